import type { Body } from '../../model/request.ts';

/** Whether a transaction is signed, or said to be: whoever holds it can send it. */
export function isSignedAlready(body: Body): boolean {
  return body.kind === 'transaction' && body.signed !== undefined;
}
