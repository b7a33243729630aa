/**
 * WalletConnect's statement on which site sent a message: a JSON Web Token (ES256) that its relay adds. It is checked
 * here with the browser's own cryptography, since the library's check needs Node's.
 */
import { isRecord } from '../../data/base/shapes.ts';
import { keyOfVerify, noteTold } from '../../data/asking/told.ts';
import { fromBase64url } from '../../data/base64url.ts';
import { verifyHost } from './verifyHost.ts';

/** The site that sent a message, in WalletConnect's word. */
export type Stated = Readonly<{ origin: string; isScam: boolean }>;

/** In milliseconds, for the key. */
const patience = 5_000;

/** In characters: a statement has about 600, the key about 300. */
const longest = 10_000;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

let kept: Promise<CryptoKey | undefined> | undefined;

/**
 * What a statement says of the message with the hash `id`; undefined where it is not signed by WalletConnect, is too
 * old, is of another message, or knows no site. Never rejects.
 */
export async function readStatement(token: string, id: string): Promise<Stated | undefined> {
  if (token === '' || token.length > longest) return undefined;
  try {
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesOf(body)));
    if (!isRecord(claims) || claims['id'] !== id || claims['isVerified'] !== true) return undefined;
    if (!(typeof claims['exp'] === 'number' && claims['exp'] * 1_000 > Date.now())) return undefined;
    if (typeof claims['origin'] !== 'string') return undefined;
    kept ??= fetchKey();
    const key = await kept;
    if (!key) kept = undefined;
    const signed = new TextEncoder().encode(`${head}.${body}`);
    if (!key || !(await crypto.subtle.verify(algorithm, key, bytesOf(signature), signed))) return undefined;
    return { origin: claims['origin'], isScam: claims['isScam'] === true };
  } catch {
    return undefined;
  }
}

/** The host learns nothing but that someone asks. The key is kept while the page is open. */
async function fetchKey(): Promise<CryptoKey | undefined> {
  const url = `${verifyHost}/v3/public-key`;
  const ended = noteTold(url, { to: { source: 'walletConnect' }, what: keyOfVerify });
  try {
    const answer = await fetch(url, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    ended(answer.status);
    const text = answer.ok ? await answer.text() : '';
    const read: unknown = text.length > longest ? undefined : JSON.parse(text);
    if (!isRecord(read) || !isRecord(read['publicKey'])) return undefined;
    const { kty, crv, x, y } = read['publicKey'] as JsonWebKey;
    const jwk = { kty, crv, x, y } as JsonWebKey;
    return await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  } catch {
    ended(0);
    return undefined;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64url(text) ?? new Uint8Array();
}
