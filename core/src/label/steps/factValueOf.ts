import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import type { FactValue } from '../../model/fact.ts';
import type { Arg } from '../../model/step.ts';
import { packedAddress } from '../../decode/packedAddress.ts';

/** The last second that a calendar date can be made of: later ones are numbers, and no dates. */
const lastDate = 8_640_000_000_000n;

/** What an argument says, with its meaning where it has one. An end of 0 is no date: to some it means never. */
export function factValueOf({ value, meaning }: Arg): FactValue {
  const packed = meaning?.as === 'addressIn' ? packedAddress(value) : undefined;
  if (packed !== undefined) return { kind: 'address', address: packed };
  switch (value.kind) {
    case 'array':
      return { kind: 'list', items: value.items.slice(0, 1_000).map(factValueOf) };
    case 'tuple':
      return { kind: 'list', items: value.fields.map(factValueOf) };
    case 'bytes':
      return { kind: 'bytes', hex: value.hex };
    case 'integer':
      return integerFact(value.value, meaning);
    default:
      return value;
  }
}

function integerFact(raw: bigint, meaning: Arg['meaning']): FactValue {
  switch (meaning?.as) {
    case 'amount':
      return { kind: 'amount', raw, asset: meaning.asset };
    case 'allowance':
      return { kind: 'allowance', raw, unlimited: isUnlimited(raw), asset: meaning.asset };
    case 'item':
      return { kind: 'asset', asset: meaning.asset };
    case 'deadline':
      return timeFact(raw, raw >> BigInt(meaning.shift ?? 0));
    default:
      return { kind: 'integer', value: raw };
  }
}

function timeFact(raw: bigint, seconds: bigint): FactValue {
  return seconds > 0n && seconds <= lastDate ? { kind: 'time', seconds } : { kind: 'integer', value: raw };
}
