import { insideOf } from '../../decode/findArgs.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg } from '../../model/step.ts';

/** An item of an order, with its amount at both ends of the order's time. `part`: how much of the order is taken. */
export type FadingItem = Readonly<{
  side: 'offer' | 'consideration';
  start: bigint;
  end: bigint;
  from: bigint;
  until: bigint;
  isCoin: boolean;
  part: readonly [taken: bigint, of: bigint];
  fact: FactId;
}>;

/** The items of the orders among arguments: what an order offers, and what is paid for it. */
export function fadingItems(
  args: readonly Arg[],
  above: string,
  part: FadingItem['part'] = [1n, 1n],
): readonly FadingItem[] {
  if (!args.some(holdsStructs)) return [];
  const [taken, of] = [numberIn(args, 'numerator'), numberIn(args, 'denominator')];
  const its = taken !== undefined && of !== undefined && of > 0n ? ([taken, of] as const) : part;
  const [from, until] = [numberIn(args, 'startTime'), numberIn(args, 'endTime')];
  return args.flatMap((arg, at): readonly FadingItem[] => {
    if (arg.value.kind !== 'tuple' && arg.value.kind !== 'array') return [];
    const fact = `${above}.${arg.name === '' ? at : arg.name}`;
    if (arg.value.kind === 'tuple') return fadingItems(insideOf(arg), fact, its);
    const { name } = arg;
    return arg.value.items.flatMap((item, n): readonly FadingItem[] => {
      if (item.value.kind !== 'tuple') return [];
      const inside = insideOf(item);
      const place = `${fact}.${item.name === '' ? n : item.name}`;
      const [start, end] = [numberIn(inside, 'startAmount'), numberIn(inside, 'endAmount')];
      if (name !== 'offer' && name !== 'consideration') return fadingItems(inside, place, its);
      if (start === undefined || end === undefined || from === undefined || until === undefined) return [];
      const isCoin = numberIn(inside, 'itemType') === 0n;
      return [{ side: name, start, end, from, until, isCoin, part: its, fact: `${place}.endAmount` }];
    });
  });
}

function holdsStructs({ value }: Arg): boolean {
  return value.kind === 'tuple' || (value.kind === 'array' && value.items[0]?.value.kind === 'tuple');
}

function numberIn(args: readonly Arg[], name: string): bigint | undefined {
  const value = args.find((arg) => arg.name === name)?.value;
  return value?.kind === 'integer' ? value.value : undefined;
}
