import { createHash, generateKeyPairSync, sign } from 'node:crypto';

export type Says = Readonly<{ origin: string; isScam?: boolean; isVerified?: boolean }>;

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const own = pair();

/** WalletConnect's statements on who sent a message, signed with a key of its own, for tests; `forged`: with someone else's. */
export function fakeVerify(
  says: Says,
  { forged = false } = {},
): Readonly<{
  /** What its host answers when it is asked for its key. */
  key: Readonly<{ publicKey: unknown; expiresAt: number }>;
  statement: (message: string) => string;
}> {
  const seconds = Math.floor(Date.now() / 1_000);
  const part = (it: unknown) => Buffer.from(JSON.stringify(it)).toString('base64url');
  return {
    key: { publicKey: own.publicKey.export({ format: 'jwk' }), expiresAt: seconds + 3_600 },
    statement: (message) => {
      const id = createHash('sha256').update(message).digest('hex');
      const claims = { id, exp: seconds + 300, isScam: false, isVerified: true, ...says };
      const text = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}`;
      const signed = sign('sha256', Buffer.from(text), {
        key: (forged ? pair() : own).privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      return `${text}.${signed.toString('base64url')}`;
    },
  };
}
