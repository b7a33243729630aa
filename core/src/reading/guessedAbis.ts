import type { Hex } from 'viem';
import type { FoundContract } from '../abi/code/contractAt.ts';
import { delegates } from '../abi/code/proxyCode.ts';
import { functionsInCode } from '../abi/code/functionsInCode.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import type { AbiFor } from '../model/abi.ts';
import type { GuessReason } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { World } from '../world/world.ts';
import { type FunctionAnswers, type CalledFunction, said } from '../model/askedFunction.ts';

/**
 * What a function may be, where no source has it: the signatures that anybody listed for its four bytes, held against
 * the code at the pinned block. Where the code has no such function there is no guess. Where the types of some agree
 * with those that the code seems to take, the others are dropped. Each is marked as a guess, whatever speaks for it.
 */
export async function guessedAbis(
  called: CalledFunction,
  chainId: number,
  found: Known<FoundContract>,
  world: World,
  signal: AbortSignal,
): Promise<FunctionAnswers> {
  const { address, selector } = called;
  const [types, listed] = await Promise.all([
    typesInCode(found, selector),
    world.ask('signatures', { chainId, selector }, { signal, deadline: 3_000, maxBytes: 65_536 }),
  ]);
  const facts = [
    said(called, 'code', types),
    said(called, 'signatures', listed.s === 'known' ? known(listed.v.join(' ')) : listed),
  ];
  const isAbsent = types.s === 'unknown' && types.why === 'notFound';
  if (listed.s !== 'known' || isAbsent) return { abis: [], facts };
  const names = listed.v.slice(0, mostNames).filter((it) => functionAbi(it)?.selector === selector);
  const agreeing = types.s === 'known' ? names.filter((it) => typesOf(it) === types.v) : [];
  const why: GuessReason =
    agreeing.length > 0 ? 'listedFits' : types.s === 'known' ? 'listedMisfits' : 'listed';
  const abis = (agreeing.length > 0 ? agreeing : names).map(
    (text): AbiFor => ({ address, functions: [text], from: { by: 'guess', why } }),
  );
  return { abis, facts };
}

const mostNames = 16;

/**
 * The types that the code takes under a selector; `notFound` where it has functions, and not this one. Of code that
 * may run what stands elsewhere nobody can say that.
 */
async function typesInCode(found: Known<FoundContract>, selector: Hex): Promise<Known<string>> {
  if (found.s !== 'known') return found;
  const { entry, last, contract } = found.v;
  if (last === undefined || contract.open !== undefined) return unknown('notAsked');
  const functions = await functionsInCode(last.code);
  const types = functions?.get(selector);
  if (types !== undefined) return known(types);
  const outer = entry === last ? undefined : (await functionsInCode(entry.code))?.get(selector);
  if (outer !== undefined) return known(outer);
  return unknown(functions === undefined || delegates(last.code) ? 'unsupported' : 'notFound');
}

function typesOf(text: string): string | undefined {
  return functionAbi(text)
    ?.fields.map(({ type }) => type.text)
    .join(',');
}
