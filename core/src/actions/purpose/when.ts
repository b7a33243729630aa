import type { When } from '../../decode/abis/functionModel.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg, Step } from '../../model/step.ts';

/** Whether the arguments of a step are as a table says. What is not there, or cannot be read, is as it says. */
export function holds({ args }: Step, said: true | readonly When[] | undefined): boolean {
  if (said === undefined) return false;
  return said === true || said.every((one) => isSo(args, one));
}

/** Of each of a list whether a condition on it holds; undefined where it is not a condition on each. */
export function holdsOfEach(
  { args }: Step,
  { arg, ...one }: When,
  size: number,
): readonly boolean[] | undefined {
  const its = typeof arg === 'string' ? argsAt(args, arg.split('.')) : [];
  return its.length === size ? its.map((it) => fits(it, { arg, ...one })) : undefined;
}

function isSo(args: readonly Arg[], one: When): boolean {
  const paths = typeof one.arg === 'string' ? [one.arg] : one.arg;
  return paths.some((path) => {
    const found = argsAt(args, path.split('.'));
    return found.length === 0 || found.some((it) => fits(it, one));
  });
}

function argsAt(args: readonly Arg[], [first, ...rest]: readonly string[]): readonly Arg[] {
  return args
    .filter(({ name }) => name === first)
    .flatMap((arg): readonly Arg[] => {
      const its = arg.value.kind === 'array' ? arg.value.items : [arg];
      return rest.length === 0 ? its : its.flatMap((it) => argsAt(insideOf(it), rest));
    });
}

function fits({ value }: Arg, { is, bit }: When): boolean {
  if (typeof is === 'boolean') {
    if (value.kind === 'bool') return value.value === is;
    if (bit === undefined || (value.kind !== 'bytes' && value.kind !== 'integer')) return true;
    const word = value.kind === 'bytes' ? BigInt(value.hex) : value.value;
    return ((word >> BigInt(bit)) & 1n) === (is ? 1n : 0n);
  }
  if (value.kind !== 'integer') return true;
  if (typeof is === 'number') return value.value >= BigInt(is);
  if (isList(is)) return is.includes(Number(value.value));
  if (typeof is === 'object') return value.value < is.below;
  // Contracts take the smallest number for all that there is, and give all only where nothing is owed.
  return is === 'positive' ? value.value > 0n : value.value < 0n && value.value > -(2n ** 255n);
}

function isList(is: When['is']): is is readonly number[] {
  return Array.isArray(is);
}
