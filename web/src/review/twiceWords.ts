import type { Body } from '@readback/core/model/request.ts';
import { isRecord } from '../data/shapes.ts';

/** What it does to sign the same request a second time, where the first may have been signed. */
export function twiceWords(body: Body): string {
  switch (body.kind) {
    case 'transaction':
      return body.set.nonce === undefined
        ? 'If the first one was sent, signing again makes it happen twice: your wallet gives the second the next nonce.'
        : `Both have nonce ${body.set.nonce}. Only one of them can be mined: the second replaces the first, or is refused.`;
    case 'calls':
      return 'If the first batch was sent, signing again makes all of its calls happen twice.';
    case 'message':
      return 'A second signature says the same as the first. A site that takes each as an order may act twice.';
    case 'typedData':
      return hasCounter(body.typed.message)
        ? 'Both signatures are for the same values, with the same nonce. A contract that checks the nonce uses only one of them.'
        : 'Both signatures are for the same values, and no nonce is among them. A contract that does not mark a signature as used may act on both.';
    case 'safeTransaction':
      return `Both signatures are for the same Safe transaction, with nonce ${body.tx.nonce}. The Safe counts each owner once, so the second adds nothing.`;
    case 'userOperation':
    case 'authorization':
      return 'It is only read here.';
  }
}

function hasCounter(message: unknown): boolean {
  return (
    isRecord(message) &&
    Object.entries(message).some(
      ([key, value]) => /nonce|salt/i.test(key) || (isRecord(value) && hasCounter(value)),
    )
  );
}
