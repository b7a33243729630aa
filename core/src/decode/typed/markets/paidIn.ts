import { zeroAddress } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { addressInMessage, type MessagePath } from '../at.ts';
import type { OrderPart } from '../meaning.ts';

/** An amount of the token at a path, at exchanges that write the native currency as the zero address. */
export function paidIn(args: readonly Arg[], token: MessagePath, amount: MessagePath): OrderPart {
  return addressInMessage(args, token) === zeroAddress
    ? { what: 'native', amount }
    : { what: 'token', token, amount };
}
