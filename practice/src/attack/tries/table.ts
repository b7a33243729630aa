import type { Readback } from '@readback/core/model/readback.ts';
import type { PracticeRecord } from '@readback/scenarios/practiceInfo.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPractice } from '../../practice.ts';
import { rpc } from '../../rpc.ts';
import { turnedBack } from '../../turnedBack.ts';
import { call } from '../../truth/sky.ts';
import { type Stage, setStage } from '../stage.ts';
import { ask, type Ethereum, ethereumOn, me, type Op, usdc } from './ground.ts';
import { type Own, ownOn } from './own.ts';

/** Who tried it, in the order of time. */
export type Round =
  | 'users'
  | 'protocols'
  | 'signed'
  | 'reading'
  | 'patient'
  | 'outside'
  | 'using'
  | 'fourth reading'
  | 'fourth outside'
  | 'fifth reading'
  | 'fifth outside'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'named'
  | 'twin';

/**
 * What an entry is besides a try, which is never *Read back* and says why by the rules on record. `control`: the honest
 * counterpart of a try, which is *Read back*. `told`: why one that harms is *Read back* anyway, because its sentence
 * says it. `loud`: why a control is not calm yet.
 */
type Mark = Readonly<{ control?: true; told?: string; loud?: string }>;

/** A request that is read on a ground. `why`: how it harms. `proof`: whether the thief truly takes something by it. */
export type OnEthereum = Mark &
  Readonly<{
    id: string;
    why: string;
    /** The number of its network; Ethereum without one. */
    chain?: number;
    read: (e: Ethereum) => Promise<Readback>;
    proof?: (e: Ethereum) => Promise<boolean>;
  }>;

export type OnPractice = Mark &
  Readonly<{
    id: string;
    why: string;
    chain: 'practice';
    proof?: (stage: Stage, own: Own) => Promise<boolean>;
  }> &
  (
    | Readonly<{ request: (stage: Stage) => string | Promise<string> }>
    | Readonly<{ read: (stage: Stage, own: Own) => Promise<Readback> }>
  );

export type Entry = OnEthereum | OnPractice;

/** Entries of one round, and what has to be before each of them is read. */
export type Group = Readonly<{
  round: Round;
  entries: readonly Entry[];
  /** On each of the networks of Ethereum's kind. */
  stands?: (e: Ethereum) => Promise<void>;
  /** On the practice chain. */
  practice?: (stage: Stage, own: Own) => Promise<void>;
}>;

/** The honest counterpart of a try: it is read back calmly. */
export function control<T extends Entry>(it: T): T {
  return { ...it, control: true };
}

/** An honest one that is loud today, and why. The test says when it no longer is. */
export function loud<T extends Entry>(why: string, it: T): T {
  return { ...it, control: true, loud: why };
}

/** One that is read back calmly on purpose, and why. */
export function told<T extends Entry>(why: string, it: T): T {
  return { ...it, told: why };
}

/**
 * Reads each entry on a ground of its own, and compares what speaks with the table beside the test (`….recorded.json`).
 * Every entry finds the same ground: what the ones before did to the chain is undone.
 */
export function tries(test_: string, groups: readonly Group[]): void {
  const file = fileURLToPath(test_).replace(/\.test\.ts$/, '.recorded.json');
  const recorded = recordsIn(file);
  const entries = groups.flatMap((it) => it.entries);
  const spoken = new Map<string, string>();
  const theatre = during(openTheatre, (it) => it.close());
  for (const chain of new Set(entries.map((it) => it.chain ?? 1)))
    describe(chain === 'practice' ? 'practice chain' : `network ${chain}`, () => {
      const ground = during(
        () => open(chain, theatre()),
        (it) => it.close(),
      );
      if (chain !== 'practice') {
        const honest = chain === 1 ? [claimed, deposit] : [claimed];
        test('the ground stands: what is honest is calm', () => isCalm(ground(), honest), longest);
      }
      for (const group of groups) {
        const here = group.entries.filter((it) => (it.chain ?? 1) === chain);
        if (here.length > 0)
          describe(group.round, () => {
            during(
              async () => {
                const back = await ground().mark();
                await ground().prepare(group);
                return back;
              },
              (back) => back(),
            );
            for (const it of here) test(it.id, () => readAndCompare(it, ground(), recorded, spoken), longest);
          });
      }
    });

  test('each has an id of its own, and what is on record is there', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
    const loudOnes = new Set(entries.filter(isRecorded).map(({ id }) => id));
    if (!recording) expect(Object.keys(recorded).filter((id) => !loudOnes.has(id))).toEqual([]);
  });

  if (recording) afterAll(() => record(file, recorded, spoken, entries));
}

