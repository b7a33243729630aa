/** Hands a text or a picture to the browser to be saved as a file. It leaves the device no further than the user's own folder. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken what it needs once the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** "readback-activity-2026-11-21.csv" */
export function fileName(what: string, ending: string): string {
  return `readback-${what}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}
