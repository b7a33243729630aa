import { encodeFunctionData, parseAbi } from 'viem';
import type { Actor, Arg } from '../../../model/step.ts';
import type { Budget } from '../../../codec/budget.ts';
import { abiInside, budgetInside } from '../abiInside.ts';
import { addressArg, bytesArg, partsAt } from '../args.ts';
import { innerCallAs, sizeOf } from '../inner.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/**
 * ERC-7710, as the DelegationManager of MetaMask carries it out: each context is a chain of delegations, the
 * redeemer's first; the account that gave the last one is called with `executeFromExecutor` (ERC-7579). An empty
 * context means the redeemer's own account. Delegations are checked by their caveats on chain, not here.
 */
export const redeemDelegations: Wrapper = {
  signatures: ['redeemDelegations(bytes[],bytes32[],bytes[])'],
  open: (outer, args) => {
    const [contexts, modes, datas] = [partsAt(args, 0), partsAt(args, 1), partsAt(args, 2)];
    if (contexts.length !== modes.length || modes.length !== datas.length)
      return { calls: [], refused: true };
    const calls: CallToRead[] = [];
    const budget = budgetInside(outer);
    for (const [index, context] of contexts.entries()) {
      const delegator = rootOf(context, outer.actor, budget);
      if (delegator === undefined || delegator === 'unknown')
        return { calls: [], oddities: [{ at: context.bytes[0], what: 'overrun' }], refused: true };
      const { data, bytes } = bytesArg(datas, index);
      const inner = encodeFunctionData({ abi, args: [bytesArg(modes, index).data, data] });
      calls.push(innerCallAs(outer.self, delegator, 0n, { data: inner, bytes }));
    }
    return { calls };
  },
};

const abi = parseAbi(['function executeFromExecutor(bytes32 mode, bytes executionCalldata)']);

const delegations =
  '(address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature)[] delegations';

/** Whose account acts in the end: that of the last delegation, which rests on nobody else's. */
function rootOf(context: Arg, redeemer: Actor, budget: Budget): Actor | undefined {
  const part = bytesArg([context], 0);
  if (sizeOf(part) === 0) return redeemer;
  const inside = abiInside(delegations, part, budget);
  const chain = partsAt(inside?.args ?? [], 0);
  if (chain.length === 0) return inside === undefined ? undefined : redeemer;
  return addressArg(partsAt(chain, chain.length - 1), 1);
}
