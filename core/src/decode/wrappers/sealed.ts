import type { Arg } from '../../model/step.ts';
import { bytesArg } from './args.ts';
import type { CallToRead } from './wrapper.ts';

/**
 * Bytes that a contract runs in a way that nobody here knows: a step of their own that stays unread, so that the
 * call around them does not count as fully read. `to` is who takes them, if that is not the contract itself.
 */
export function sealed(
  outer: CallToRead,
  args: readonly Arg[],
  at: number,
  source: string,
  to = outer.to,
): CallToRead {
  const { self } = outer;
  const command = { code: '0x', source } as const;
  const call = { op: 'call', actor: self, self: to ?? self, to, value: 0n, runs: 'always', command } as const;
  return { ...call, ...bytesArg(args, at), caller: outer.caller ?? outer.actor };
}
