import type { EffectLine, EffectPart, EffectValue } from '../model/effects.ts';
import { type Known, valueOf } from '../model/known.ts';
import { assetKey, heldKey } from './asset.ts';

type LineOf = Pick<EffectLine, 'what' | 'who' | 'asset' | 'counterparty' | 'part' | 'role' | 'via'>;

/**
 * The same for two lines exactly when they speak of the same thing. What a setting is set to is its value; who has a role,
 * a permission or a seat among owners makes another line.
 */
export function lineKey({ what, who, asset, counterparty, part, role, via }: LineOf): string {
  const of = asset === undefined ? '' : assetKey(asset);
  const other = part === undefined || seats.has(part) ? counterparty : '';
  return heldKey(who, [what, of, other, part, role, via].join(' ').toLowerCase());
}

const seats: ReadonlySet<EffectPart> = new Set(['owners', 'module', 'granted']);

/** The same where they are known in the same way, too: what only events say is another line than what was read. */
export function basedKey(line: LineOf & Pick<EffectLine, 'basis'>): string {
  return `${lineKey(line)} ${line.basis}`;
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

/** How much a line counts, or lets somebody take; a yes is 1. */
export function quantityOf(it: Known<EffectValue>): bigint | undefined {
  const value = valueOf(it);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'bigint' ? value : undefined;
}
