/**
 * One argument of a request set to another value: the remedy of a finding, made into a new request. What is changed
 * is a stretch of bytes, or one value of typed data, and the result is decoded again to see that nothing else reads
 * otherwise.
 */
import { type Address, type Hex, numberToHex } from 'viem';
import type { AbiFor } from '../model/abi.ts';
import { decode } from '../decode/decode.ts';
import { insideOf } from '../decode/findArgs.ts';
import type { RemedyAct } from '../model/finding.ts';
import type { Readback } from '../model/readback.ts';
import type { Body } from '../model/request.ts';
import type { Arg, ArgValue, Step } from '../model/step.ts';
import { checksummed } from '../text/address.ts';
import { type Spot, withValue } from './amendBody.ts';
import { isSignedByOthers, stepHoldsSignature } from './amendRefused.ts';
import { freeze } from '../request/frozen/freeze.ts';

export type AmendAct = Extract<RemedyAct, { kind: 'setInteger' | 'setAddress' }>;

/**
 * The body of a request that is this one but for the one argument (`step.0.1.arg.amount`), receiver (`step.0.to`, of a
 * transaction also `request.to`) or amount of the chain's currency (`step.0.value`, `request.value`) that `act.fact`
 * names. Decoded again, exactly that reads otherwise,
 * and with it only what carries it: the bytes around a call, the field that a call takes it from.
 *
 * Undefined where that cannot be done exactly, and for what others have signed: a signature covers what it was made
 * of, so that a Safe transaction with confirmations, a permit that is handed in, or a transaction that is signed or
 * mined has to be asked for anew where it came from.
 */
export function amended(readback: Pick<Readback, 'incoming' | 'steps'>, act: AmendAct): Body | undefined {
  const { incoming, steps } = readback;
  const { body, raw } = incoming.request;
  if (incoming.mined !== undefined || isSignedByOthers(incoming.request)) return undefined;
  const target = targetOf(steps, { ...act, fact: stepFact(body, act.fact) });
  if (target === undefined || target.way.some(stepHoldsSignature)) return undefined;
  const abis = abisOf(steps);
  const before = flat(decode(incoming.request, { abis }).steps);
  if (before.get(target.key) !== wordsOf(target.old)) return undefined;
  const spots = spotsOf(body, target);
  if (spots.length > mostTried) return undefined;
  const made = new Map<string, Body>();
  for (const spot of spots) {
    const next = withValue(body, spot, target.next);
    if (next === undefined) continue;
    const request = freeze(next, raw);
    const after = flat(decode(request, { abis }).steps);
    if (isOnlyThat(before, after, target)) made.set(request.digest, request.body);
  }
  // Two places that would both do are none that is known.
  return made.size === 1 ? [...made.values()][0] : undefined;
}

/** In how many places a value may stand: each is tried, and the whole is decoded each time. */
const mostTried = 12;

type Value = Extract<ArgValue, { kind: 'integer' | 'address' | 'bytes' }>;

type Target = Readonly<{
  step: Step;
  /** The step and those that it lies in, from the outermost. */
  way: readonly Step[];
  /** Of the argument, by position; absent for a receiver or an amount of the chain's currency. */
  path?: readonly number[];
  arg?: Arg;
  what: 'arg' | 'to' | 'value';
  /** As in `flat`. */
  key: string;
  old: Value;
  next: Value;
}>;

/** What a transaction says of itself is what its first step does. */
function stepFact(body: Body, fact: string): string {
  return body.kind === 'transaction' ? fact.replace(/^request\.(to|value)$/, 'step.0.$1') : fact;
}

/** What the fact names, if there is exactly one such thing and the new value fits its type. */
function targetOf(steps: readonly Step[], act: AmendAct): Target | undefined {
  const [, id, what, rest] = /^step\.(\d+(?:\.\d+)*)\.(arg|to|value)(?:\.(.+))?$/s.exec(act.fact) ?? [];
  const way = id === undefined ? undefined : wayTo(steps, id);
  const step = way?.at(-1);
  if (way === undefined || step === undefined) return undefined;
  if (what === 'arg' && rest !== undefined) return argTarget(way, step, rest.split('.'), act);
  if (rest !== undefined || step.op === 'permission') return undefined;
  if (what === 'to' && act.kind === 'setAddress' && step.to !== null) {
    const next = addressValue(act.address);
    return fits({ step, way, what, key: `${step.id}|to`, old: addressValue(step.to), next }, 'address');
  }
  if (what !== 'value' || act.kind !== 'setInteger') return undefined;
  const old: Value = { kind: 'integer', value: step.value };
  const next: Value = { kind: 'integer', value: act.value };
  return fits({ step, way, what, key: `${step.id}|value`, old, next }, 'uint256');
}

