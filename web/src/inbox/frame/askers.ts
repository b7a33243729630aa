/** Names of the calls that dapps in frames of this tab make. */
const place = 'readback.frames';
let count = 0;

/** A name that no other call has. */
export function nextAsker(): string {
  count += 1;
  return `${prefix()}${Date.now().toString(36)}.${count}`;
}

/** Whether a call came from a frame of this tab, before or after a reload. What other tabs have is not known here. */
export function isOfThisTab(asker: string): boolean {
  return asker.startsWith(prefix());
}

let own: string | undefined;

function prefix(): string {
  own ??= `${kept()}.`;
  return own;
}

function kept(): string {
  const next = crypto.randomUUID();
  try {
    const before = sessionStorage.getItem(place);
    if (before !== null && /^[\da-f-]{36}$/.test(before)) return before;
    sessionStorage.setItem(place, next);
  } catch {
    // Without a storage a reload counts as another tab.
  }
  return next;
}
