import { zeroAddress } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { addressAt, type Path } from '../at.ts';
import type { Part } from '../meaning.ts';

/** An amount of the token at a path, at exchanges that write the native currency as the zero address. */
export function paidIn(args: readonly Arg[], token: Path, amount: Path): Part {
  return addressAt(args, token) === zeroAddress
    ? { what: 'native', amount }
    : { what: 'token', token, amount };
}
