import { type AccountPart, factOfAccount, factUnder } from '../../model/factIds.ts';
import type { Address, Hex } from 'viem';
import type { ChainState } from '../../abi/code/chainState.ts';
import { contractIn, type FoundContract } from '../../abi/code/contractAt.ts';
import { hasSelector } from '../../abi/code/proxyCode.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import type { Fact, FactId, FactValue } from '../../model/fact.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import { toldAtPin } from '../../world/provenance.ts';
import type { World } from '../../world/world.ts';

/** What is at an address at the pinned block, and which code has the function that is called. */
export type ContractInspector = (address: Address, selector: Hex) => Promise<Known<FoundContract>>;

/** How many calls of one request are inspected: a call is an address and a function. */
export const mostInspected = 12;

/** Looks at contracts at the pinned block, each call once; what is beyond `mostLooked` is not asked. */
export function contractInspector(
  world: World,
  block: Known<PinnedBlock>,
  signal: AbortSignal,
): ContractInspector {
  if (block.s !== 'known') {
    const none = block.s === 'unknown' ? block : unknown('notAsked');
    return async () => none;
  }
  const { chainId, parentHash } = block.v;
  const state: ChainState = { world, chainId, block: { blockHash: parentHash }, signal };
  const looked = new Map<string, Promise<Known<FoundContract>>>();
  return (address, selector) => {
    const key = `${address} ${selector}`.toLowerCase();
    const there = looked.get(key);
    if (there !== undefined) return there;
    if (looked.size >= mostInspected) return Promise.resolve(unknown('notAsked'));
    const found = contractIn(state, address, selector);
    looked.set(key, found);
    return found;
  };
}

/**
 * Whether the proxy itself may answer a function, and not the code that it borrows: the two may clash, and which of
 * them runs can depend on who calls.
 */
export function mayAnswerItself({ contract, entry }: FoundContract, selector: Hex): boolean {
  const [first] = contract.proxies;
  if (first === undefined || first.kind === 'eip1167' || first.kind === 'eip7702') return false;
  return hasSelector(entry.code, selector);
}

/** Whose code an account runs, as facts: `account.….implementation`, `.facet.…`, `.admin` and `.release`. None for what is not a proxy. */
export function contractFacts(
  found: Known<FoundContract>,
  selector: Hex,
  block: PinnedBlock,
): readonly Fact[] {
  if (found.s !== 'known') return [];
  const { own, proxies, open } = found.v.contract;
  const from = [toldAtPin(block, block.endpoint)];
  const fact = (id: FactId, value: FactValue): Fact => ({ id, value: known(value), from });
  const its = (part: AccountPart) => factOfAccount(own.address, part);
  const [first] = proxies;
  if (first === undefined) {
    const gap = unknown('refused', block.endpoint);
    return open === undefined ? [] : [{ id: its('implementation'), value: gap, from: [] }];
  }
  const items = proxies.map(
    ({ implementation }): FactValue => ({ kind: 'address', address: implementation }),
  );
  const chain: FactValue = items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
  const facts = [
    fact(first.kind === 'eip2535' ? factUnder(own.address, 'facet', selector) : its('implementation'), chain),
  ];
  if (first.admin !== undefined) facts.push(fact(its('admin'), { kind: 'address', address: first.admin }));
  if (first.kind === 'safe' && found.v.contract.code.hash !== undefined)
    facts.push(
      first.release === undefined
        ? { id: its('release'), value: unknown('notFound'), from }
        : fact(its('release'), { kind: 'text', text: first.release }),
    );
  return facts;
}
