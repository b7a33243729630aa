import { factParts } from '../model/factIds.ts';
import type { Address } from 'viem';
import { insideOf } from '../decode/findArgs.ts';
import type { RemedyAct } from '../model/finding.ts';
import type { Arg, ArgValue, Step } from '../model/step.ts';
import { checksummed } from '../text/address.ts';
import type { AmendValue } from './amendBody.ts';

export type AmendAct = Extract<RemedyAct, { kind: 'setInteger' | 'setAddress' }>;

export type AmendTarget = Readonly<{
  step: Step;
  /** The step and those that it lies in, from the outermost. */
  way: readonly Step[];
  /** Of the argument, by position; absent for a receiver or an amount of the chain's currency. */
  path?: readonly number[];
  arg?: Arg;
  what: 'arg' | 'to' | 'value';
  /** As in `readingOf`. */
  key: string;
  old: AmendValue;
  next: AmendValue;
}>;

/** What the fact names, if there is exactly one such thing and the new value fits its type. */
export function amendTargetOf(steps: readonly Step[], act: AmendAct): AmendTarget | undefined {
  const { of, about = '', part = '' } = factParts(act.fact) ?? {};
  const [what, ...path] = part.split('.');
  const way = of === 'step' ? wayTo(steps, about) : undefined;
  const step = way?.at(-1);
  if (way === undefined || step === undefined) return undefined;
  if (what === 'arg' && path.length > 0) return argTarget(way, step, path, act);
  if (path.length > 0 || step.op === 'permission') return undefined;
  if (what === 'to' && act.kind === 'setAddress' && step.to !== null) {
    const next = addressValue(act.address);
    return fits({ step, way, what, key: `${step.id}|to`, old: addressValue(step.to), next }, 'address');
  }
  if (what !== 'value' || act.kind !== 'setInteger') return undefined;
  const old: AmendValue = { kind: 'integer', value: step.value };
  const next: AmendValue = { kind: 'integer', value: act.value };
  return fits({ step, way, what, key: `${step.id}|value`, old, next }, 'uint256');
}

function argTarget(
  way: readonly Step[],
  step: Step,
  names: readonly string[],
  act: AmendAct,
): AmendTarget | undefined {
  const path: number[] = [];
  let level = step.args;
  let arg: Arg | undefined;
  for (const name of names) {
    const at = level.flatMap((it, index) => (nameOf(it, index) === name ? [index] : []));
    const [only] = at;
    if (only === undefined || at.length > 1) return undefined;
    path.push(only);
    arg = level[only];
    level = arg === undefined ? [] : insideOf(arg);
  }
  const next = arg === undefined ? undefined : nextOf(arg, act);
  if (arg === undefined || next === undefined) return undefined;
  const key = `${step.id}|arg.${path.join('.')}`;
  return fits({ step, way, path, arg, what: 'arg', key, old: arg.value as AmendValue, next }, arg.type);
}

/** The value that the argument gets: of an address that is packed with flags, the flags stay. */
function nextOf({ value, type }: Arg, act: AmendAct): AmendValue | undefined {
  if (act.kind === 'setInteger')
    return value.kind === 'integer' ? { kind: 'integer', value: act.value } : undefined;
  if (value.kind === 'address') return addressValue(act.address);
  if (value.kind === 'integer' && type === 'uint256')
    return { kind: 'integer', value: ((value.value >> 160n) << 160n) | BigInt(act.address) };
  if (value.kind !== 'bytes' || type !== 'bytes32' || !/^0x0{24}/.test(value.hex)) return undefined;
  return { kind: 'bytes', hex: `0x${act.address.slice(2).toLowerCase().padStart(64, '0')}` };
}

function fits(target: AmendTarget, type: string): AmendTarget | undefined {
  const { old, next } = target;
  if (valueText(old) === valueText(next)) return undefined;
  if (next.kind !== 'integer') return target;
  const [, sign, digits] = /^(u?)int(\d{1,3})$/.exec(type) ?? [];
  if (sign === undefined) return undefined;
  const bits = Number(digits);
  const cut = sign === 'u' ? BigInt.asUintN(bits, next.value) : BigInt.asIntN(bits, next.value);
  return cut === next.value ? target : undefined;
}

function wayTo(steps: readonly Step[], id: string): readonly Step[] | undefined {
  const way: Step[] = [];
  let level = steps;
  for (const index of id.split('.').map(Number)) {
    const step = level[index];
    if (step === undefined) return undefined;
    way.push(step);
    level = step.steps;
  }
  return way.at(-1)?.id === id ? way : undefined;
}

export function addressValue(address: Address): AmendValue {
  return { kind: 'address', address: checksummed(address) };
}

/** A value as one text. */
export function valueText(value: ArgValue): string {
  switch (value.kind) {
    case 'address':
      return value.address.toLowerCase();
    case 'integer':
      return value.value.toString();
    case 'bytes':
      return `bytes ${value.hex}`;
    case 'bool':
      return String(value.value);
    case 'text':
      return `text ${value.text}`;
    default:
      return value.kind;
  }
}

function nameOf({ name }: Arg, index: number): string {
  return name === '' ? String(index) : name;
}
