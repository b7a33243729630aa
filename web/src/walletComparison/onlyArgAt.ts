import { insideOf } from '@readback/core/decode/findArgs.ts';
import type { Arg } from '@readback/core/model/step.ts';

/**
 * The argument at a path of names, as the ids of facts have them. Undefined where another one has the same path: names of
 * a foreign ABI may repeat, and then the path tells neither from the other.
 */
export function onlyArgAt(args: readonly Arg[], [name, ...rest]: readonly string[]): Arg | undefined {
  if (name === undefined || name.includes('.')) return undefined;
  const found = args.filter((it, at) => (it.name === '' ? String(at) : it.name) === name);
  const [arg] = found;
  if (arg === undefined || found.length > 1) return undefined;
  return rest.length === 0 ? arg : onlyArgAt(insideOf(arg), rest);
}
