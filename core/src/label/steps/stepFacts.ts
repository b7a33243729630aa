import { factOfArg, factOfStep, factParts } from '../../model/factIds.ts';
import { checksummed } from '../../text/address.ts';
import type { Asset, Fact, FactId, Facts, FactValue } from '../../model/fact.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Arg, Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import { packedAddress } from '../../decode/packedAddress.ts';

/** How many facts are made of steps at once; further ones are made when they are asked for, by `factAt`. */
const most = 2_000;

/**
 * Facts about decoded steps: `step.<id>.to`, `.value`, `.fn` and `.arg.<path>`. Of a large batch only the first:
 * the rest is made on demand. A place in calldata is counted within the step's own data.
 */
export function stepFacts(steps: readonly Step[], chainId: number | undefined): Facts {
  const facts: Record<FactId, Fact> = {};
  let left = most;
  const put = (fact: Fact | undefined): void => {
    if (fact === undefined || left <= 0) return;
    facts[fact.id] = fact;
    left -= 1;
  };
  const putArg = (arg: Arg, id: FactId, step: Step): void => {
    if (left <= 0) return;
    put(argFact(arg, id, step));
    for (const inner of insideOf(arg)) putArg(inner, `${id}.${inner.name}`, step);
  };
  const visit = (step: Step): void => {
    if (left <= 0) return;
    for (const what of ['to', 'value', 'fn'] as const)
      put(ownFact(step, what, factOfStep(step.id, what), chainId));
    for (const arg of step.args) putArg(arg, factOfArg(step.id, arg.name), step);
    step.steps.forEach(visit);
  };
  steps.forEach(visit);
  return facts;
}

/** A fact of a readback by its id: one that a station published, or one made of the steps on demand. */
export function factAt(
  readback: Pick<Readback, 'facts' | 'steps' | 'incoming'>,
  id: FactId,
): Fact | undefined {
  if (Object.hasOwn(readback.facts, id)) return readback.facts[id];
  const [, line] = /^((?:mined\.)?effect\.[^.]+)\.size$/.exec(id) ?? [];
  if (line !== undefined) return sizeOf(readback.facts[`${line}.delta`], id);
  const [, asset, paid] = /^total\.(native|0x[0-9a-f]{40})\.(step\..+)$/s.exec(id) ?? [];
  if (asset !== undefined && paid !== undefined) return totalAt(readback, asset, paid.split('+'), id);
  const { of, about = '', part = '' } = factParts(id) ?? {};
  const step = of === 'step' ? stepAt(readback.steps, about) : undefined;
  if (step === undefined) return undefined;
  const [what = '', ...path] = part.split('.');
  const chainId = requestChain(readback);
  if (what === 'sum') return sumAt(step, path, id, chainId);
  if (what === 'chain') return chainAt(step, path, id);
  if (what === 'within') return withinAt(step, path, id);
  return what === 'arg' ? argAt(step, path, id) : ownFact(step, what, id, chainId);
}

/** By how much a balance changes, for words that say which way. */
function sizeOf(delta: Fact | undefined, id: FactId): Fact | undefined {
  if (delta === undefined) return undefined;
  const value = valueOf(delta.value);
  if (value?.kind !== 'amount') return { ...delta, id };
  const raw = value.raw < 0n ? -value.raw : value.raw;
  return { id, value: known({ ...value, raw }), from: [{ by: 'derived', from: [delta.id] }] };
}

/** What several amounts of one asset come to. */
function totalAt(
  readback: Pick<Readback, 'facts' | 'steps' | 'incoming'>,
  its: string,
  from: readonly FactId[],
  id: FactId,
): Fact | undefined {
  const chainId = requestChain(readback);
  const asset = chainId === undefined ? undefined : assetOf(its, chainId);
  const amounts = from.map((it) => rawOf(factAt(readback, it)));
  if (asset === undefined || !amounts.every((it) => it !== undefined)) return undefined;
  const raw = amounts.reduce((sum, it) => sum + it, 0n);
  return { id, value: known({ kind: 'amount', raw, asset }), from: [{ by: 'derived', from }] };
}

function rawOf(fact: Fact | undefined): bigint | undefined {
  const value = fact && valueOf(fact.value);
  if (value?.kind === 'amount') return value.raw;
  return value?.kind === 'integer' ? value.value : undefined;
}

