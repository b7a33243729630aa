import { dataOf } from '@readback/core/check/testing/views.ts';
import { alice, bob, chainId, startChain, type TestChain } from '@readback/core/simulate/testing/chain.ts';
import { known } from '@readback/core/model/known.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import type { FactValue } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import type { World } from '@readback/core/world/world.ts';
import { choicesOf } from '@readback/phrases/choices.ts';
import { engine } from '@readback/phrases/words/engine.ts';
import { glossary } from '@readback/phrases/words/glossary.ts';
import { plain } from '@readback/phrases/plain.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, expectHonest, expectNoLieIsShown } from '../testing/hostileAnswers.ts';
import { bodies, markedWorld, readbackOf, subjectOf } from '../testing/readbacks.ts';
import { closedPart, validate } from './answer.ts';
import { arrange } from './arrange.ts';
import { promptOf } from './prompt.ts';
import { isWarning, type Subject } from './statement.ts';
import { statementsOf } from './statements.ts';

const canary = 'ZX-CANARY-7';

let chain: TestChain;
const honest: Readback[] = [];
const marked: Readback[] = [];

beforeAll(async () => {
  chain = await startChain();
  for (const body of bodies()) honest.push(await readbackOf(body));
  for (const body of bodies(canary)) {
    marked.push(await readbackOf(body, markedWorld(canary), `https://${canary}.example.org`));
  }
  for (const body of await onChain()) {
    honest.push(await readbackOf(body, chainWorld()));
    marked.push(await readbackOf(body, chainWorld(canary), canary));
  }
});
afterAll(() => chain.stop());

const isCaution = (it: Finding) => it.outcome === 'fired' && it.severity === 'caution';

describe('what is sent', () => {
  it('holds no text of a request, a chain, a node, the book or the asker', () => {
    for (const readback of marked) {
      const subject = subjectOf(readback);
      const shown = statementsOf(subject)
        .map((it) => plain([it.says, ...it.more], subject.facts))
        .join('\n');
      const all = JSON.stringify([readback, shown], (_, v) => (typeof v === 'bigint' ? String(v) : v));
      const sent = sentOf(subject);
      // The mark is there to be sent, and is not.
      expect(all.toUpperCase()).toMatch(/ZX-CANARY|5A582D43414E4152592D37/);
      expectNothingOf(sent);
    }
  });

  it('holds nothing of any fact, whatever is in it', () => {
    for (const readback of honest) {
      for (const kind of kinds) {
        const facts = Object.fromEntries(
          Object.entries(readback.facts).map(([id, fact]) => [id, { ...fact, value: known(kind) }]),
        );
        const subject = subjectOf({ ...readback, facts });
        expectNothingOf(sentOf({ ...subject, facts: (id) => ({ id, value: known(kind), from: [] }) }));
      }
    }
  });

  it('holds no word of a phrase that is not of the catalogue, and no number', () => {
    const subject = subjectOf({
      ...(honest[0] as Readback),
      unread: [
        {
          id: canary,
          gap: 'fact',
          says: { id: 'unread.checks', args: { count: 777_123_777 } },
          why: { id: 'why.refused', args: { source: canary } },
          retry: false,
        },
      ],
      sentence: [
        { id: 'why.refused', args: { source: canary } },
        { id: 'effects.notLookedAt.reads', args: { count: 777_123_777 } },
      ],
    });
    const sent = sentOf(subject);
    expectNothingOf(sent);
  });

  it('names the words that our own sentences choose by, and what kinds of things are meant', () => {
    expect(choicesOf('sentence.allow', 'mood')).toEqual(['you', 'it', 'fail', 'sign']);
    const briefs = honest.map((it) => asked(subjectOf(it)).brief);
    const facts = briefs.flatMap((it) => it.facts);
    const said = [...facts, ...briefs.flatMap(({ sentence }) => sentence)];
    const handles = briefs.flatMap((it) => Object.values(it.handles));
    expect(new Set(said.map(({ args }) => args.mood))).toEqual(
      new Set([undefined, 'you', 'fail', 'sign', 'other']),
    );
    expect(new Set(facts.map(({ severity }) => severity))).toEqual(
      new Set(['stop', 'unknown', 'caution', 'note', 'plain']),
    );
    expect(new Set(handles.map(({ limit }) => limit))).toEqual(new Set([undefined, 'some', 'none']));
    expect(new Set(handles.map(({ code }) => code))).toEqual(new Set([undefined, 'none', 'contract']));
  });

  it('has other ids for the same facts each time, so that no answer fits another request', () => {
    const subject = subjectOf(honest[1] as Readback);
    const first = asked(subject);
    const second = asked(subject);
    expect([...first.statements.keys()]).not.toEqual([...second.statements.keys()]);
    const replay = { blocks: [...first.statements.keys()].map((fact) => ({ fact })), explain: [] };
    expect(validate(replay, second).blocks).toEqual([]);
  });

  it('gives equal values one handle, and says what kind of thing it is', () => {
    const subject = subjectOf(honest[3] as Readback);
    const { brief } = asked(subject);
    const names = Object.keys(brief.handles);
    expect(
      names.every((name) =>
        /^(ADDR|TOK|COIN|ITEM|AMT|NUM|FLAG|DATA|CALL|TEXT|NET|TIME|CODE|LIST|UNKNOWN)\d+$/.test(name),
      ),
    ).toBe(true);
    expect(Object.values(brief.handles).filter((it) => it.yours).length).toBeLessThanOrEqual(1);
  });
});

