// Registers the service worker, which serves the page without a network.

/** Lets it come once the page is there; a browser that will not have it plays without. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(console.info);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
