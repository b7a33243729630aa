import { type Address, checksumAddress } from 'viem';
import type { Oddity } from '../../../model/step.ts';
import type { EntryPointLayout } from './entryPoints.ts';
import { innerCallAs, cut, type InnerCall, sizeOf } from '../inner.ts';
import type { CallToRead, Opened } from '../wrapper.ts';

/** What of a user operation (ERC-4337) leads to calls, with its places. */
export type OperationParts = Readonly<{
  sender: Address;
  initCode: InnerCall;
  callData: InnerCall;
  paymasterAndData: InnerCall;
}>;

/**
 * The calls that a user operation leads to. With `initCode` the account is made first, by the factory that its first
 * 20 bytes name; from version 0.8 on, `0x7702` in their place means an account that borrows code (EIP-7702), which
 * is called with the rest. Then the account is called with `callData`, by its own authority; a failure there undoes
 * nothing else.
 *
 * From 0.7 on, `callData` that begins with the selector of `executeUserOp` reaches the account together with the
 * whole operation, and the accounts that have this function call themselves with what is behind the selector.
 *
 * Too few bytes for a factory or a paymaster make the entry point revert.
 */
export function openUserOperation(
  op: OperationParts,
  version: EntryPointLayout,
  runs: CallToRead['runs'],
): Opened {
  const size = sizeOf(op.paymasterAndData);
  if (size > 0 && size < leastPaymaster[version]) return short(op.paymasterAndData);
  const made = creation(op, version, runs);
  if (made.refused) return made;
  const called = execution(op, version, runs === 'later' ? runs : 'mayFail');
  return called.refused ? called : { calls: [...made.calls, ...called.calls] };
}

/** An address; from 0.7 on also two gas limits of 16 bytes. */
const leastPaymaster = { '0.6': 20, '0.7': 52, '0.8': 52, unknown: 52 } as const;

const marker = `7702${'0'.repeat(36)}`;

function creation(
  { sender, initCode }: OperationParts,
  version: EntryPointLayout,
  runs: CallToRead['runs'],
): Opened {
  const size = sizeOf(initCode);
  if (size === 0) return { calls: [] };
  const borrowed = size >= 2 && initCode.data.slice(2, 42).padEnd(40, '0') === marker;
  if (borrowed && version === 'unknown') return short(initCode, 'otherFunction');
  if (borrowed && version === '0.8')
    return { calls: size > 20 ? [asAnyone(sender, cut(initCode, 20), runs)] : [] };
  if (size < 20) return short(initCode);
  const factory = checksumAddress(cut(initCode, 0, 20).data);
  return { calls: [asAnyone(factory, cut(initCode, 20), runs)] };
}

/** A call made by a contract of the entry point's own, which has no authority anywhere. */
function asAnyone(to: Address, part: InnerCall, runs: CallToRead['runs']): CallToRead {
  return { ...innerCallAs('unknown', to, 0n, part, runs), self: to };
}

const executeUserOp = '0x8dd7712f';

function execution(
  { sender, callData }: OperationParts,
  version: EntryPointLayout,
  runs: CallToRead['runs'],
): Opened {
  if (sizeOf(callData) === 0) return { calls: [] };
  if (version === '0.6' || !callData.data.startsWith(executeUserOp))
    return { calls: [innerCallAs(sender, sender, 0n, callData, runs)] };
  const inner = cut(callData, 4);
  return sizeOf(inner) < 4 ? short(inner) : { calls: [innerCallAs(sender, sender, 0n, inner, runs)] };
}

function short({ bytes }: InnerCall, what: Oddity['what'] = 'overrun'): Opened {
  return { calls: [], oddities: [{ at: bytes[0], what }], refused: true };
}
