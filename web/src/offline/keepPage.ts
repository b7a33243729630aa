import { trustedScriptUrl } from '../data/engine/trustedTypes.ts';
import { isExtension } from '../inbox/extension/isExtension.ts';
import { type Changing, changing } from '../data/base/changing.ts';

const ready = changing<ServiceWorker | undefined>(undefined);

/** A new release of this page that is here whole, and waits until no page is open, or the user takes it. */
export const newRelease: Pick<Changing<ServiceWorker | undefined>, 'get' | 'subscribe'> = ready;

let keeping: Promise<void> | undefined;

/**
 * Has the browser keep this release of the page (`serviceWorker.ts`), once. Where it cannot (no secure host, blocked
 * storage, a frame of another page), the page works as before while its server answers. Never rejects.
 */
export function keepPage(): Promise<void> {
  keeping ??= keep().catch(() => undefined);
  return keeping;
}

/** Lets the new release take over, and opens it here. What other pages run stays whole. */
export function takeRelease(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take');
}

async function keep(): Promise<void> {
  // An extension is on this device whole.
  if (isExtension()) return;
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.top !== window) return;
  const url = trustedScriptUrl(new URL('sw.js', document.baseURI).href);
  const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
  const look = () => {
    // The first one replaces nothing.
    if (registration.active) ready.set(registration.waiting ?? undefined);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}
