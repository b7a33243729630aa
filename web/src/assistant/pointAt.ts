/** Marks the place of a fact on the Review, for as long as the returned function is not called. */
export function pointAt(place: string): () => void {
  const found = placesOf(place);
  for (const it of found) it.dataset.pointed = '';
  return () => {
    for (const it of found) delete it.dataset.pointed;
  };
}

/** Brings the place of a fact into sight. */
export function goTo(place: string): void {
  placesOf(place)[0]?.scrollIntoView({ block: 'center' });
}

export function isOnPage(place: string): boolean {
  return placesOf(place).length > 0;
}

function placesOf(place: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];
}
