import { type Address, type Hex, hexToBigInt, padHex } from 'viem';
import { known } from '../../model/known.ts';
import { hashOfCode } from '../../text/hashOfCode.ts';
import type { StateChange } from '../engine.ts';
import type { ReadPair } from '../draft.ts';
import { type SlotName, slots } from './slots.ts';

/**
 * What a node's own list of changes says of whose code runs: code that is put somewhere, exchanged or gone, and the
 * slots of proxies; of a Safe's, which hold anything elsewhere, only those at `safes`.
 */
export function stateReadings(state: readonly StateChange[], safes: readonly Address[]): readonly ReadPair[] {
  const ofSafes = new Set(safes.map((it) => it.toLowerCase()));
  return state.flatMap((change): readonly ReadPair[] => {
    const isSafe = ofSafes.has(change.address.toLowerCase());
    return [
      ...codeReading(change),
      ...change.storage.flatMap((it) => slotReading(change.address, it, isSafe)),
    ];
  });
}

function codeReading({ address: account, code }: StateChange): readonly ReadPair[] {
  if (code === undefined) return [];
  const read = { kind: 'code', account } as const;
  return [{ read, before: known(codeWord(code.before)), after: known(codeWord(code.after)) }];
}

/** As the reader tells it. */
function codeWord(code: Hex): bigint {
  if (code === '0x') return 0n;
  const borrowed = code.length === 48 && code.toLowerCase().startsWith('0xef0100');
  return hexToBigInt(borrowed ? padHex(code, { dir: 'right', size: 32 }) : hashOfCode(code));
}

function slotReading(
  contract: Address,
  { slot, before, after }: StateChange['storage'][number],
  isSafe: boolean,
): readonly ReadPair[] {
  const is = names.find((name) => slots[name].slot === padHex(slot, { size: 32 }).toLowerCase());
  if (is === undefined || (slots[is].what === 'safe' && !isSafe)) return [];
  const read = { kind: 'slot', contract, is } as const;
  return [{ read, before: known(hexToBigInt(before)), after: known(hexToBigInt(after)) }];
}

const names = Object.keys(slots) as readonly SlotName[];
