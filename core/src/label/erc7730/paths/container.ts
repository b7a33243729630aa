import type { ArgValue } from '../../../model/step.ts';
import type { Found } from './found.ts';
import { type Path, pathText } from './path.ts';
import { type Container, Unfit } from './scope.ts';
import { cutBytes } from './slice.ts';

/** The value of a container path, `@.to` and so on, perhaps a slice of it. @throws {Unfit} when it is not known */
export function containerValue(container: Container, { segments }: Path): Found {
  const segment = segments[0];
  const slice = segments[1];
  const what = segment?.kind === 'name' ? segment.name : '';
  if (what !== 'from' && what !== 'to' && what !== 'value' && what !== 'chainId')
    throw new Unfit('missingPath', `@.${what}`);
  const it = container[what];
  if (it === undefined) throw new Unfit('missingContainer', `@.${what}`);
  const value: ArgValue =
    typeof it === 'string' ? { kind: 'address', address: it } : { kind: 'integer', value: BigInt(it) };
  const type = typeof it === 'string' ? 'address' : 'uint256';
  const found = {
    value,
    type,
    at: `@.${what}`,
    source: { by: 'container', what },
    indices: [],
    lengths: [],
  } as const;
  if (slice === undefined) return found;
  const cut = slice.kind === 'slice' && segments.length === 2 ? cutBytes(value, slice) : undefined;
  if (cut === undefined) throw new Unfit('missingPath', pathText('@', segments));
  return { ...found, value: { kind: 'bytes', hex: cut.hex }, type: 'bytes' };
}
