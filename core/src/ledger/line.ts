import type { EffectLine, EffectPart } from '../model/effects.ts';
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
