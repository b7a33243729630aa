/**
 * Asks the server at `url` to put its practice chain back to its first state. Resolves with whether a server was
 * there; rejects with its own words when it was and refused.
 */
export async function resetRunning(url: string): Promise<boolean> {
  const { origin } = new URL(url);
  let response: Response;
  try {
    response = await fetch(`${origin}/practice/reset`, {
      method: 'POST',
      headers: { origin },
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    return false;
  }
  if (!response.ok) throw new Error(`${origin} did not reset its practice chain: ${await response.text()}`);
  return true;
}
