import type { ClearSigned, Span } from '../../model/clearSigned.ts';
import { clearSign, type ClearSignSubject } from './clearSign.ts';
import type { Data } from './paths/data.ts';

/** What descriptors say of a batch: of each call, and one sentence for all of them if each has one. */
export type ClearSignedBatch = Readonly<{
  calls: readonly ClearSigned[];
  interpolated?: readonly Span[];
}>;

/**
 * A batch of calls (EIP-5792): the sentences joined by " and ", all or none ("Batch transactions"). Each call is
 * described separately, in the order in which it runs. Calls that create a contract, and those without data, are none
 * that a descriptor speaks of: they leave no sentence.
 */
export function clearSignBatch(
  calls: readonly (Extract<ClearSignSubject, { kind: 'call' }> | null)[],
  data: Data,
): ClearSignedBatch {
  const said = calls.map(
    (call): ClearSigned =>
      call === null ? { kind: 'unread', warnings: [{ code: 'noDescriptor' }] } : clearSign(call, data),
  );
  const sentence: Span[] = [];
  for (const one of said) {
    if (one.kind === 'unread' || one.interpolated === undefined) return { calls: said };
    if (sentence.length > 0) sentence.push({ is: 'text', text: ' and ', from: [{ by: 'engine' }] });
    sentence.push(...one.interpolated);
  }
  return sentence.length === 0 ? { calls: said } : { calls: said, interpolated: sentence };
}
