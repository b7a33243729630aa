import type { FoundAbi } from '@readback/core/abi/sources/abiSource.ts';
import { errorsFor, functionsFor } from '@readback/core/abi/functionsFor.ts';
import { findSignatures } from '@readback/core/abi/sources/signatureDatabase.ts';
import { sourcify } from '@readback/core/abi/sources/sourcify.ts';
import { functionAbi } from '@readback/core/codec/functionAbi.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions } from '@readback/core/world/world.ts';
import type { GivenAbi } from './abiFiles.ts';
import type { Host } from './host.ts';

/** A source on the web, and where it is asked. */
export type Source = Readonly<{ base: string; host: Host }>;

type Asks<K extends keyof Questions> = (
  question: Questions[K]['ask'],
  bounds: Bounds,
) => Promise<Known<Questions[K]['answer']>>;

/** Answers with the functions of the user's files that have this selector, for whichever contract is called. */
export function askGiven(given: readonly GivenAbi[]): Asks<'abi'> {
  return ({ address, selector }) => {
    const found = given.flatMap(({ abi, from }) => {
      const functions = abi.functions.filter((it) => functionAbi(it)?.selector === selector.toLowerCase());
      const errors = errorsFor(abi.errors, selector);
      return functions.length + errors.length === 0 ? [] : [{ address, functions, errors, from }];
    });
    return Promise.resolve(found.length === 0 ? unknown('notFound') : known(found.slice(0, 64)));
  };
}

/** Answers with what Sourcify has of a contract, which is asked for each contract once. */
export function askVerified({ base, host }: Source): Asks<'verified'> {
  const found = new Map<string, Promise<Known<FoundAbi>>>();
  return async ({ source, selector, ...question }, bounds) => {
    if (source !== 'sourcify') return unknown('notAsked');
    const key = `${question.chainId} ${question.address} ${question.codeHash ?? ''}`.toLowerCase();
    const asking = found.get(key) ?? sourcify.find(question, base, fetchJson(host), bounds.signal);
    found.set(key, asking);
    const answer = await asking;
    return answer.s === 'known' ? known(functionsFor(answer.v, selector)) : answer;
  };
}

/** Answers with the signatures that anybody listed for a selector. */
export function askSignatures({ base, host }: Source): Asks<'signatures'> {
  return ({ selector }, { signal }) => findSignatures(selector, base, fetchJson(host), signal);
}

/** Fetches JSON from a host of the command. */
export function fetchJson(host: Host): (url: string, bounds: Bounds) => Promise<Known<unknown>> {
  return (url, bounds) => host.fetchJson(url, { headers: { accept: 'application/json' } }, bounds);
}
