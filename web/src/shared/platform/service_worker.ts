// The service worker, which keeps the house open where there is no network.

/** Lets it come once the page is there; a browser that will not have it plays without. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(console.info);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
