import { groupBy } from '../kit/groupBy.ts';
import type { EffectLine, EffectPart, EffectValue } from '../model/effects.ts';
import { type Known, valueOf } from '../model/known.ts';
import { assetKey, heldKey } from './asset.ts';

type LineOf = Pick<EffectLine, 'what' | 'who' | 'asset' | 'counterparty' | 'part' | 'role' | 'via' | 'basis'>;

/**
 * The same for two lines exactly when they speak of the same thing, and know it in the same way: what only events say is
 * another line than what was read. What a setting is set to is its value; who has a role, a permission or a seat among owners
 * makes another line.
 */
export function lineKey({ what, who, asset, counterparty, part, role, via, basis }: LineOf): string {
  const of = asset === undefined ? '' : assetKey(asset);
  const other = part === undefined || seats.has(part) ? counterparty : '';
  return heldKey(who, [what, of, other, part, role, via, basis].join(' ').toLowerCase());
}

const seats: ReadonlySet<EffectPart> = new Set(['owners', 'module', 'granted']);

type Line = LineOf & Pick<EffectLine, 'before' | 'after'>;

/** By what they speak of; of those that speak of the same each has a key of its own, first those that are known. */
export function linesByKey<Of extends Line>(lines: readonly Of[]): ReadonlyMap<string, Of> {
  const all = [...groupBy(lines, lineKey)].flatMap(([key, its]) =>
    its
      .toSorted((one, other) => Number(isReadOn(other)) - Number(isReadOn(one)))
      .map((line, n) => [n === 0 ? key : `${key} ${n}`, line] as const),
  );
  return new Map(all);
}

/** Each line of two readings beside the one of the other that speaks of the same: those of the first, then what is only later. */
export function pairLines<Was extends Line, Is extends Line>(
  was: readonly Was[],
  is: readonly Is[],
): readonly LinePair<Was, Is>[] {
  const [earlier, later] = [linesByKey(was), linesByKey(is)];
  const added = [...later].flatMap(([key, line]) => (earlier.has(key) ? [] : [{ key, is: line }]));
  return [...[...earlier].map(([key, line]) => ({ key, was: line, is: later.get(key) })), ...added];
}

export type LinePair<Was, Is = Was> = Readonly<
  { key: string } & ({ was: Was; is: Is | undefined } | { was?: undefined; is: Is })
>;

/** Whether a line was read on both sides. */
export function isReadOn({ before, after }: Pick<EffectLine, 'before' | 'after'>): boolean {
  return before.s === 'known' && after.s === 'known';
}

/** Whether a line is of what is held, as opposed to permitted. */
export function isCounted({ what }: Pick<EffectLine, 'what'>): boolean {
  return what === 'balance' || what === 'nft';
}

export function isPermissionLine({ what }: Pick<EffectLine, 'what'>): boolean {
  return what === 'allowance' || what === 'operator';
}

/**
 * How a counted line changes, in the asset's smallest unit; undefined where it is not read on both sides. What is
 * only claimed in events does not count.
 */
export function changeOf(line: Pick<EffectLine, 'what' | 'basis' | 'before' | 'after'>): bigint | undefined {
  if (!isCounted(line) || line.basis !== 'read') return undefined;
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  return typeof before === 'bigint' && typeof after === 'bigint' ? after - before : undefined;
}

/** How much a line counts, or lets someone take; a yes is 1. */
export function quantityOf(it: Known<EffectValue>): bigint | undefined {
  const value = valueOf(it);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'bigint' ? value : undefined;
}
