import { randomBytes } from 'node:crypto';

/** The token that scripts must know: the one given, or a new one. Throws one sentence when it is too easy to guess. */
export function tokenOf(given: string | undefined): string {
  const token = given ?? randomBytes(32).toString('base64url');
  if (!/^[\w-]{20,}$/.test(token))
    throw new Error('The token for scripts must have 20 or more letters, digits, _ and -.');
  return token;
}