function assetOf(token: string, chainId: number): Asset | undefined {
  if (token === 'native') return { kind: 'native', chainId };
  return /^0x[0-9a-f]{40}$/i.test(token)
    ? { kind: 'token', chainId, address: checksummed(token) }
    : undefined;
}

/** A number among the arguments as an amount of the token that the sentence takes it for. */
function sumAt(
  step: Step,
  [token = '', ...path]: readonly string[],
  id: FactId,
  chainId: number | undefined,
): Fact | undefined {
  const given = factOfArg(step.id, path.join('.'));
  const value = valueOf(argAt(step, path, given)?.value);
  if (value?.kind !== 'integer' || chainId === undefined) return undefined;
  const asset = assetOf(token, chainId);
  if (asset === undefined) return undefined;
  return {
    id,
    value: known({ kind: 'amount', raw: value.value, asset }),
    from: [{ by: 'derived', from: [given] }],
  };
}

/** A number among the arguments as the network that it names. */
function chainAt(step: Step, path: readonly string[], id: FactId): Fact | undefined {
  const given = factOfArg(step.id, path.join('.'));
  const value = valueOf(argAt(step, path, given)?.value);
  if (value?.kind !== 'integer' || value.value > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  const chainId = Number(value.value);
  return { id, value: known({ kind: 'chain', chainId }), from: [{ by: 'derived', from: [given] }] };
}

/** The address that is in a number or a word among the arguments. */
function withinAt(step: Step, path: readonly string[], id: FactId): Fact | undefined {
  const arg = findArg(step, path);
  const address = arg === undefined ? undefined : packedAddress(arg.value);
  if (address === undefined) return undefined;
  const given = factOfArg(step.id, path.join('.'));
  return { id, value: known({ kind: 'address', address }), from: [{ by: 'derived', from: [given] }] };
}

/** The step with an id, which is the path of places to it. */
export function stepAt(steps: readonly Step[], id: string): Step | undefined {
  const [first, ...inner] = id.split('.').map(Number);
  let step = first === undefined ? undefined : steps[first];
  for (const index of inner) step = step?.steps[index];
  return step;
}

function argAt(step: Step, path: readonly string[], id: FactId): Fact | undefined {
  const found = findArg(step, path);
  return found === undefined ? undefined : argFact(found, id, step);
}

function findArg(step: Step, path: readonly string[]): Arg | undefined {
  let args = step.args;
  let found: Arg | undefined;
  for (const name of path) {
    found = args.find((arg) => arg.name === name);
    if (found === undefined) return undefined;
    args = insideOf(found);
  }
  return found;
}

function argFact(arg: Arg, id: FactId, step: Step): Fact {
  const bytes = step.op === 'permission' ? {} : { bytes: arg.bytes };
  return { id, value: known(factValueOf(arg)), from: [{ by: 'request', ...bytes }] };
}

function ownFact(step: Step, what: string, id: FactId, chainId: number | undefined): Fact | undefined {
  const value = ownValue(step, what, chainId);
  if (value === undefined) return undefined;
  const named = what === 'fn' && !isGuessed(step);
  const from = named ? (step.fn?.from ?? []) : [{ by: 'request' as const }];
  return { id, value: known(value), from };
}

function ownValue(step: Step, what: string, chainId: number | undefined): FactValue | undefined {
  switch (what) {
    case 'to':
      return step.to === null ? undefined : { kind: 'address', address: step.to };
    case 'value':
      if (step.op === 'permission') return undefined;
      return chainId === undefined
        ? { kind: 'integer', value: step.value }
        : { kind: 'amount', raw: step.value, asset: { kind: 'native', chainId } };
    case 'fn':
      return functionValue(step);
    default:
      return undefined;
  }
}

/** The function, or where none is known the selector that is called: a guess is not a name to speak of. */
function functionValue({ fn, data, commandByte }: Step): FactValue | undefined {
  if (fn !== undefined && !isGuessed({ fn }))
    return { kind: 'function', name: fn.name, signature: fn.signature };
  if (commandByte !== undefined) return { kind: 'selector', selector: commandByte };
  return data.length < 10 ? undefined : { kind: 'selector', selector: `0x${data.slice(2, 10)}` };
}

/** The last second that a calendar date can be made of: later ones are numbers, and no dates. */
const lastDate = 8_640_000_000_000n;

/** What an argument says, with its meaning where it has one. An end of 0 is not a date: to some it means never. */
function factValueOf({ value, meaning }: Arg): FactValue {
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
