import { concatHex, type Hex } from 'viem';
import type { Actor, Arg } from '../../model/step.ts';
import type { CallToRead, Opened } from '../wrappers/wrapper.ts';
import { addressInMessage, numberAt, valueAt } from './at.ts';
import type { Around } from './form.ts';

/**
 * ERC-2771, signed for a forwarder (`ForwardRequest` of OpenZeppelin 4 and 5): the target is called for `from`, whose
 * address the forwarder puts behind the data.
 */
export function forwarded(args: readonly Arg[]): Opened {
  const from = addressInMessage(args, ['from']);
  const to = addressInMessage(args, ['to']);
  if (from === undefined || to === undefined) return { calls: [], refused: true };
  const data = concatHex([bytesAt(args, 'data'), from]).toLowerCase() as Hex;
  return { calls: [later(from, to, numberAt(args, ['value']), data)] };
}

/**
 * A call that a contract lets others submit for the one who signed it (`MetaTransaction`, as on Polygon): the contract
 * calls itself, with the sender behind the data.
 */
export function metaTransactionCall(args: readonly Arg[], { to }: Around): Opened {
  const from = addressInMessage(args, ['from']);
  if (from === undefined || to === null) return { calls: [], refused: true };
  const data = concatHex([bytesAt(args, 'functionSignature'), from]).toLowerCase() as Hex;
  return { calls: [later(from, to, 0n, data)] };
}

function later(actor: Actor, to: CallToRead['to'] & string, value: bigint, data: Hex): CallToRead {
  return { op: 'call', actor, self: to, to, value, data, bytes: [0, 0], runs: 'later' };
}

function bytesAt(args: readonly Arg[], name: string): Hex {
  const value = valueAt(args, [name]);
  return value?.kind === 'bytes' ? value.hex : '0x';
}
