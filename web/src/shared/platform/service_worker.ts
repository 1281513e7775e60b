// Registers the service worker, which serves the page without a network.

/** Registers it once the page has loaded; the page also works without it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(console.info);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
