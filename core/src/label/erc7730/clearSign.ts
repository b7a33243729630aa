import type { Address, Hex } from 'viem';
import { freshBudget } from '../../codec/budget.ts';
import type { TypedData } from '../../model/request.ts';
import type { ClearSigned } from '../../model/clearSigned.ts';
import { clearSignCall } from './clearSignCall.ts';
import { clearSignTyped } from './clearSignTyped.ts';
import type { Data } from './paths/data.ts';
import { maxShownFields } from './paths/scope.ts';

/** What is to be described: a call as it will be sent, or typed data as it was read (`request/typedData/readTypedData.ts`). */
export type ClearSignSubject =
  | Readonly<{ kind: 'call'; chainId: number; to: Address; data: Hex; value?: bigint; from?: Address }>
  | Readonly<{ kind: 'typedData'; typed: TypedData; signer?: Address }>;

/**
 * What ERC-7730 descriptors say of a request. A pure function: it decodes with our own strict decoder, checks every
 * binding, and either shows all fields of the one descriptor that fits, or none, and says why.
 *
 * It asks `data` for everything that is not in the request: descriptors, tokens, names, block times, proxies. Answers
 * are given without waiting, so a caller that has to fetch them answers `pending`, fetches what was asked, and calls
 * again; `clearSignAsking` does just that. What stays unknown is shown raw, with a warning: nothing is invented.
 *
 * What comes back is a claim of the descriptor's author. Show it beside the raw tree, with its warnings, those of
 * `lint`, and what `attestation.ts` finds; show its texts through `SafeText`; for plain text use `renderPlain`.
 *
 * @example
 * const said = clearSign({ kind: 'call', chainId: 1, to, data: '0xa9059cbb…' }, data);
 * if (said.kind === 'read') said.fields.map(({ label, value }) => [label, plainText(value)]);
 */
export function clearSign(subject: ClearSignSubject, data: Data): ClearSigned {
  const room = { ...freshBudget(), fields: maxShownFields };
  if (subject.kind === 'typedData') return clearSignTyped(subject, data, room);
  return clearSignCall(subject, data, room, 0);
}
