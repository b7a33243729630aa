import type { Address } from 'viem';
import { openedAs } from '../../../decode/typed/typedForms.ts';
import { encodeType } from '../../../crypto/encodeType.ts';
import type { TypedData } from '../../../model/request.ts';
import { messageAddress, messageInteger } from '../messageAt.ts';

/** A call that a contract makes for whoever signs it: of a forwarder (ERC-2771), or a meta transaction. */
export type CarriedPlan = Readonly<{
  kind: 'carried';
  contract: Address;
  from: Address;
  nonce: bigint;
  deadline?: bigint;
  typed: TypedData;
}>;

export function carriedOf(typed: TypedData): CarriedPlan | undefined {
  const code = openedAs(encodeType(typed.types, typed.primaryType));
  if (code !== 'forward' && code !== 'metaTransaction') return undefined;
  const contract = typed.domain.verifyingContract;
  const from = messageAddress(typed.message, 'from');
  const nonce = messageInteger(typed.message, 'nonce');
  if (contract === undefined || from === undefined || nonce === undefined) return undefined;
  const deadline = messageInteger(typed.message, 'deadline');
  return {
    kind: 'carried',
    contract,
    from,
    nonce,
    ...(deadline === undefined ? {} : { deadline }),
    typed,
  };
}
