import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readWords } from '@readback/assistant/draft/read.ts';
import { wellKnownNames } from '@readback/core/shipped/wellKnownTokens.ts';
import { chainInfo, knownChains } from '@readback/core/world/chains.ts';
import type { DraftName } from '@readback/assistant/draft/draft.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/intent.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { knownNames } from '@readback/core/shipped/known.ts';
import { chainNamed } from '../options/chainNamed.ts';
import type { Command } from '../options/readOptions.ts';
import type { Outcome, Process } from '../process.ts';
import { foreign } from '../text/foreign.ts';
import { UsageError } from '../usageError.ts';
import { clausesSaid } from './clausesSaid.ts';
import { intentIn } from './readIntentFile.ts';

/**
 * `readback intent "…"`: words to the file of an intent, by the patterns alone. Nothing is written where anything is unclear.
 *
 * @throws {UsageError} that lists what of the words no intent says
 */
export async function writeIntentFile(
  { words: said, from, chainId, out }: Extract<Command, { kind: 'intent' }>,
  { cwd }: Process,
): Promise<Outcome> {
  const named = readWords(said, namesOn(chainId))?.values.network?.text;
  const on = named === undefined ? chainId : chainNamed(named);
  const drafted = readWords(said, namesOn(on));
  if (drafted === undefined) throw new UsageError(words.notSaid);
  const isAnywhere = anywhere.has(drafted.kind);
  if (on === undefined && !isAnywhere) throw new UsageError(words.needsChain);
  const parts = [drafted, ...(drafted.also ?? [])].map((it) =>
    clausesSaid(it, { account: from, chainId: on, today: new Date() }),
  );
  const clauses = parts.flatMap((it) => it.clauses);
  const lacks = parts.flatMap((it) => it.lacks);
  const open = [
    ...drafted.asks.map(({ text, kind }) =>
      fill(words.unclear, { text: foreign(text, 80), why: words.whyUnclear[kind] }),
    ),
    ...lacks.map((it) => words.lacks[it]),
  ];
  if (open.length > 0) throw new UsageError([words.open, ...new Set(open)].join(' '));
  const { fee, account } = drafted.values;
  const file = {
    account: account?.text ?? from,
    ...(isAnywhere ? {} : { chainId: on }),
    said: said.trim(),
    clauses,
    ...(fee?.sum?.is === 'number' ? { feeMost: { amount: fee.sum.digits } } : {}),
  };
  // What is written is what `--intent` reads.
  intentIn(file);
  const text = `${JSON.stringify(file, null, 2)}\n`;
  if (out === undefined) return { out: text, err: '', code: 0 };
  try {
    await writeFile(resolve(cwd, out), text);
  } catch (error) {
    throw new UsageError(usage.outUnwritten, { details: out, cause: error });
  }
  return { out: '', err: '', code: 0 };
}

/** What is of no network. */
const anywhere: ReadonlySet<string> = new Set(['signIn', 'say', 'nothing']);

/** What words may name here: the tokens and the currency of the network, networks, and contracts that ship. */
function namesOn(chainId: number | undefined): readonly DraftName[] {
  const here = chainId === undefined ? undefined : chainInfo(chainId);
  const networks = [...knownChains()].map(
    ([id, { name }]): DraftName => ({
      name,
      kind: 'NET',
      ...(id === chainId ? { inUse: true } : {}),
    }),
  );
  const native = new Map<string, string[]>();
  for (const { name, symbol } of knownChains().values())
    native.set(symbol, [...(native.get(symbol) ?? []), name]);
  const tokens = chainId === undefined ? [] : wellKnownNames(chainId);
  return [
    ...networks,
    ...(here === undefined
      ? []
      : [{ name: here.symbol, kind: 'TOK', nativeOf: native.get(here.symbol) ?? [] } as const]),
    ...tokens.map((name) => ({ name, kind: 'TOK' }) as const),
    ...[...new Set(knownNames())].map((name) => ({ name, kind: 'NAME' }) as const),
  ];
}
