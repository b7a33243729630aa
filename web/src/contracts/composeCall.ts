import { WordedError } from '@readback/phrases/wordedError.ts';
import { callDataOf } from '@readback/core/abi/callData.ts';
import type { FormValue } from '@readback/core/abi/forms/formValue.ts';
import { type FormPath, toArgs } from '@readback/core/abi/forms/toArgs.ts';
import type { Body, TypedName } from '@readback/core/model/request.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { good } from '@readback/core/text/result.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import type { AbiFunction, Address, Hex } from 'viem';
import type { Network } from '../data/networks/parseConfig.ts';
import { addressOf, namesIn, type TypedNames } from './typedNames.ts';
import { partsOf } from './functionParts.ts';

/** What was typed into the form of a function. `value`: what is sent along, in the network's own coin. */
export type CallDraft = Readonly<{ values: readonly FormValue[]; value: string }>;

/** What is wrong, by the place in the form; `value` is the payable amount. */
export type CallErrors = ReadonlyMap<FormPath, ReadbackError>;

export type ComposedCall =
  | Readonly<{ ok: true; data: Hex; value: bigint; names: readonly TypedName[] }>
  | Readonly<{ ok: false; errors: CallErrors }>;

/** Turns a form into calldata. A value goes along only if the function takes one. `linked`: see `namesIn`. */
export function composeCall(
  fn: AbiFunction,
  draft: CallDraft,
  {
    decimals,
    names,
    linked,
  }: Readonly<{
    decimals: number;
    names: TypedNames;
    linked?: readonly unknown[] | undefined;
  }>,
): ComposedCall {
  const of = partsOf(fn);
  if (of === undefined) return refused(new WordedError(words.notCallable));
  const used = new Set<string>();
  const args = toArgs(of.fields, draft.values, (text) => {
    used.add(text);
    return addressOf(names, text);
  });
  const sends = fn.stateMutability === 'payable' && draft.value.trim() !== '';
  const value = sends ? parseUnitsExact(draft.value, decimals) : good(0n);
  if (!args.ok || !value.ok) {
    const errors = new Map<string, ReadbackError>(args.ok ? [] : args.errors);
    if (!value.ok) errors.set('value', value.error);
    return { ok: false, errors };
  }
  const data = callDataOf(of, args.args);
  if (data === undefined) return refused(new WordedError(words.notFitting));
  return { ok: true, data, value: value.value, names: namesIn(names, used, linked) };
}

/** The transaction of a call, always to the contract itself, with the sender if one is known. */
export function callBody(
  network: Network,
  account: Address | undefined,
  call: Readonly<{ to: Address; value: bigint; data: Hex }>,
): { body: Body; raw: string } {
  const { chainId } = network;
  return {
    body: {
      kind: 'transaction',
      chainId,
      ...(account === undefined ? {} : { from: account }),
      call,
      set: {},
    },
    raw: `to: ${call.to}\ndata: ${call.data}\nvalue: ${call.value}\nchain: ${chainId}`,
  };
}

function refused(error: ReadbackError): ComposedCall {
  return { ok: false, errors: new Map([['0', error]]) };
}
