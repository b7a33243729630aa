import type { Address } from 'viem';
import type { View } from '../check/view.ts';
import { same } from '../check/walk.ts';
import type { TracedCall } from '../model/effects.ts';
import { type Known, known } from '../model/known.ts';
import type { Step } from '../model/step.ts';

/**
 * Whether the simulation shows an address as a token and nothing else: the calls that a step leads to call it, with
 * functions of tokens alone, and something of it moves. Pending while the trace is; unknown where there is none.
 */
export function usedAsToken({ effects }: View, { id }: Step, address: Address): Known<boolean> {
  if (effects.s !== 'known') return effects;
  const { calls, moves = [] } = effects.v;
  if (calls === undefined) return { s: 'unknown', why: 'unsupported' };
  if (calls.s !== 'known') return calls;
  const inside = callsOf(calls.v, id).filter(({ to }) => to !== null && same(to, address));
  const plain = inside.length > 0 && inside.every(({ selector }) => ofTokens.has(selector.toLowerCase()));
  const moved = moves.some(({ asset }) => asset.kind !== 'native' && same(asset.address, address));
  return known(plain && moved);
}

/** The calls inside the one that carries out a step: of a step that a trace does not tell apart, none. */
function callsOf(calls: readonly TracedCall[], step: Step['id']): readonly TracedCall[] {
  const own = calls.filter((it) => it.step === step).map(({ id }) => `${id}.`);
  return calls.filter(({ id }) => own.some((it) => id.startsWith(it)));
}

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
