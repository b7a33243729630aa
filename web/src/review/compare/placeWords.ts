/** Where a step or a call stands, as people count: `0.2` is the third one in the first. Of deep places the middle is left out. */
export function placeWords(id: string): string {
  const parts = id.split('.');
  const shown = parts.length > 12 ? [...parts.slice(0, 10), '…', ...parts.slice(-1)] : parts;
  return shown.map((it) => (it === '…' ? it : String(Number(it) + 1))).join('.');
}
