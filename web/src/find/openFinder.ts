/** Opens what finds everything, for who has no keys to press: it listens for its keys on the whole window. */
export function openFinder(): void {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
}
