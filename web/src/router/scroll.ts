/** Where each step of the history was left, for as long as the page is open. */
import type { Arrival } from './here.ts';

const left = new Map<string, number>();

/** Scrolls to where a place that was just opened is to be looked at. */
export function scrollFor({ action, key, still }: Arrival): void {
  history.scrollRestoration = 'manual';
  if (still || action === 'REPLACE') return;
  scrollTo(0, (action === 'GO' && key !== undefined && left.get(key)) || 0);
}

/** Remembers how far a place is scrolled. Gives what ends it. */
export function keepScroll({ key }: Arrival): () => void {
  if (key === undefined) return () => {};
  const keep = () => left.set(key, scrollY);
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}
