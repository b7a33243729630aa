import type { Address, Hex } from 'viem';
import { insideOf } from '../findArgs.ts';
import type { Arg, ArgValue } from '../../model/step.ts';
import type { InnerCall } from '../wrappers/inner.ts';

/** The way to a value of a message: names of fields, positions in lists. */
export type MessagePath = readonly (string | number)[];

export function valueAt(args: readonly Arg[], path: MessagePath): ArgValue | undefined {
  let level = args;
  let found: Arg | undefined;
  for (const part of path) {
    found = typeof part === 'number' ? level[part] : level.find(({ name }) => name === part);
    level = found === undefined ? [] : insideOf(found);
  }
  return found?.value;
}

/** The number at a path. Where there is none it is 0: a form is read only where all its types fit. */
export function numberAt(args: readonly Arg[], path: MessagePath): bigint {
  const value = valueAt(args, path);
  return value?.kind === 'integer' ? value.value : 0n;
}

export function addressInMessage(args: readonly Arg[], path: MessagePath): Address | undefined {
  const value = valueAt(args, path);
  return value?.kind === 'address' ? value.address : undefined;
}

export function textAt(args: readonly Arg[], path: MessagePath): string | undefined {
  const value = valueAt(args, path);
  return value?.kind === 'text' ? value.text : undefined;
}

export function flagAt(args: readonly Arg[], path: MessagePath): boolean {
  const value = valueAt(args, path);
  return value?.kind === 'bool' && value.value;
}

/** Bytes at a path; none where there is no such field. */
export function bytesInMessage(args: readonly Arg[], path: MessagePath): Hex {
  const value = valueAt(args, path);
  return value?.kind === 'bytes' ? value.hex : '0x';
}

export function lengthInMessage(args: readonly Arg[], path: MessagePath): number {
  const value = valueAt(args, path);
  return value?.kind === 'array' ? value.items.length : 0;
}

/** Bytes of the message, as calls are taken apart; none where there is no such field. */
export function partAt(args: readonly Arg[], name: string): InnerCall {
  const value = valueAt(args, [name]);
  const data = value?.kind === 'bytes' ? value.hex : '0x';
  return { data, bytes: [0, (data.length - 2) / 2] };
}