const longest = 300_000;
const recording = process.env['READBACK_RECORD'] !== undefined;

type Records = Readonly<Record<string, string>>;

type Ground = Readonly<{
  read: (it: Entry) => Promise<Readback>;
  prove: (it: Entry) => Promise<boolean>;
  prepare: (group: Group) => Promise<void>;
  mark: Marking;
  close: () => Promise<void>;
}>;

/** Resolves with what puts everything back to how it is now. */
type Marking = () => Promise<() => Promise<void>>;

/** The stage of a file, which its networks use one after the other. */
type Theatre = Readonly<{
  stage: Stage;
  records: PracticeRecord[];
  mark: Marking;
  close: () => Promise<void>;
}>;

/** Has something while the tests of this place run. */
function during<T>(begin: () => Promise<T>, end: (it: T) => Promise<void>): () => T {
  const there: T[] = [];
  beforeAll(async () => {
    there.push(await begin());
  }, longest);
  afterAll(async () => {
    for (const it of there) await end(it);
  }, longest);
  return () => {
    const [it] = there;
    if (it === undefined) throw new Error('It is not there yet.');
    return it;
  };
}

async function openTheatre(): Promise<Theatre> {
  const practice = await startPractice();
  const set = await setStage(practice);
  await asAtFirst(set.url);
  // What is published is kept in one list, which is cut to what it was.
  const records = [...set.records];
  const mark = async () => {
    const [node, published] = [await rpc<string>(set.url, 'evm_snapshot'), records.length];
    return async () => {
      await turnedBack(set.url, node);
      records.length = published;
    };
  };
  return { stage: { ...set, records }, records, mark, close: practice.close };
}

async function open(chain: number | 'practice', { stage, records, mark }: Theatre): Promise<Ground> {
  const back = await mark();
  if (chain === 'practice') {
    const own = await ownOn(stage, records);
    return {
      mark,
      close: back,
      read: async (it) => {
        if (it.chain !== 'practice') return wrongGround(it);
        return 'request' in it ? own.read(await it.request(stage)) : it.read(stage, own);
      },
      prove: async (it) =>
        it.chain === 'practice' ? (await it.proof?.(stage, own)) === true : wrongGround(it),
      prepare: async ({ practice: puts }) => puts?.(stage, own),
    };
  }
  const e = await ethereumOn(stage, records, chain);
  return {
    mark,
    close: async () => {
      await asAtFirst(stage.url);
      await back();
    },
    read: async (it) => (it.chain === 'practice' ? wrongGround(it) : it.read(e)),
    prove: async (it) => (it.chain === 'practice' ? wrongGround(it) : (await it.proof?.(e)) === true),
    prepare: async ({ stands }) => stands?.(e),
  };
}

/** What a snapshot does not have. */
async function asAtFirst(url: string): Promise<void> {
  await rpc(url, 'anvil_autoImpersonateAccount', [false]);
  await rpc(url, 'anvil_setChainId', [practiceMarker.chainId]);
}

function wrongGround({ id }: Entry): never {
  throw new RangeError(`${id} is not for this network.`);
}

const claim = 'function getReward()';

/** An honest claim, which is loud where tokens have no code, nothing is published, or the network is another. */
const claimed: Entry = {
  id: 'rewards are claimed',
  why: 'Dollars or coins come, and nothing goes.',
  read: async (e) => {
    const farm = await e.put('Genuine');
    const amount = 1_000n * 10n ** 6n;
    await e.send(me, usdc, call('function mint(address,uint256)', farm, amount));
    await rpc(e.url, 'anvil_setBalance', [farm, toHex(10n ** 20n)]);
    // The dollar that is at its address of Ethereum is not one elsewhere.
    const pays: Op = e.chainId === 1 ? { kind: 1, token: usdc, amount } : { kind: 2, who: me, amount };
    await e.stand(farm, { [claim]: [pays] });
    return e.read(ask(e.chainId, farm, call(claim)), { abis: { [farm]: [claim] } });
  },
};

