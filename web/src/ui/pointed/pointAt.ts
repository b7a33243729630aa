import './pointed.css';

/** Marks the place of a fact on the Review, for as long as the returned function is not called. */
export function pointAt(place: string): () => void {
  return markAll(placesOf(place));
}

/** The same for parts of the page that were found already. */
export function markAll(found: readonly HTMLElement[]): () => void {
  for (const it of found) it.dataset.pointed = '';
  return () => {
    for (const it of found) delete it.dataset.pointed;
  };
}

/** Brings the place of a fact into sight. */
export function goTo(place: string): void {
  const [first] = placesOf(place);
  if (first) openAround(first);
  first?.scrollIntoView({ block: 'center' });
}

/** Unfolds what it is in. */
export function openAround(element: HTMLElement): void {
  for (let it = element.closest('details'); it; it = it.parentElement?.closest('details') ?? null)
    it.open = true;
}

export function isOnPage(place: string): boolean {
  return placesOf(place).length > 0;
}

export function placesOf(place: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];
}
