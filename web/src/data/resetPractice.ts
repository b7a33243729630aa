/**
 * Puts the practice chain back to its beginning, and forgets what was fetched, since the same questions have other
 * answers now. Gives false when the host did not do it. Never rejects.
 */
export async function resetPractice(): Promise<boolean> {
  try {
    const response = await fetch(new URL('practice/reset', document.baseURI), {
      method: 'POST',
      credentials: 'omit',
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) return false;
    const [{ forgetPracticeInfo }, { forgetFetched }] = await Promise.all([
      import('./practiceInfo.ts'),
      import('./queryClient.ts'),
    ]);
    forgetPracticeInfo();
    await forgetFetched();
    return true;
  } catch {
    return false;
  }
}
