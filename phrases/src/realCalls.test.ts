import { readFileSync } from 'node:fs';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import { formatEther, getAddress } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from './plain.ts';
import { actWords } from './testing/actWords.ts';
import { type SentCall, sentCalls } from './testing/sentCalls.ts';
import { unsaid } from './testing/unsaid.ts';

/**
 * Calls that people sent on a dozen networks, read without a node: transactions of the tests of rotki's decoders
 * (github.com/rotki/test-caching, AGPL-3.0) and of RSS3's workers (github.com/RSS3-Network/Node, MIT), of which nothing but
 * the calldata is kept. `act` is what they did by those tests; `names` is what their receipts say and the call itself
 * states: the amounts that left the sender or came, and the tokens and accounts that they were of. Whatever is not said of
 * one is listed with its reason in `unsaid.ts`. `because`: why something of its receipt is not part of `names`.
 */
type Meant = Readonly<{
  id: string;
  act: keyof typeof actWords;
  names: readonly string[];
  because?: string;
}>;

const at = (name: string) => new URL(`./testing/${name}`, import.meta.url);
const lines = (text: string): readonly unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const sent = sentCalls();
const meant = lines(readFileSync(at('realCalls.jsonl'), 'utf8')) as readonly Meant[];

describe('calls that were sent', () => {
  const faults = new Map<string, readonly string[]>();

  beforeAll(async () => {
    const byId = new Map(sent.map((it) => [it.id, it]));
    for (const it of meant) {
      const call = byId.get(it.id);
      if (call === undefined) throw new Error(`There is no call ${it.id}.`);
      const found = faultsOf(it, await readHere(call));
      if (found.length > 0) faults.set(it.id, found);
    }
  }, 180_000);

  it('are many, of many functions, and each has what is meant by it', () => {
    expect(sent.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
    expect(new Set(sent.map(({ to, data }) => `${to} ${data.slice(0, 10)}`)).size).toBeGreaterThan(400);
    expect(new Set(sent.map(({ data }) => data.slice(0, 10))).size).toBeGreaterThan(300);
  });

  it('are opened to the last byte, and the sentence names act, amounts and parties, in all that are not listed', () => {
    const listed = new Set(Object.values(unsaid).flat());
    const silent = [...faults].filter(([id]) => !listed.has(id));
    expect(silent.map(([id, what]) => `${id}: ${what.join(', ')}`)).toEqual([]);
  });

  it('are listed only where something is not said', () => {
    const listed = Object.values(unsaid).flat();
    expect(listed.filter((id) => !faults.has(id))).toEqual([]);
  });
});

function faultsOf({ act, names }: Meant, readback: Readback): readonly string[] {
  const said = plain(readback.sentence, (fact) => factAt(readback, fact));
  // What a node or a verifier of sources would have to say is not part of a call.
  const unopened = readback.unread.filter(({ id }) => !/^(?:effects$|checks$|record\.)/.test(id));
  const closed = everyStep(readback.steps).filter(({ reading }) => reading === 'unread');
  return [
    ...unopened.map(({ id }) => `unread ${id}`),
    ...closed.map(({ id }) => `unopened step ${id}`),
    ...(actWords[act].test(said) ? [] : [`act ${act}`]),
    ...names.filter((name) => !isNamed(said, name)).map((name) => `does not name ${name}`),
  ];
}

/** An amount without its separators, a whole one also in the units of the native currency; an address in any spelling. */
function isNamed(said: string, name: string): boolean {
  const text = said.replaceAll(',', '').toLowerCase();
  if (name.startsWith('0x')) return text.includes(name.toLowerCase());
  const amounts = name.includes('.') ? [name] : [name, formatEther(BigInt(name))];
  return amounts.some((it) => new RegExp(`(?<![\\d.])${it.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(text));
}

async function readHere({ chain, from, to, value, data }: SentCall): Promise<Readback> {
  const call = { to: getAddress(to), value: BigInt(value), data };
  const request = freeze({ kind: 'transaction', chainId: chain, from: getAddress(from), call, set: {} }, '');
  const world = tableWorld({}, { rpc: () => unknown('offline') });
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}
