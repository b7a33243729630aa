import type { Span } from '../../../model/clearSigned.ts';
import { member, shortText } from '../document/json.ts';
import { param } from '../param.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';
import { integerIn } from './integer.ts';
import { isDecimals, plainUnits } from './units.ts';
import { rawSpan } from './raw.ts';

/** A number and its unit, with nothing between: `0.3%`, `500bps`; with `prefix`, `36ks`. */
export function unit(input: FormatInput): readonly Span[] {
  const { scope, value, params, warn } = input;
  const integer = integerIn(input);
  const decimals = member(params.record, 'decimals') ?? 0;
  const { base } = params;
  if (base === undefined) throw new Unfit('invalidDescriptor', params.at, 'base');
  const symbol = param(scope, params, base, value);
  if (symbol.value.kind !== 'text') throw new Unfit('invalidDescriptor', params.at, 'base');
  if (!isDecimals(decimals)) {
    warn('badDecimals', shortText(decimals));
    return [rawSpan(value)];
  }
  const scaled = member(params.record, 'prefix') === true ? prefixed(integer, decimals) : undefined;
  const number = scaled?.text ?? plainUnits(integer, decimals);
  const from = [value.source];
  const named = [{ by: 'descriptor', at: `${params.at}.params.base` }] as const;
  return [
    { is: 'quantity', text: number, from, value: value.value },
    { is: 'text', text: `${scaled?.prefix ?? ''}${symbol.value.text}`, from: named },
  ];
}

const prefixes = ['', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'] as const;

/** The largest prefix that leaves a number of at least one; the number stays exact. */
function prefixed(integer: bigint, decimals: number): Readonly<{ text: string; prefix: string }> {
  const size = integer < 0n ? -integer : integer;
  let power = 0;
  while (power < prefixes.length - 1 && size >= 10n ** BigInt(decimals + 3 * (power + 1))) power += 1;
  return { text: plainUnits(integer, decimals + 3 * power), prefix: prefixes[power] ?? '' };
}