/** An honest deposit, which is loud where what ships is not published, or has no code. */
const deposit: Entry = {
  id: 'coins go to the same account of Arbitrum',
  why: 'They arrive there.',
  read: async (e) => {
    const [inbox, text] = [
      '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f',
      'function depositEth() payable',
    ] as const;
    await e.stand(inbox, { [text]: [] });
    return e.read(ask(e.chainId, inbox, call(text), 10n ** 18n), { abis: { [inbox]: [text] } });
  },
};

async function isCalm(ground: Ground, entries: readonly Entry[]): Promise<void> {
  const back = await ground.mark();
  try {
    for (const it of entries)
      expect(`${it.id}: ${await saidOf(() => ground.read(it))}`).toBe(`${it.id}: read`);
  } finally {
    await back();
  }
}

async function readAndCompare(
  it: Entry,
  ground: Ground,
  recorded: Records,
  spoken: Map<string, string>,
): Promise<void> {
  const back = await ground.mark();
  try {
    const said = await saidOf(() => ground.read(it));
    spoken.set(it.id, said);
    if (it.loud !== undefined && said === 'read')
      throw new Error(`It is calm now: take its \`loud\` away (${it.loud}).`);
    if (!isRecorded(it)) expect(said).toBe('read');
    else {
      expect(said).not.toBe('read');
      if (!recording) expect(said).toBe(recorded[it.id] ?? 'what nobody has recorded yet (CONTRIBUTING.md)');
    }
    if (it.proof !== undefined) expect(await ground.prove(it)).toBe(true);
  } finally {
    await back();
  }
}

function isRecorded({ control: honest, told: why, loud: because }: Entry): boolean {
  return because !== undefined || (honest !== true && why === undefined);
}

/** `read` where a mere press signs it, else the verdict and what speaks: the rules by severity, or what was not read. */
async function saidOf(read: () => Promise<Readback>): Promise<string> {
  try {
    const readback = await read();
    const { verdict, control: press, findings, unread } = readback;
    if (verdict === 'read') return press.kind === 'press' ? 'read' : `read, no press (${press.kind})`;
    const fired = (severity: 'stop' | 'caution') =>
      listed(
        severity,
        findings.flatMap((one) =>
          one.outcome === 'fired' && one.severity === severity && one.muted !== true ? [one.rule] : [],
        ),
      );
    const missing = unread.map(({ says, why }) => (says.id === why.id ? says.id : `${says.id} (${why.id})`));
    const parts = [...fired('stop'), ...listed('notFullyRead', missing), ...fired('caution')];
    return parts[0]?.startsWith(`${verdict}: `) === true
      ? parts.join(' | ')
      : `${verdict}, but ${parts.join(' | ')}`;
  } catch (error) {
    if (error instanceof ReadbackError) return listed('refused', idsIn(error.problem)).join('');
    throw error;
  }
}

function listed(what: string, ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [] : [`${what}: ${[...new Set(ids)].toSorted().join(', ')}`];
}

/** The ids of a problem and of those that explain it. */
function idsIn(problem: unknown): readonly string[] {
  return [...JSON.stringify(problem).matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}

function recordsIn(file: string): Records {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {};
}

/** Writes what was said again, and says what changed. What was not read now keeps its line. */
function record(
  file: string,
  before: Records,
  spoken: ReadonlyMap<string, string>,
  entries: readonly Entry[],
): void {
  const ids = entries.filter(isRecorded).map(({ id }) => id);
  const after = Object.fromEntries(
    ids.toSorted(byCode).flatMap((id) => {
      const said = spoken.get(id) ?? before[id];
      return said === undefined || said === 'read' ? [] : [[id, said]];
    }),
  );
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((id) => before[id] !== after[id])
    .map((id) => `  ${id}\n    ${before[id] ?? '(not there)'}\n  → ${after[id] ?? '(gone)'}\n`);
  writeFileSync(file, `${JSON.stringify(after, undefined, 2)}\n`);
  process.stdout.write(`${file}: ${changed.length} changed\n${changed.join('')}`);
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
