/** Whether a text is what wallets are asked with, and no words of the user's: JSON, calldata, or a link that asks. */
export function isRequestText(text: string): boolean {
  const typed = text.trim();
  if (/^(?:ethereum|wc):/i.test(typed)) return true;
  if (/^0x[0-9a-f]+$/i.test(typed)) return typed.length > 42;
  return /^[{[]/.test(typed) && isJson(typed);
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
