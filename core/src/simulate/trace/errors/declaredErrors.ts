import type { Address, Hex } from 'viem';
import { type AbiErrorItem, type AbiSourceId, abiSourceIds } from '../../../model/abi.ts';
import { functionAbi } from '../../../codec/functionAbi.ts';
import type { Candidate } from '../../../decode/candidates.ts';
import type { Provenance } from '../../../model/fact.ts';
import type { World } from '../../../world/world.ts';

/**
 * The errors with four bytes that contracts declare, by the ABIs that the user keeps, else by a source of verified
 * contracts, and at last what anybody listed for these bytes, which is a guess. `addresses`: the contract that was
 * called, and where its code stands. A source learns the chain and these addresses, as it does of a call; whoever keeps
 * the list learns the four bytes. Empty where nobody says anything.
 */
export async function declaredErrors(
  {
    chainId,
    addresses,
    selector,
  }: Readonly<{ chainId: number; addresses: readonly Address[]; selector: Hex }>,
  world: World,
  signal: AbortSignal,
): Promise<readonly Candidate[]> {
  const bounds = { signal, deadline: 3_000, maxBytes: 131_072 };
  const kept = await Promise.all(
    addresses.map((address) => world.ask('abi', { chainId, address, selector }, bounds)),
  );
  const ofKept = kept.flatMap((it) =>
    it.s === 'known' ? it.v.flatMap(({ errors = [], from }) => candidates(errors, from, selector)) : [],
  );
  if (ofKept.length > 0) return ofKept;
  const verified = (source: AbiSourceId) =>
    Promise.all(
      addresses.map((address) => world.ask('verified', { source, chainId, address, selector }, bounds)),
    );
  for (const source of abiSourceIds) {
    const found = (await verified(source)).flatMap((it) =>
      it.s === 'known' ? candidates(it.v.errors ?? [], { ...it.v.from, unproven: true }, selector) : [],
    );
    if (found.length > 0) return found;
  }
  const listed = await world.ask('signatures', { chainId, selector }, bounds);
  if (listed.s !== 'known') return [];
  const from = [{ by: 'guess', why: 'listed' }] as const;
  return listed.v.slice(0, mostListed).flatMap((text) => {
    const fn = functionAbi(text);
    return fn === undefined || fn.selector !== selector ? [] : [{ fn, from }];
  });
}

const mostListed = 16;

/** An error has a name and parameters as a function has, and its four bytes are made in the same way. */
function candidates(errors: readonly AbiErrorItem[], from: Provenance, selector: Hex): readonly Candidate[] {
  return errors.slice(0, mostListed).flatMap((it) => {
    const fn = functionAbi({ ...it, type: 'function', outputs: [], stateMutability: 'view' });
    return fn === undefined || fn.selector !== selector ? [] : [{ fn, from: [from] }];
  });
}
