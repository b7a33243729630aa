import type { ArgValue } from '../../../model/step.ts';
import type { Found } from './found.ts';
import { type Path, pathText } from './path.ts';
import { type Container, Unfit } from './scope.ts';
import { cutBytes } from './slice.ts';

/** The value of a container path, `@.to` and so on, perhaps a slice of it. @throws {Unfit} when it is not known */
export function containerValue(container: Container, { segments }: Path): Found {
  const [segment, slice, ...more] = segments;
  const what = segment?.kind === 'name' ? segment.name : '';
  if (what !== 'from' && what !== 'to' && what !== 'value' && what !== 'chainId')
    throw new Unfit('missingPath', `@.${what}`);
  const it = container[what];
  if (it === undefined) throw new Unfit('missingContainer', `@.${what}`);
  const value: ArgValue =
    typeof it === 'string' ? { kind: 'address', address: it } : { kind: 'integer', value: BigInt(it) };
  const type = typeof it === 'string' ? 'address' : 'uint256';
  const whole = { at: `@.${what}`, source: { by: 'container', what }, indices: [], lengths: [] } as const;
  if (slice === undefined) return { value, type, ...whole };
  const cut = slice.kind === 'slice' && more.length === 0 ? cutBytes(value, slice) : undefined;
  if (cut === undefined) throw new Unfit('missingPath', pathText('@', segments));
  return { ...whole, value: { kind: 'bytes', hex: cut.hex }, type: 'bytes' };
}
