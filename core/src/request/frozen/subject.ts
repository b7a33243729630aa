import type { Address } from 'viem';
import { memoize } from '../../kit/memoize.ts';
import type { FactId } from '../../model/fact.ts';
import type { Body } from '../../model/request.ts';

/** An account that a request names, with the fact that shows it. */
type Named = Readonly<{ account: Address; fact: FactId }>;

/**
 * Whose authority a request uses, as it says itself. `sends`: whoever is asked sends it, and pays for it; `signs`: a
 * signature, which others can use; `calls`: a call of which no more is known. `signer` is who is asked, `actsFor` the Safe or
 * the account whose authority a signature is, where that is another than who signs; each absent where nobody is named.
 */
export type Subject = Readonly<{ way: 'sends' | 'signs' | 'calls'; signer?: Named; actsFor?: Named }>;

/** Worked out once of each frozen request. */
export const subjectOf = memoize((body: Body): Subject => {
  const named = (account: Address | undefined, fact: FactId): Named | undefined =>
    account === undefined ? undefined : { account, fact };
  const subject = (way: Subject['way'], signer: Named | undefined, actsFor?: Named): Subject => ({
    way,
    ...(signer === undefined ? {} : { signer }),
    ...(actsFor === undefined ? {} : { actsFor }),
  });
  switch (body.kind) {
    case 'transaction':
    case 'calls':
      return subject('sends', named(body.from, 'request.from'));
    case 'calldata':
      return subject('calls', named(body.from, 'request.from'));
    case 'message':
    case 'typedData':
      return subject('signs', named(body.signer, 'request.signer'));
    case 'safeTransaction':
      return subject('signs', undefined, named(body.safe, 'request.safe'));
    case 'userOperation':
      return subject('signs', undefined, named(body.op.sender, 'request.sender'));
    case 'authorization':
      return subject('signs', undefined, named(body.authority, 'request.authority'));
  }
});
