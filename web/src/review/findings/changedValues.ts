import type { Asset } from '@readback/core/model/fact.ts';
import { insideOf } from '@readback/core/decode/findArgs.ts';
import type { Arg, Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/findings.ts';
import { placeWords } from '../compare/placeWords.ts';

/** One value that differs between two readings of much the same request; `arg` as it was and as it is. */
export type ChangedValue = Readonly<{ what: string; step: string; was: Shown; is: Shown }>;

/** An argument, or what a call sends or whom it calls, as one. */
export type Shown = Arg;

/** What differs between two trees of the same shape, but for the bytes that carry it. Undefined where the shapes differ. */
export function changedValues(
  before: readonly Step[],
  after: readonly Step[],
  chainId: number | undefined,
): readonly ChangedValue[] | undefined {
  const changed: ChangedValue[] = [];
  const same = compare(before, after, chainId, changed);
  return same ? changed : undefined;
}

function compare(
  before: readonly Step[],
  after: readonly Step[],
  chainId: number | undefined,
  changed: ChangedValue[],
): boolean {
  if (before.length !== after.length) return false;
  return before.every((one, at) => {
    const other = after[at];
    if (other === undefined || one.fn?.signature !== other.fn?.signature) return false;
    const from = changed.length;
    if (!compare(one.steps, other.steps, chainId, changed)) return false;
    // What a call inside has changed, the values around it only carry.
    if (changed.length > from) return true;
    const step = placeWords(one.id);
    if (one.to !== null && other.to !== null && one.to !== other.to)
      changed.push({ what: words.receiver, step, was: address(one.to), is: address(other.to) });
    if (one.value !== other.value)
      changed.push({ what: words.sent, step, was: coin(one.value, chainId), is: coin(other.value, chainId) });
    return compareArgs(one.args, other.args, step, changed);
  });
}

function compareArgs(
  before: readonly Arg[],
  after: readonly Arg[],
  step: string,
  changed: ChangedValue[],
): boolean {
  if (before.length !== after.length) return false;
  return before.every((was, at) => {
    const is = after[at];
    if (is === undefined || is.value.kind !== was.value.kind) return false;
    const inner = insideOf(was);
    if (inner.length > 0) return compareArgs(inner, insideOf(is), step, changed);
    if (valueOf(was) !== valueOf(is))
      changed.push({
        what: was.name === '' ? fill(words.value, { place: String(at) }) : was.name,
        step,
        was,
        is,
      });
    return true;
  });
}

function valueOf({ value }: Arg): string {
  switch (value.kind) {
    case 'address':
      return value.address.toLowerCase();
    case 'bytes':
      return value.hex;
    case 'text':
      return value.text;
    case 'integer':
    case 'bool':
      return String(value.value);
    default:
      return '';
  }
}

function address(it: Extract<Arg['value'], { kind: 'address' }>['address']): Arg {
  return { name: '', type: 'address', bytes: [0, 0], value: { kind: 'address', address: it } };
}

function coin(value: bigint, chainId: number | undefined): Arg {
  const asset: Asset | undefined = chainId === undefined ? undefined : { kind: 'native', chainId };
  return {
    name: '',
    type: 'uint256',
    bytes: [0, 0],
    value: { kind: 'integer', value },
    ...(asset ? { meaning: { as: 'amount', asset } } : {}),
  };
}
