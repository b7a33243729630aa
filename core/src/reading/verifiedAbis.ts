import { same } from '../ledger/account.ts';
import { sourceNameFact } from '../label/accounts/sourceNameFact.ts';
import type { Address, Hex } from 'viem';
import { type AbiFor, abiSourceIds } from '../model/abi.ts';
import type { FoundContract } from '../abi/code/contractAt.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import type { Fact, Provenance } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { VerifiedFunctions, World } from '../world/world.ts';
import { type FunctionAnswers, type CalledFunction, said } from '../model/askedFunction.ts';
import { mayAnswerItself } from '../label/accounts/contracts.ts';

type Code = Readonly<{ address: Address; codeHash?: Hex }>;

/**
 * What the sources of verified contracts have of a function, asked one after the other until one has it: for the code
 * that the chain says it comes from, and for the proxy itself where that may answer it, too. What a source says of
 * proxies beyond that is only a guess. The function stays one of the address that is called.
 */
export async function verifiedAbis(
  called: CalledFunction,
  chainId: number,
  found: Known<FoundContract>,
  world: World,
  signal: AbortSignal,
): Promise<FunctionAnswers> {
  const codes = codesOf(called, found);
  const facts: Fact[] = [];
  const hints = new Set<Address>();
  for (const source of abiSourceIds) {
    const ask = (code: Code) => {
      const question = { source, chainId, ...code, selector: called.selector };
      return world.ask('verified', question, { signal, deadline: 3_000, maxBytes: 131_072 });
    };
    const answers = await Promise.all(codes.map(ask));
    facts.push(said(called, source, summed(answers)), ...namesOf(answers, codes));
    const abis = abisOf(called, answers, codes);
    if (abis.length > 0) return { abis, facts };
    for (const it of answers) if (it.s === 'known') for (const at of it.v.elsewhere ?? []) hints.add(at);
    const elsewhere = await Promise.all(
      [...hints]
        .filter((at) => !codes.some(({ address }) => same(address, at)))
        .slice(0, mostHints)
        .map((address) => ask({ address })),
    );
    const guessed = elsewhere.flatMap((it) => abiFor(called, it, otherCode));
    if (guessed.length > 0) return { abis: guessed, facts };
  }
  return { abis: [], facts };
}

const mostHints = 4;

/** The code that the function comes from; first, where it may answer itself, that of the proxy. */
function codesOf({ address, selector }: CalledFunction, found: Known<FoundContract>): readonly Code[] {
  if (found.s !== 'known') return [{ address }];
  const { contract, entry } = found.v;
  const { hash } = contract.code;
  const code: Code = { address: contract.code.address, ...(hash === undefined ? {} : { codeHash: hash }) };
  return mayAnswerItself(found.v, selector) ? [{ address, codeHash: entry.at.hash }, code] : [code];
}

/**
 * Where a proxy may answer the function itself and nobody has its own ABI, that of the code behind it is a guess: the
 * proxy may do something else under the same four bytes.
 */
function abisOf(
  called: CalledFunction,
  answers: readonly Known<VerifiedFunctions>[],
  codes: readonly Code[],
): readonly AbiFor[] {
  const [own, behind] = answers;
  const unseen = codes.length > 1 && own?.s !== 'known';
  if (unseen && behind !== undefined) return abiFor(called, behind, clash);
  return answers.flatMap((it, at) => {
    const isRead = codes[at]?.codeHash !== undefined;
    return abiFor(called, it, it.s === 'known' && !isRead ? { ...it.v.from, unproven: true } : undefined);
  });
}

/** What the sources call the code that was read at these addresses. */
function namesOf(answers: readonly Known<VerifiedFunctions>[], codes: readonly Code[]): readonly Fact[] {
  return answers.flatMap((it, at) => {
    const code = codes[at];
    if (it.s !== 'known' || code?.codeHash === undefined) return [];
    return sourceNameFact(code.address, it.v.name, it.v.from);
  });
}

const clash = { by: 'guess', why: 'behindProxy' } as const;
const otherCode = { by: 'guess', why: 'otherCode' } as const;

function abiFor(
  { address }: CalledFunction,
  answer: Known<VerifiedFunctions>,
  from: Provenance | undefined,
): readonly AbiFor[] {
  if (answer.s !== 'known' || answer.v.functions.length === 0) return [];
  return [{ address, functions: answer.v.functions, from: from ?? answer.v.from }];
}

/** What a source said in all: the signatures that it has; that it has none; or why it could not say. */
function summed(answers: readonly Known<VerifiedFunctions>[]): Known<string> {
  const texts = answers.flatMap((it) =>
    it.s === 'known' ? it.v.functions.flatMap((fn) => functionAbi(fn)?.signature ?? []) : [],
  );
  if (texts.length > 0) return known(texts.join(' '));
  const silent = answers.find((it) => it.s === 'unknown' && it.why !== 'notFound');
  return silent?.s === 'unknown' ? silent : unknown('notFound');
}