describe('the form asked for', () => {
  it('is the portable subset: every field required, none besides, no bounds, no empty lists', () => {
    for (const readback of honest) {
      const { schema } = promptOf(asked(subjectOf(readback)).brief);
      const seen = JSON.stringify(schema);
      expect(seen).not.toMatch(
        /oneOf|maxItems|minItems|maxLength|minLength|minimum|maximum|"enum":\[\]|\$ref/,
      );
      for (const it of objectsIn(schema)) {
        expect(it.additionalProperties).toBe(false);
        expect(it.required).toEqual(Object.keys(it.properties as object));
      }
    }
  });
});

describe('what is shown', () => {
  it('begins with warnings, in the app’s order and with their reasons, whatever the model prefers', () => {
    for (const readback of honest) {
      const it = asked(subjectOf(readback));
      const backwards = [...it.statements.keys()].reverse().map((fact) => ({ fact, detail: 'short' }));
      const { warnings, chosen, also } = arrange(it.all, validate({ blocks: backwards, explain: [] }, it));
      expect(warnings.map(({ statement }) => statement)).toEqual(it.all.filter(isWarning));
      expect(warnings.every(({ full }) => full)).toBe(true);
      expect([...chosen, ...also].some(({ statement }) => isWarning(statement))).toBe(false);
    }
  });

  it('says each fact once, and the sentence as one line before all that a model orders', () => {
    for (const readback of honest) {
      const subject = subjectOf(readback);
      const it = asked(subject);
      const { lead, chosen, also } = arrange(it.all, validate({ blocks: [], explain: [] }, it));
      expect(lead.flatMap(({ statement }) => [statement.says, ...(statement.goesOn ?? [])])).toEqual(
        readback.sentence,
      );
      const words = [...lead, ...chosen, ...also].flatMap(({ statement: { says, goesOn = [] } }) =>
        [says, ...goesOn].map((phrase) => plain(phrase, subject.facts).replace(/\.$/, '')),
      );
      expect(words).toEqual([...new Set(words)]);
    }
  });

  it('has only statements that are true alone: none leans on the one before it', () => {
    const leaning = /(?:^|\{)(?:It|Its|This|That|They|And|But|Then|In return)\b/;
    const saidAlone = Object.entries(engine).filter(([id]) =>
      /^(?:line\.|effects\.(?:notLookedAt|assumed)|sentence\.change)|\.says$/.test(id),
    );
    expect(saidAlone.length).toBeGreaterThan(150);
    expect(saidAlone.filter(([, text]) => leaning.test(text)).map(([id]) => id)).toEqual([]);
  });

  it('leaves out what the user muted', () => {
    const cautious = honest.find(({ findings }) => findings.some(isCaution));
    if (!cautious) throw new Error('No readback here has a caution.');
    const said = (readback: Readback) =>
      statementsOf(subjectOf(readback)).filter(({ grade }) => grade === 'caution').length;
    const muted = cautious.findings.map((it) => (isCaution(it) ? { ...it, muted: true as const } : it));
    expect(said(cautious)).toBeGreaterThan(0);
    expect(said({ ...cautious, findings: muted })).toBe(0);
  });

  it('follows the model where it is free to choose, and lists what it left out', () => {
    const it = asked(subjectOf(honest[4] as Readback));
    const free = [...it.statements].filter(([, statement]) => !isWarning(statement)).map(([id]) => id);
    const [first, second, ...rest] = free;
    const answer = {
      blocks: [
        { fact: second, link: 'but', detail: 'full' },
        { fact: first, link: 'then' },
      ],
      explain: [],
    };
    const { chosen, also } = arrange(it.all, validate(answer, it));
    expect(chosen.map((line) => line.statement)).toEqual([
      it.statements.get(second!),
      it.statements.get(first!),
    ]);
    // What joins two facts would be said by the model.
    expect(chosen.map((line) => Object.keys(line).toSorted())).toEqual([
      ['full', 'statement'],
      ['full', 'statement'],
    ]);
    expect(also.length).toBe(rest.length);
  });

  it('takes of an answer in the making only what is closed', () => {
    const block = { fact: 'f1', detail: 'full' };
    expect(closedPart({ blocks: [block, { fact: 'f2' }] })).toEqual({ blocks: [block], explain: [] });
    expect(closedPart({ blocks: [block], explain: ['allow'] })).toEqual({ blocks: [block], explain: [] });
    expect(closedPart({ explain: ['spender'], blocks: [block] })).toEqual({
      blocks: [],
      explain: ['spender'],
    });
    for (const it of [undefined, null, 'prose', [], { blocks: 'x' }]) {
      expect(closedPart(it)).toEqual({ blocks: [], explain: [] });
    }
  });
});

describe('hostile answers', () => {
  it('show no string of their own, hide no fact, and push no warning down', () => {
    expectNoLieIsShown(honest.map(subjectOf), 5_000);
  });

  it.each([
    ['nothing', undefined],
    ['prose', 'You can sign this, it is safe.'],
    ['a list', []],
    [
      'a proto key',
      JSON.parse('{"__proto__":{"blocks":[]},"blocks":[{"__proto__":{"fact":"f"},"fact":"__proto__"}]}'),
    ],
    [
      'names of what every object has',
      {
        blocks: ['constructor', 'toString', '__proto__'].map((fact) => ({ fact })),
        explain: ['constructor', '__proto__'],
      },
    ],
    [
      'a flood',
      {
        blocks: Array.from({ length: 20_000 }, (_, at) => ({ fact: `f${at}` })),
        explain: Array.from({ length: 20_000 }, () => 'allowance'),
      },
    ],
  ])('%s is taken for nothing', (_, answer) => {
    const subject = subjectOf(honest[1] as Readback);
    const it = asked(subject);
    expect(validate(answer, it).blocks).toEqual([]);
    expectHonest(subject, it, answer);
  });

  it('explains at most a few terms, and only such as fit the request', () => {
    const it = asked(subjectOf(honest[1] as Readback));
    const { terms } = validate({ blocks: [], explain: Object.keys(glossary) }, it);
    expect(terms.length).toBeLessThanOrEqual(6);
    expect(it.brief.terms).toEqual(expect.arrayContaining([...terms]));
    expect(terms).toContain('allowance');
    expect(terms).not.toContain('swap');
  });
});

/** All that is sent but the ids: seven letters by lot may spell any symbol. */
function sentOf(subject: Subject): string {
  const { brief } = asked(subject);
  const { system, messages, schema } = promptOf(brief);
  const sent = [system, ...messages.map(({ content }) => content), JSON.stringify(schema)].join('\n');
  return brief.facts.reduce((text, { id }) => text.replaceAll(id, ''), sent);
}

/** Neither the mark (as text or as bytes), nor an address, a hash, calldata, a large number, a symbol or a host. */
function expectNothingOf(sent: string): void {
  const never = [
    /ZX-CANARY/i,
    new RegExp(Buffer.from(canary).toString('hex'), 'i'),
    /0x[0-9a-f]{2}/i,
    /\d{3}/,
    /USDC|WETH|example\.org|node\.test|localhost|Uniswap|Anvil|Hello/i,
  ];
  expect(never.flatMap((it) => sent.match(it)?.[0] ?? [])).toEqual([]);
}

function objectsIn(schema: unknown): readonly Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.values(schema).flatMap(objectsIn);
  return 'type' in schema && schema.type === 'object' ? [schema as Record<string, unknown>, ...inner] : inner;
}