function argTarget(
  way: readonly Step[],
  step: Step,
  names: readonly string[],
  act: AmendAct,
): Target | undefined {
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
  return fits({ step, way, path, arg, what: 'arg', key, old: arg.value as Value, next }, arg.type);
}

/** The value that the argument gets: of an address that is packed with flags, the flags stay. */
function nextOf({ value, type }: Arg, act: AmendAct): Value | undefined {
  if (act.kind === 'setInteger')
    return value.kind === 'integer' ? { kind: 'integer', value: act.value } : undefined;
  if (value.kind === 'address') return addressValue(act.address);
  if (value.kind === 'integer' && type === 'uint256')
    return { kind: 'integer', value: ((value.value >> 160n) << 160n) | BigInt(act.address) };
  if (value.kind !== 'bytes' || type !== 'bytes32' || !/^0x0{24}/.test(value.hex)) return undefined;
  return { kind: 'bytes', hex: `0x${act.address.slice(2).toLowerCase().padStart(64, '0')}` };
}

function fits(target: Target, type: string): Target | undefined {
  const { old, next } = target;
  if (wordsOf(old) === wordsOf(next)) return undefined;
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

/** The functions as they were read, so that what is decoded again is read by the same. */
function abisOf(steps: readonly Step[]): readonly AbiFor[] {
  const abis = new Map<string, AbiFor>();
  const collect = ({ to, fn, commandByte, steps: inner }: Step) => {
    const from = fn?.from.find(({ by }) => by !== 'guess') ?? fn?.from[0];
    if (fn !== undefined && from !== undefined && to !== null && commandByte === undefined)
      abis.set(`${to.toLowerCase()} ${fn.signature}`, { address: to, functions: [fn.signature], from });
    inner.forEach(collect);
  };
  steps.forEach(collect);
  return [...abis.values()];
}

/**
 * Where in the body the value stands: the one place that its step names, or, where a call gets it from what is around
 * it, each place that holds the same value there.
 */
function spotsOf(body: Body, target: Target): readonly Spot[] {
  const { step, way, what, arg, old } = target;
  const [root] = way;
  if (root === undefined) return [];
  const isTyped = root.op === 'permission';
  const call = Number(root.id);
  if (what !== 'arg' && way.length === 1) return isTyped ? [] : [{ in: 'call', call, field: what }];
  if (arg !== undefined && step.op !== 'permission') {
    const size = arg.bytes[1] - arg.bytes[0];
    return placesOf(way).flatMap(({ in: inside, at }): Spot[] => {
      const start = at + arg.bytes[0];
      return size > 0 ? [{ ...inside, start, size } as Spot] : [];
    });
  }
  const outer = step.op === 'permission' ? [root] : way.slice(0, -1);
  const word = packed(old, what === 'to' ? 20 : 32);
  const inBytes = word === undefined ? [] : placesOf(outer).flatMap((place) => found(place, word));
  if (!isTyped) return inBytes;
  const leaves = leavesOf(root.args).filter(({ arg: it }) => wordsOf(it.value) === wordsOf(old));
  return [...leaves.map(({ path }): Spot => ({ in: 'message', path })), ...inBytes];
}

/** The data of the innermost of these steps, as a stretch of the body: of a call's data, or of bytes in a message. */
type Place = Readonly<{
  in: Readonly<{ in: 'data'; call: number } | { in: 'messageBytes'; path: readonly (string | number)[] }>;
  at: number;
  data: Hex;
}>;

/** Several only in typed data, which names no place. */
function placesOf(way: readonly Step[]): readonly Place[] {
  const [root, ...inner] = way;
  if (root === undefined) return [];
  const first = way.findIndex(({ op }) => op !== 'permission');
  if (root.op !== 'permission') {
    const at = inner.reduce((sum, { bytes }) => sum + bytes[0], 0);
    const data = way.at(-1)?.data ?? '0x';
    // What a step read must be what stands there: some contracts read past the end, or elsewhere.
    const there = sliced(root.data, at, data);
    return there ? [{ in: { in: 'data', call: Number(root.id) }, at, data }] : [];
  }
  const leaves = leavesOf(root.args).flatMap(({ path, arg: { value } }) =>
    value.kind === 'bytes' && value.hex.length > 2 ? [{ path, hex: value.hex }] : [],
  );
  if (first === -1)
    return leaves.map(({ path, hex }) => ({ in: { in: 'messageBytes', path }, at: 0, data: hex }));
  const [outer, ...rest] = way.slice(first);
  if (outer === undefined || outer.data === '0x') return [];
  const at = rest.reduce((sum, { bytes }) => sum + bytes[0], 0);
  const data = way.at(-1)?.data ?? '0x';
  return leaves.flatMap(({ path, hex }) =>
    startsOf(hex, outer.data).flatMap((start): Place[] =>
      sliced(outer.data, at, data) ? [{ in: { in: 'messageBytes', path }, at: start + at, data }] : [],
    ),
  );
}

function found({ in: inside, at, data }: Place, word: Hex): Spot[] {
  const size = (word.length - 2) / 2;
  return startsOf(data, word).map((start) => ({ ...inside, start: at + start, size }) as Spot);
}

/** Where bytes stand in others, from whole bytes on. */
function startsOf(data: Hex, wanted: Hex): readonly number[] {
  const starts: number[] = [];
  const digits = wanted.slice(2).toLowerCase();
  const all = data.toLowerCase();
  for (
    let at = all.indexOf(digits, 2);
    at !== -1 && starts.length <= mostTried;
    at = all.indexOf(digits, at + 1)
  )
    if (at % 2 === 0) starts.push((at - 2) / 2);
  return starts;
}

function sliced(data: Hex, at: number, part: Hex): boolean {
  return data.slice(2 + at * 2, at * 2 + part.length).toLowerCase() === part.slice(2).toLowerCase();
}

type Leaf = Readonly<{ path: readonly (string | number)[]; arg: Arg }>;

/** The values of a message with the way to each: names of fields, positions in lists. */
function leavesOf(
  args: readonly Arg[],
  above: readonly (string | number)[] = [],
  list = false,
): readonly Leaf[] {
  return args.flatMap((arg, index): readonly Leaf[] => {
    const path = [...above, list ? index : arg.name];
    if (arg.value.kind === 'array') return leavesOf(arg.value.items, path, true);
    return arg.value.kind === 'tuple' ? leavesOf(arg.value.fields, path) : [{ path, arg }];
  });
}

/** Everything that is read, by where it stands: steps by their ids, arguments by their positions. */
function flat(steps: readonly Step[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  const putArg = (arg: Arg, key: string) => {
    all.set(
      key,
      arg.value.kind === 'array' || arg.value.kind === 'tuple' ? arg.value.kind : wordsOf(arg.value),
    );
    insideOf(arg).forEach((inner, index) => putArg(inner, `${key}.${index}`));
  };
  const put = (step: Step) => {
    const { id, op, actor, caller, to, value, data, bytes, reading, oddities, fn, commandByte } = step;
    const runs = `${step.runs}${step.failsAlone === true ? ' alone' : ''}`;
    const odd = oddities.map(({ at, what }) => `${at} ${what}`);
    const size = reading === 'unread' ? data : data.length;
    all.set(
      `${id}|is`,
      [op, actor, caller, bytes, runs, reading, fn?.signature, commandByte, ...odd, size].join(),
    );
    all.set(`${id}|to`, to === null ? '' : wordsOf(addressValue(to)));
    all.set(`${id}|value`, value.toString());
    step.args.forEach((arg, index) => putArg(arg, `${id}|arg.${index}`));
    step.steps.forEach(put);
  };
  steps.forEach(put);
  return all;
}

/** Whether the target has its new value, and nothing else reads otherwise but what carries it. */
function isOnlyThat(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  target: Target,
): boolean {
  const { key, old, next } = target;
  if (before.size !== after.size || after.get(key) !== wordsOf(next)) return false;
  for (const [at, is] of before) {
    const now = after.get(at);
    if (now === undefined) return false;
    if (at === key || now === is) continue;
    const alike = is === wordsOf(old) && now === wordsOf(next);
    if (!carries(at, target, alike, isBytes(is) && is.length === now.length)) return false;
  }
  return true;
}

/**
 * Whether what stands at a place changes because it holds the target, or is the same thing said at another level: the
 * bytes that a call lies in, the field that a call takes its receiver from, and what a call takes from that field.
 */
function carries(at: string, { step, what, key }: Target, alike: boolean, bytes: boolean): boolean {
  const [id = '', part = ''] = at.split('|');
  if (id === step.id) return bytes && key.startsWith(`${at}.`);
  if (step.id.startsWith(`${id}.`)) {
    const sameThing = alike && (what !== 'arg' || step.op === 'permission');
    return part.startsWith('arg.') && (bytes || sameThing);
  }
  return id.startsWith(`${step.id}.`) && alike && what === 'arg' && /^(?:to|value|arg\..*)$/.test(part);
}

function isBytes(words: string): boolean {
  return words.startsWith('bytes ');
}

function packed(value: Value, size: number): Hex | undefined {
  if (value.kind === 'address') return value.address;
  if (value.kind !== 'integer' || value.value < 0n) return undefined;
  return numberToHex(value.value, { size });
}

function addressValue(address: Address): Value {
  return { kind: 'address', address: checksummed(address) };
}

/** A value as one text. */
function wordsOf(value: ArgValue): string {
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
