import type { Finding } from '@readback/core/model/finding.ts';
import { known } from '@readback/core/model/known.ts';
import type { Control, Readback, Verdict } from '@readback/core/model/readback.ts';
import type { Origin, SigningRequest } from '@readback/core/model/request.ts';
import { ways } from '@readback/core/model/ways.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Practice, startPractice } from './practice.ts';

let practice: Practice;
let pasted: ReadonlyMap<string, Readback>;
const now = BigInt(Math.floor(Date.now() / 1000));

beforeAll(async () => {
  practice = await startPractice();
  pasted = await readAll({ via: 'paste' });
});
afterAll(async () => {
  await practice.close();
});

/** Each from the mildest to the most severe. */
const verdicts: readonly Verdict[] = ['read', 'caution', 'notFullyRead', 'stop'];
const controls: readonly Control['kind'][] = ['press', 'hold', 'none'];
const severities = ['note', 'caution', 'stop'] as const;

const came: readonly (readonly [string, Origin])[] = [
  ['a program that claims to be an app', { via: 'script', claimed: 'app.uniswap.org' }],
  ['the extension, from a site', { via: 'extension', verified: 'thief.example' }],
  [
    'a dapp in a frame that claims to be another',
    { via: 'frame', verified: 'thief.example', claimed: 'Uniswap' },
  ],
  ['an app that claims to be another', { via: 'walletconnect', claimed: 'app.uniswap.org' }],
  ['an app on a site that the user names', { via: 'walletconnect', site: 'thief.example' }],
  ['a link', { via: 'link' }],
  ['a link that was taken over', { via: 'link', madeMine: true }],
  ['paste, from a site that the user names', { via: 'paste', site: 'thief.example' }],
  ['a way that is not known', { via: 'unknown' }],
];

test('every way in but those of this page itself is looked at', () => {
  const own = Object.entries(ways).filter(([, { isOfPage }]) => isOfPage);
  const looked = new Set(came.map(([, { via }]) => via));
  expect(Object.keys(ways).filter((it) => !looked.has(it as Origin['via']))).toEqual(own.map(([via]) => via));
});

test.each(came)('no request of a flight is read milder when it comes by %s', async (_, origin) => {
  const asked = await readAll(origin);
  const milder = [...pasted].flatMap(([id, was]) => {
    const is = asked.get(id);
    return is ? milderIn(was, is).map((it) => `${id}: ${it}`) : [`${id}: not read`];
  });
  expect(pasted.size).toBeGreaterThan(20);
  expect(milder).toEqual([]);
});

test('a milder reading would be found', () => {
  const of = (it: object) =>
    ({ verdict: 'caution', control: { kind: 'hold' }, findings: [], ...it }) as never;
  const found = (severity: string, outcome = 'fired') => [{ rule: 'a', outcome, severity }];
  expect(milderIn(of({}), of({ verdict: 'read' }))).toHaveLength(1);
  expect(milderIn(of({}), of({ control: { kind: 'press' } }))).toHaveLength(1);
  expect(milderIn(of({ findings: found('stop') }), of({ findings: found('caution') }))).toHaveLength(1);
  expect(milderIn(of({ findings: found('note', 'unknown') }), of({}))).toHaveLength(1);
  expect(milderIn(of({ findings: found('note', 'unknown') }), of({ findings: found('note') }))).toEqual([]);
});

async function readAll(origin: Origin): Promise<ReadonlyMap<string, Readback>> {
  const all = new Map<string, Readback>();
  for (const { id, request } of scenarios) {
    const parsed = parse(request({ info: practice.info, now }), {});
    if (parsed.ok) all.set(id, await readBy(origin, parsed.request));
  }
  return all;
}

async function readBy(origin: Origin, request: SigningRequest): Promise<Readback> {
  const incoming = { request, origin, receivedAt: Number(now) * 1000 } as const;
  const world = rpcWorld(practice.rpcUrl, { time: () => known(now) });
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (!last) throw new Error('nothing was read');
  return last;
}

/** In what a reading is milder than it was: its verdict, how it may be signed, and what each rule says of it. */
function milderIn(was: Readback, is: Readback): readonly string[] {
  const rules = new Set(was.findings.map(({ rule }) => rule));
  return [
    ...(verdicts.indexOf(is.verdict) < verdicts.indexOf(was.verdict)
      ? [`${is.verdict}, ${was.verdict}`]
      : []),
    ...(controls.indexOf(is.control.kind) < controls.indexOf(was.control.kind) ? [is.control.kind] : []),
    ...[...rules].filter((rule) => gravest(is.findings, rule) < gravest(was.findings, rule)),
  ];
}

/** How grave the findings of a rule are. No answer is as little as a note. */
function gravest(findings: readonly Finding[], rule: string): number {
  const grave = findings
    .filter((it) => it.rule === rule)
    .map((it) => {
      if (it.outcome === 'fired') return severities.indexOf(it.severity) + 1;
      return it.outcome === 'unknown' || it.outcome === 'pending' ? 1 : 0;
    });
  return Math.max(0, ...grave);
}