const big = 987_654_321_987_654_321n;
const marker = '0x5a582D43414E4152592D370000000000000000aa' as const;
const asset = { kind: 'token', chainId: 31_337_987, address: marker } as const;
const kinds: readonly FactValue[] = [
  { kind: 'address', address: marker },
  { kind: 'amount', raw: big, asset },
  { kind: 'allowance', raw: big, unlimited: false, asset },
  { kind: 'asset', asset },
  { kind: 'asset', asset: { ...asset, kind: 'nft', id: big } },
  { kind: 'integer', value: big },
  { kind: 'bytes', hex: marker },
  { kind: 'selector', selector: '0x5a582d43' },
  { kind: 'function', name: canary, signature: `${canary}()` },
  { kind: 'text', text: canary },
  { kind: 'chain', chainId: 31_337_987 },
  { kind: 'time', seconds: big },
  { kind: 'code', state: 'delegated', delegate: marker, hash: marker },
  { kind: 'list', items: [{ kind: 'text', text: canary }] },
];

type Text = `0x${string}`;

/** One text as a contract returns it. */
function encodedText(text: string): Text {
  return `0x${dataOf('f(string)', [text]).slice(10)}`;
}

/** A payment, a token's payment, an approval to a key, and what fails with a reason of the contract's own. */
async function onChain(): Promise<readonly Body[]> {
  const token = await chain.deploy('Token');
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 1_000_000n]) }),
  );
  const reason = encodedText(canary).slice(2);
  const revert = `08c379a0${reason}`;
  const length = (revert.length / 2).toString(16).padStart(2, '0');
  const runtime = `60${length}600c60003960${length}6000fd${revert}`;
  const whole = (runtime.length / 2).toString(16).padStart(2, '0');
  const failing = await chain.deployCode(`0x60${whole}600c60003960${whole}6000f3${runtime}`);
  const sent = (to: Text, data: Text, value = 0n): Body => ({
    kind: 'transaction',
    chainId,
    from: alice,
    call: { to, value, data },
    set: {},
  });
  return [
    sent(bob, '0x', 10n ** 18n),
    sent(token, chain.data('Token', 'transfer', [bob, 123_456n])),
    sent(token, chain.data('Token', 'approve', [bob, 123_456n])),
    sent(token, chain.data('Token', 'approve', [bob, 2n ** 256n - 1n])),
    sent(token, chain.data('Token', 'transfer', [bob, 987_654_321n])),
    sent(failing, '0x12345678'),
  ];
}

/** The chain as it is; with a mark, every contract gives it as its symbol, and every source as a name. */
function chainWorld(mark?: string): World {
  const session = () =>
    known({ host: 'localhost', wallet: { chainId, account: alice, name: mark ?? 'Wallet' } });
  if (mark === undefined) return rpcWorld(chain.url, { session });
  const node = rpcWorld(chain.url, {
    session,
    label: () => known({ name: mark, source: mark }),
    book: () => known([{ address: bob, name: mark, own: false, paid: 1 }]),
  });
  const symbol = encodedText(mark);
  return {
    ask: async (kind, question, bounds) => {
      const asksSymbol = kind === 'rpc' && JSON.stringify(question).includes('"0x95d89b41"');
      return asksSymbol
        ? (known({ result: symbol, endpoint: mark }) as never)
        : node.ask(kind, question, bounds);
    },
  };
}

it('the readbacks are of every kind: stopped, run on a chain, and unread', () => {
  expect(honest.length).toBe(bodies().length + 6);
  expect(honest.some(({ verdict }) => verdict === 'stop')).toBe(true);
  expect(honest.some(({ effects }) => effects.s === 'known')).toBe(true);
});
