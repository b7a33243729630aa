import { type Address, zeroAddress } from 'viem';
import { same } from '../../ledger/account.ts';
import { type Known, known } from '../../model/known.ts';
import type { ReadPair, Draft } from '../draft.ts';
import { modulesRead } from '../read.ts';
import { controlLine } from './controlLine.ts';
import { slots } from './slots.ts';
import { addressInWord, yesOrNo } from './wordValues.ts';

/** So many owners of a Safe are read one by one at most. */
export const ownersRead = 40;

/**
 * Lines of the settings of each Safe among the readings: threshold, each owner and module, guards, fallback handler,
 * and the code that it runs (slot 0). What is at a place of the lists before or after is compared as a whole, so that
 * a change without an event is seen too.
 */
export function safeLines(readings: readonly ReadPair[]): readonly Draft[] {
  const safes = new Map<string, Address>();
  for (const { read, before, after } of readings) {
    const there = before.s === 'known' || after.s === 'known';
    if (read.kind === 'threshold' && there) safes.set(read.safe.toLowerCase(), read.safe);
  }
  return [
    ...[...safes.values()].flatMap((safe) => settingsOf(safe, readings)),
    ...members(readings, [...safes.values()]),
  ];
}

function settingsOf(safe: Address, readings: readonly ReadPair[]): readonly Draft[] {
  return readings.flatMap(({ read, before, after }): readonly Draft[] => {
    if (read.kind === 'threshold' && same(read.safe, safe)) return [controlLine(read, before, after)];
    if (read.kind !== 'slot' || !same(read.contract, safe) || slots[read.is].what !== 'safe') return [];
    if (read.is === 'singleton' && !isSafe(safe, readings)) return [];
    return [controlLine(read, addressInWord(before), addressInWord(after))];
  });
}

/** Whether it answers as a Safe in all that was asked: another contract may keep anything in its first slot. */
function isSafe(safe: Address, readings: readonly ReadPair[]): boolean {
  return (['ownerCount', 'moduleCount'] as const).every((kind) =>
    readings.some(({ read, before }) => read.kind === kind && same(read.safe, safe) && before.s === 'known'),
  );
}

/** Who is an owner or a module before or after: by the lists where they are whole, else by asking for each. */
function members(readings: readonly ReadPair[], safes: readonly Address[]): readonly Draft[] {
  const lines = new Map<string, Draft>();
  for (const safe of safes) {
    for (const kind of ['isOwner', 'isModule'] as const) {
      const before = listOf(readings, safe, kind, 'before');
      const after = listOf(readings, safe, kind, 'after');
      if (before === undefined || after === undefined) continue;
      for (const account of new Set([...before, ...after])) {
        const line = controlLine(
          { kind, safe, account },
          known(before.includes(account)),
          known(after.includes(account)),
        );
        lines.set(`${safe} ${kind} ${account}`.toLowerCase(), line);
      }
    }
  }
  for (const { read, before, after } of readings) {
    if (read.kind !== 'isOwner' && read.kind !== 'isModule') continue;
    const key = `${read.safe} ${read.kind} ${read.account}`.toLowerCase();
    if (!lines.has(key)) lines.set(key, controlLine(read, yesOrNo(before), yesOrNo(after)));
  }
  return [...lines.values()];
}

type Side = 'before' | 'after';

/** Undefined where the list was not read whole. */
function listOf(
  readings: readonly ReadPair[],
  safe: Address,
  kind: 'isOwner' | 'isModule',
  side: Side,
): readonly Address[] | undefined {
  const count = readings.find(
    ({ read }) => read.kind === (kind === 'isOwner' ? 'ownerCount' : 'moduleCount') && same(read.safe, safe),
  )?.[side];
  // A full page of modules may have another one after it.
  const most = kind === 'isOwner' ? ownersRead : modulesRead - 1;
  if (count?.s !== 'known' || count.v > BigInt(most)) return undefined;
  const list: Address[] = [];
  for (const reading of readings) {
    const { read } = reading;
    if (read.kind !== (kind === 'isOwner' ? 'ownerAt' : 'moduleAt') || !same(read.safe, safe)) continue;
    if (BigInt(read.at) >= count.v) continue;
    const it: Known<Address> = addressInWord(reading[side]);
    if (it.s !== 'known' || it.v === zeroAddress) return undefined;
    list.push(it.v);
  }
  return BigInt(list.length) === count.v ? list : undefined;
}
