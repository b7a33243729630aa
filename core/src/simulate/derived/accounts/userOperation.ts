import type { Address, Hex } from 'viem';
import type { Limit, NotNow } from '../../../model/limits.ts';
import { knownByBytes } from '../../../decode/abis/isKnownAs.ts';
import { type Known, known, unknown } from '../../../model/known.ts';
import type { Body, EntryPointVersion, UserOp } from '../../../model/request.ts';
import type { Override } from '../../../effects/engine.ts';
import type { RunPlan } from '../../runPlan.ts';
import { unforeseeable } from '../../engines/unforeseeable.ts';
import type { AtPin } from '../atPin.ts';
import { distinct } from '../distinct.ts';
import {
  createSender,
  depositCall,
  gasOf,
  handleOps,
  nonceCall,
  senderCreator,
  withoutFee,
} from './entryPointCalls.ts';
import type { SyntheticAccount } from '../syntheticAccounts.ts';
import { callThrough, callsFor, delegateIn, delegationTo, takesForSigned } from '../stubContracts.ts';

export type UserOperationBody = Extract<Body, { kind: 'userOperation' }>;

/** What is run for an operation, what stands against it now, and what it may cost (wei), if no paymaster pays. */
export type OperationPlan = Readonly<{
  plan: RunPlan;
  notNow: readonly NotNow[];
  notLookedAt: readonly Limit[];
  most?: bigint;
}>;

/**
 * A user operation (ERC-4337, entry points 0.6, 0.7, 0.8) as a bundler submits it: `handleOps` with this one, by an
 * account that nobody can foresee. Only `validateUserOp` of the account is assumed, by code that is in
 * for it and leaves all else to the account's own code; nonce and paymaster are checked by the entry point itself.
 * Where the account pays, the operation is run at no fee, so that what changes is what it does: the fee stands apart.
 *
 * An account that is not there yet is made by the entry point's own creator, and then called as the entry point.
 */
export async function operationPlan(
  body: UserOperationBody,
  accounts: readonly Address[],
  at: AtPin,
): Promise<Known<OperationPlan>> {
  const { op, entryPoint, version, authorization } = body;
  if (version === undefined || !isWhole(op, version)) return unknown('unsupported');
  const [code, its, nonce, held, deposit] = await Promise.all([
    at.code(op.sender),
    at.code(entryPoint),
    at.word(entryPoint, nonceCall(op.sender, op.nonce)),
    at.balance(op.sender),
    at.word(entryPoint, depositCall(op.sender)),
  ]);
  if (code.s !== 'known') return code;
  if (its.s !== 'known') return its;
  if (its.v === '0x') return unknown('notFound');
  const borrowed = authorization?.delegate ?? delegateIn(code.v);
  const isThere = code.v !== '0x' || borrowed !== undefined;
  if (!isThere && op.initCode === '0x') return unknown('notFound');
  if (!isThere && version !== '0.6' && knownByBytes(op.callData) === 'wholeOperation')
    return unknown('unsupported');

  const { most } = gasOf(op, version);
  const paid = op.paymasterAndData !== '0x';
  const notNow: NotNow[] = [];
  if (nonce.s === 'known' && nonce.v !== op.nonce) {
    notNow.push({ is: nonce.v > op.nonce ? 'nonce' : 'later' });
  }
  if (!paid && held.s === 'known' && deposit.s === 'known' && held.v + deposit.v < most) {
    notNow.push({ is: 'funds' });
  }
  const runs = isThere ? there(op, { entryPoint, version }, borrowed, code.v) : made(op, entryPoint, its.v);
  const plan: RunPlan = {
    kind: 'run',
    set: {},
    accounts: distinct([op.sender, ...accounts]),
    ...runs,
    assumed: [
      { is: isThere ? 'operation' : 'created' },
      ...(paid ? [{ is: 'paymaster' } as const] : []),
      ...(authorization === undefined ? [] : [{ is: 'authorizations', count: 1 } as const]),
    ],
  };
  const unlooked = !isThere && paid;
  return known({
    plan,
    notNow,
    notLookedAt: unlooked ? [{ is: 'paymaster' }] : [],
    ...(paid ? {} : { most }),
  });
}

type Runs = Pick<RunPlan, 'from' | 'calls' | 'atomic' | 'overrides' | 'synthetic'>;

function synthetic(sender: Address, code: Address): readonly SyntheticAccount[] {
  return [
    { address: sender, is: 'sender' },
    { address: code, is: 'code' },
  ];
}

/** Gas units that the code which is in takes beside the account's own. */
const ofStandIn = 6_000n;

function there(
  op: UserOp,
  { entryPoint, version }: { entryPoint: Address; version: EntryPointVersion },
  borrowed: Address | undefined,
  code: Hex,
): Runs {
  const [bundler, copy] = [unforeseeable(), unforeseeable()];
  // What a paymaster signed must stay as it is.
  const run = op.paymasterAndData === '0x' ? withoutFee(op, ofStandIn) : op;
  const account: readonly Override[] =
    borrowed === undefined
      ? [
          { address: op.sender, code: takesForSigned(copy) },
          { address: copy, code },
        ]
      : [
          { address: op.sender, code: delegationTo(copy) },
          { address: copy, code: takesForSigned(borrowed) },
        ];
  return {
    from: bundler,
    calls: [{ to: entryPoint, value: 0n, data: handleOps(run, version, bundler) }],
    atomic: true,
    overrides: [{ address: bundler, pays: true }, ...account],
    synthetic: synthetic(bundler, copy),
  };
}

function made(op: UserOp, entryPoint: Address, code: Hex): Runs {
  const [bundler, copy] = [unforeseeable(), unforeseeable()];
  const asEntryPoint = (to: Address, data: Hex) => ({
    to: entryPoint,
    value: 0n,
    data: callThrough(to, 0n, data),
  });
  const creation = asEntryPoint(senderCreator(entryPoint), createSender(op.initCode));
  return {
    from: bundler,
    calls: op.callData === '0x' ? [creation] : [creation, asEntryPoint(op.sender, op.callData)],
    atomic: false,
    overrides: [
      { address: bundler, pays: true },
      { address: entryPoint, code: callsFor(bundler, copy) },
      { address: copy, code },
    ],
    synthetic: synthetic(bundler, copy),
  };
}

/** Whether an entry point could take it apart: what is shorter makes it revert. */
function isWhole(op: UserOp, version: EntryPointVersion): boolean {
  const least = version === '0.6' ? 20 : 52;
  const size = (op.paymasterAndData.length - 2) / 2;
  const words = [op.accountGasLimits, op.gasFees].every((it) => it.length === 66);
  return words && (size === 0 || size >= least);
}
