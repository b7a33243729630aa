import type { Hex } from 'viem';
import type { Candidate } from '../decode/candidates.ts';
import type { Revert } from '../model/effects.ts';
import { solidityPanics } from '../shipped/solidityPanics.ts';
import { type ReadError, readError } from './trace/errors/readError.ts';

/**
 * Why a call failed, from the data that it reverted with: the text of `Error(string)`, the name of a panic, or the
 * signature of a custom error, with the text in it and the failure that it hands on. Errors that no standard and no
 * well-known contract has are read as `given`; all others stay bytes. The text is foreign.
 */
export function revertOf(data: Hex, given: readonly Candidate[] = []): Revert {
  const error = readError(data, given);
  return error === undefined ? { data } : { data, reason: reasonOf(error).slice(0, maxReason) };
}

/** In words, outermost first. */
export function reasonOf({ fn, args, inner }: ReadError): string {
  const text = args.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : [])).join(', ');
  if (fn.signature === 'Error(string)') return text;
  if (fn.signature === 'Panic(uint256)') return panicOf(args[0]);
  const said = [fn.signature, text, inner === undefined ? '' : reasonOf(inner)];
  return said.filter((it) => it !== '').join(': ');
}

function panicOf(code: ReadError['args'][number] | undefined): string {
  const value = code?.value.kind === 'integer' ? code.value.value : undefined;
  return solidityPanics.get(Number(value)) ?? `panic ${value}`;
}

const maxReason = 1_000;
