/** What is wrong with a link by which an app pairs (EIP-1328), or the link, when nothing is. `now` in milliseconds. */
export function readLink(
  text: string,
  now: number,
): Readonly<{ uri: string }> | Readonly<{ wrong: 'odd' | 'old' | 'expired' }> {
  const uri = text.trim();
  if (uri.length > 2_000 || !/^wc:[0-9a-f-]+@\d\?/i.test(uri)) return { wrong: 'odd' };
  if (/^wc:[^@]+@1\?/i.test(uri)) return { wrong: 'old' };
  const fields = new URLSearchParams(uri.slice(uri.indexOf('?') + 1));
  const isWhole = /^wc:[0-9a-f]{64}@2\?/i.test(uri) && /^[0-9a-f]{64}$/i.test(fields.get('symKey') ?? '');
  if (!isWhole || fields.get('relay-protocol') !== 'irn') return { wrong: 'odd' };
  const expiry = fields.get('expiryTimestamp');
  return expiry !== null && Number(expiry) * 1_000 <= now ? { wrong: 'expired' } : { uri };
}
