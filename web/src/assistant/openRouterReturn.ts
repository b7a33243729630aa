/** Where this tab keeps the secret of a sign-in at OpenRouter that it began. */
export const verifierPlace = 'readback.openrouter';

/** The code that OpenRouter sent back to this tab; undefined where this tab did not ask for one. */
export function returnedCode(): string | undefined {
  const code = new URLSearchParams(location.search).get('code');
  if (code === null || code === '' || code.length > 500) return undefined;
  try {
    return sessionStorage.getItem(verifierPlace) === null ? undefined : code;
  } catch {
    return undefined;
  }
}

/** Back from OpenRouter, the page opens where the key is waited for. */
export function followOpenRouter(): void {
  if (returnedCode() !== undefined) location.hash = '#/settings?section=assistant';
}
