import type { Body } from '@readback/core/model/request.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/twice.ts';
import { isRecord } from '../data/base/shapes.ts';

/** What it does to sign the same request a second time, where the first may have been signed. */
export function twiceWords(body: Body): string {
  switch (body.kind) {
    case 'transaction':
      return body.set.nonce === undefined
        ? words.transaction
        : fill(words.sameNonce, { nonce: body.set.nonce.toString() });
    case 'calls':
      return words.calls;
    case 'message':
      return words.message;
    case 'typedData':
      return hasCounter(body.typed.message) ? words.typedDataWithNonce : words.typedData;
    case 'safeTransaction':
      return fill(words.safeTransaction, { nonce: body.tx.nonce.toString() });
    case 'calldata':
    case 'userOperation':
    case 'authorization':
      return words.onlyRead;
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
