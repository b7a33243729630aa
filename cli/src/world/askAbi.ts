import type { FoundAbi } from '@readback/core/abi/abiSource.ts';
import type { ReadAbi } from '@readback/core/abi/readAbi.ts';
import { sourcify } from '@readback/core/abi/sourcify.ts';
import { functionAbi } from '@readback/core/decode/abi/functionAbi.ts';
import type { AbiFor } from '@readback/core/decode/candidates.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions } from '@readback/core/world/world.ts';
import type { GivenAbi } from './abiFiles.ts';
import type { Host } from './host.ts';

type Question = Questions['abi']['ask'];
type Answer = Known<Questions['abi']['answer']>;

/**
 * Answers with the functions that a selector may stand for: those of the user's files, for whichever contract is
 * called, then those that Sourcify has of that contract. `look` absent: nothing is looked up.
 */
export function abiAnswers(
  given: readonly GivenAbi[],
  look: Readonly<{ base: string; host: Host }> | undefined,
): (question: Question, bounds: Bounds) => Promise<Answer> {
  const found = new Map<string, Promise<Known<FoundAbi>>>();

  const lookUp = ({ chainId, address }: Question, bounds: Bounds): Promise<Known<FoundAbi>> => {
    if (look === undefined) return Promise.resolve(unknown('notAsked'));
    const key = `${chainId} ${address.toLowerCase()}`;
    const before = found.get(key);
    if (before !== undefined) return before;
    const { base, host } = look;
    const asking = sourcify.find(
      { chainId, address },
      base,
      (url, { signal, deadline, maxBytes }) =>
        host.fetchJson(
          url,
          { headers: { accept: 'application/json' } },
          { signal, deadline: Math.min(deadline, bounds.deadline), maxBytes },
        ),
      bounds.signal,
    );
    found.set(key, asking);
    return asking;
  };

  return async (question, bounds) => {
    const { address, selector } = question;
    const own = given.flatMap((it) => abiFor(it.abi, it.from, address, selector));
    const looked = await lookUp(question, bounds);
    const theirs = looked.s === 'known' ? abiFor(looked.v.abi, looked.v.from, address, selector) : [];
    const all = [...own, ...theirs];
    if (all.length > 0) return known(all.slice(0, 64));
    return looked.s === 'known' ? unknown('notFound') : looked;
  };
}

function abiFor(
  { functions }: ReadAbi,
  from: AbiFor['from'],
  address: AbiFor['address'],
  selector: string,
): readonly AbiFor[] {
  const fitting = functions.filter((it) => functionAbi(it)?.selector === selector.toLowerCase());
  return fitting.length === 0 ? [] : [{ address, functions: fitting, from }];
}
