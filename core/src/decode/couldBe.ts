import type { Hex } from 'viem';
import type { Arg, CouldBe, Step } from '../model/step.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import { standardFunctions } from './abis/standard.ts';
import { withoutByteRanges } from './withoutByteRanges.ts';
import { readFunction } from './readFunction.ts';
import { budgetInside } from './wrappers/abiInside.ts';

/**
 * The arguments with what their bytes could be: exactly the encoding of a call that our own tables know, and of one alone.
 * A suggestion for who looks: nothing says that anybody makes that call, so that no rule reads it.
 */
export function withSuggestions(args: Step['args']): Step['args'] {
  return changed(args, 0);
}

/** Calls in calls. */
const deepest = 4;

function changed(args: readonly Arg[], depth: number): readonly Arg[] {
  const next = args.map((arg) => suggested(arg, depth));
  return next.every((arg, at) => arg === args[at]) ? args : next;
}

function suggested(arg: Arg, depth: number): Arg {
  const { value } = arg;
  switch (value.kind) {
    case 'array': {
      const items = changed(value.items, depth);
      return items === value.items ? arg : { ...arg, value: { ...value, items } };
    }
    case 'tuple': {
      const fields = changed(value.fields, depth);
      return fields === value.fields ? arg : { ...arg, value: { ...value, fields } };
    }
    case 'bytes': {
      const couldBe =
        arg.type === 'bytes' && value.parts === undefined ? callIn(value.hex, depth) : undefined;
      return couldBe === undefined ? arg : { ...arg, value: { ...value, couldBe } };
    }
    default:
      return arg;
  }
}

function callIn(data: Hex, depth: number): CouldBe | undefined {
  // Four bytes and whole words.
  if (depth >= deepest || data.length < 10 || (data.length - 10) % 64 !== 0) return undefined;
  const candidates = standardFunctions(data.slice(0, 10) as Hex).flatMap(({ source, text }) => {
    const fn = functionAbi(text);
    return fn === undefined ? [] : [{ fn, from: [{ by: 'source', name: source } as const] }];
  });
  if (candidates.length === 0) return undefined;
  const once = [...new Map(candidates.toReversed().map((it) => [it.fn.signature, it])).values()];
  const { reading, fn, args } = readFunction(data, once, budgetInside({ data }));
  if (reading !== 'canonical' || fn === undefined) return undefined;
  return { name: fn.name, signature: fn.signature, args: changed(args, depth + 1).map(withoutByteRanges) };
}
