import { factOfStep } from '../model/factIds.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import type { FunctionVerb } from '../decode/abis/functionVerbs.ts';
import type { Leaf } from './modelLeaves.ts';

/** What a modeled call is about, where that is not an amount: a name, an item, or how many must sign. */
export function actThing(step: Step, verb: FunctionVerb, leaves: readonly Leaf[]): Phrase | undefined {
  switch (verb) {
    case 'register':
    case 'renew':
      return forTime(nameIn(leaves), leaves);
    case 'addOwner':
    case 'removeOwner':
    case 'changeThreshold':
      return thresholdIn(leaves);
    case 'buyItem':
    case 'move':
      return itemIn(step, leaves);
    default:
      return undefined;
  }
}

/** The network that a call names by the id that the whole field uses; bridges have numbers of their own, too. */
export function actNetwork(leaves: readonly Leaf[]): Phrase | undefined {
  const [first, ...more] = leaves.filter(
    ({ arg: { type, value }, path }) =>
      chainNames.test(path.at(-1) ?? '') &&
      type !== 'uint16' &&
      value.kind === 'integer' &&
      value.value > 0n &&
      value.value <= BigInt(Number.MAX_SAFE_INTEGER),
  );
  if (first === undefined || more.length > 0) return undefined;
  return { id: 'what.amount', args: { amount: first.fact.replace('.arg.', '.chain.') } };
}

const chainNames = /^_?(?:destinationChainId|toChainId|takeChainId|chainIdTo|chainId|dstChainId)$/;

/** A name with the time that is paid for, in years where it is whole ones. */
function forTime(name: Phrase | undefined, leaves: readonly Leaf[]): Phrase | undefined {
  const seconds = leaves.find(({ path }) => path.at(-1) === 'duration')?.arg.value;
  if (name === undefined || seconds?.kind !== 'integer' || seconds.value > 1_000n * year) return name;
  const days = Math.floor(Number(seconds.value) / 86_400);
  if (days === 0) return name;
  const isYears = days % 365 === 0;
  const args = { what: name, unit: isYears ? 'years' : 'days', count: isYears ? days / 365 : days };
  return { id: 'what.forTime', args };
}

const year = 31_536_000n;

/** A name that is plain enough to be in a sentence: whoever wrote it chose its letters. */
function nameIn(leaves: readonly Leaf[]): Phrase | undefined {
  const [name, ...more] = leaves.filter(({ arg }) => arg.value.kind === 'text');
  if (name === undefined || more.length > 0 || name.listed || name.arg.value.kind !== 'text')
    return undefined;
  if (!/^[a-z0-9-]{1,64}$/.test(name.arg.value.text)) return undefined;
  return { id: 'what.quoted', args: { text: name.fact } };
}

function thresholdIn(leaves: readonly Leaf[]): Phrase | undefined {
  const count = leaves.find(({ path }) => path.join('.') === 'threshold');
  return count === undefined ? undefined : { id: 'what.amount', args: { amount: count.fact } };
}

/** The item by its number, of the collection that the call names or, for punks, that it calls. */
function itemIn(step: Step, leaves: readonly Leaf[]): Phrase | undefined {
  const at = (name: string) => leaves.find(({ path }) => path.join('.') === name)?.fact;
  const [punk, item, collection] = [at('punkIndex'), at('tokenId'), at('nftContract')];
  if (punk !== undefined && step.to !== null)
    return { id: 'what.item', args: { item: punk, collection: factOfStep(step.id, 'to') } };
  return item === undefined || collection === undefined
    ? undefined
    : { id: 'what.item', args: { item, collection } };
}
