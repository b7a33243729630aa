import type { Address } from 'viem';
import { memoize } from '../../kit/memoize.ts';
import type { Evidence } from '../evidence.ts';
import type { Effects, TracedCall } from '../../model/effects.ts';
import type { StepId } from '../../model/fact.ts';
import { type Known, known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';

/**
 * Whether the simulation shows an address as a token and nothing else: the calls that a step leads to call it, with
 * functions of tokens alone, and something of it moves. Pending while the trace is; unknown where there is none.
 */
export function usedAsToken({ effects }: Evidence, { id }: Step, address: Address): Known<boolean> {
  if (effects.s !== 'known') return effects;
  const { calls } = effects.v;
  if (calls === undefined) return { s: 'unknown', why: 'unsupported' };
  if (calls.s !== 'known') return calls;
  const it = address.toLowerCase();
  return known(calledBy(calls.v).get(id)?.get(it) === true && movedIn(effects.v).has(it));
}

/**
 * By step, who is called inside the call that carries it out, in lower case, and whether by functions of tokens alone.
 * A step that a trace does not tell apart has none.
 */
const calledBy = memoize((calls: readonly TracedCall[]) => {
  const all = new Map<StepId, Map<string, boolean>>();
  // The calls of steps that the one that is looked at is inside of.
  let around: readonly Readonly<{ id: string; called: Map<string, boolean> }>[] = [];
  for (const { id, step, to, selector } of calls) {
    around = around.filter((it) => id.startsWith(`${it.id}.`));
    const plain = ofTokens.has(selector.toLowerCase());
    if (to !== null) {
      const it = to.toLowerCase();
      for (const { called } of around) called.set(it, plain && called.get(it) !== false);
    }
    if (step === undefined) continue;
    const called = all.get(step) ?? new Map<string, boolean>();
    all.set(step, called);
    around = [...around, { id, called }];
  }
  return all;
});

/** The contracts of what moves, in lower case. */
const movedIn = memoize(({ moves = [] }: Effects): ReadonlySet<string> => {
  return new Set(
    moves.flatMap(({ asset }) => (asset.kind === 'native' ? [] : [asset.address.toLowerCase()])),
  );
});

/** What contracts ask of tokens: ERC-20, ERC-721, ERC-1155, WETH and permits that are handed in. */
const ofTokens: ReadonlySet<string> = new Set([
  '0xa9059cbb', // transfer(address,uint256)
  '0x23b872dd', // transferFrom(address,address,uint256)
  '0x095ea7b3', // approve(address,uint256)
  '0x70a08231', // balanceOf(address)
  '0xdd62ed3e', // allowance(address,address)
  '0x313ce567', // decimals()
  '0x95d89b41', // symbol()
  '0x18160ddd', // totalSupply()
  '0x01ffc9a7', // supportsInterface(bytes4)
  '0x6352211e', // ownerOf(uint256)
  '0x42842e0e', // safeTransferFrom(address,address,uint256)
  '0xb88d4fde', // safeTransferFrom(address,address,uint256,bytes)
  '0xf242432a', // safeTransferFrom(address,address,uint256,uint256,bytes)
  '0x2eb2c2d6', // safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)
  '0x00fdd58e', // balanceOf(address,uint256)
  '0xd0e30db0', // deposit()
  '0x2e1a7d4d', // withdraw(uint256)
  '0xd505accf', // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
]);
