import { type Address, maxUint256, zeroAddress } from 'viem';
import { same } from '../../../ledger/account.ts';
import type { Actor, Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { asksNobody, mayBeOf } from '../askers.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';

/**
 * The Ethereum Vault Connector of Euler: it calls vaults on behalf of an account of its caller's, and a vault takes
 * that account for the one who asks. A call of the connector itself it makes as a delegatecall, as its caller.
 */
export const connectorBatch: Wrapper = {
  signatures: ['batch((address,address,uint256,bytes)[])'],
  open: (outer, args) => all(partsAt(args, 0).map((item) => connected(outer, partsAt([item], 0)))),
};

export const connectorCall: Wrapper = {
  signatures: ['call(address,address,uint256,bytes)'],
  open: (outer, args) => all([connected(outer, args)]),
};

/** Whoever submits it makes the connector call itself as the signer, whose accounts it then works on. */
export const connectorPermit: Wrapper = {
  signatures: ['permit(address,address,uint256,uint256,uint256,uint256,bytes,bytes)'],
  open: (outer, args) => {
    if (outer.to === null) return { calls: [], refused: true };
    const value = valueOf(outer, integerArg(args, 5));
    const part = bytesArg(args, 6);
    const actor = addressArg(args, 0);
    return { calls: [{ op: 'call', actor, self: outer.to, to: outer.to, value, ...part, runs: 'always' }] };
  },
};

/** Undefined where the connector reverts: a call of itself is on behalf of nobody, and carries nothing. */
function connected(outer: CallToRead, item: readonly Arg[]): CallToRead | undefined {
  const to = addressArg(item, 0);
  const account = addressArg(item, 1);
  const value = integerArg(item, 2);
  const part = bytesArg(item, 3);
  if (same(to, outer.to)) {
    if (account !== zeroAddress || value !== 0n) return undefined;
    return { ...outer, ...part, op: 'delegatecall', runs: 'always' };
  }
  // A router, a token or Permit2 takes the connector itself for the one who asks.
  const asks = mayBeOf(part.data, ...ofVaults) && !asksNobody(to, part.data);
  const actor = asks ? authority(outer.actor, account) : outer.self;
  return { op: 'call', actor, self: to, to, value: valueOf(outer, value), ...part, runs: 'always' };
}

/** What vaults have: their own functions, and those of their shares. */
const ofVaults = ['Euler', 'ERC-20', 'ERC-2612, ERC-3009', 'ERC-4626'];

/** The 256 accounts that share their first 19 bytes have one owner; for any other, whoever calls is its operator. */
function authority(caller: Actor, account: Address): Actor {
  return caller.slice(0, 40).toLowerCase() === account.slice(0, 40).toLowerCase() ? account : caller;
}

/** The greatest number represents all that the connector has. */
function valueOf(outer: CallToRead, value: bigint): bigint {
  return value === maxUint256 ? outer.value : value;
}

function all(calls: readonly (CallToRead | undefined)[]): Opened {
  const made = calls.filter((it) => it !== undefined);
  return made.length === calls.length ? { calls: made } : { calls: [], refused: true };
}
