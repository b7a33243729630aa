import { promptOf } from '@readback/assistant/explain/prompt.ts';
import { saidAlready } from '@readback/assistant/explain/saidAlready.ts';
import { isLead, isWarning, type Statement } from '@readback/assistant/explain/statement.ts';
import { statementsOf } from '@readback/assistant/explain/statements.ts';
import { asked, expectNoLieIsShown } from '@readback/assistant/testing/hostileAnswers.ts';
import { known, valueOf } from '@readback/core/model/known.ts';
import type { World } from '@readback/core/world/world.ts';
import { plain } from '@readback/phrases/plain.ts';
import { engine } from '@readback/phrases/words/engine.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { beforeAll, expect, it } from 'vitest';
import { type ExplainedFlight, explainedFlights } from './explainedFlights.ts';

let flights: readonly ExplainedFlight[];
beforeAll(async () => {
  flights = await explainedFlights();
});

/** A beginning that leans on what is before it. */
const leaning =
  /^(?:It|Its|This|That|These|Those|They|Their|And|But|Then|Also|So|In return|In that case|After (?:this|that))\b/;
/** What points at another line of the list, whose place nobody knows. */
const pointing =
  /\b(?:as (?:shown |said |listed )?(?:above|below)|listed (?:above|below)|the (?:former|latter|line before|next line))\b/i;

it('all flights are here, of each grade', () => {
  expect(flights).toHaveLength(scenarios.length);
  expect(flights.length).toBeGreaterThanOrEqual(70);
  const grades = new Set(flights.flatMap(({ subject }) => statementsOf(subject).map(({ grade }) => grade)));
  expect(grades).toEqual(new Set(['stop', 'unknown', 'caution', 'note', 'plain']));
});

it('each statement is true alone: none leans on the one before it, or points at another', () => {
  const found = flights.flatMap(({ id, subject }) =>
    statementsOf(subject)
      .map((statement) => textOf(statement, subject))
      .filter((text) => leaning.test(text) || pointing.test(text))
      .map((text) => `${id}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('no sentence of the catalogue that can stand alone begins by leaning', () => {
  const alone = Object.entries(engine).filter(([id]) =>
    /^(?:line\.|effects\.(?:notLookedAt|assumed|notNow)|unread\.)|\.says[A-Za-z]*$|\.unread\./.test(id),
  );
  expect(alone.length).toBeGreaterThan(200);
  const begins = new RegExp(`(?:^|\\{)${leaning.source.slice(1)}`);
  expect(alone.filter(([, text]) => begins.test(text)).map(([id, text]) => `${id}: ${text}`)).toEqual([]);
});

it('each fact stands once: no two lines say the same, and no change that the sentence says is said again', () => {
  for (const { id, subject } of flights) {
    const statements = statementsOf(subject);
    const clauses = statements.flatMap(({ says, goesOn = [] }) =>
      [says, ...goesOn].map((phrase) => plain(phrase, subject.facts).replace(/\.$/, '')),
    );
    expect(clauses.toSorted(), id).toEqual([...new Set(clauses)].toSorted());
    const isSaid = saidAlready(subject);
    const lines = valueOf(subject.readback.effects)?.lines ?? [];
    const places = new Set(statements.map(({ place }) => place));
    for (const line of lines) if (isSaid(line)) expect(places.has(`effect ${line.id}`), id).toBe(false);
  }
});

it('says a change or a permission once, where the sentence says that you do it', () => {
  const changes = (id: string) =>
    statementsOf(subjectOf(id))
      .filter(({ place, says }) => place.startsWith('effect ') && says.id !== 'line.fee')
      .map((it) => textOf(it, subjectOf(id)));
  for (const id of [
    'approve-router',
    'pay-friend',
    'send-ether',
    'approval-to-stranger',
    'permit-to-stranger',
  ])
    expect(changes(id), id).toEqual([]);
  for (const id of ['collection-to-contract', 'seaport-buy', 'refund-token', 'permit2-to-stranger'])
    expect(changes(id), id).toEqual([]);
  // What the sentence leaves open is a fact of its own.
  expect(changes('wrap-ether')).toEqual(['In the simulation, you receive 2 WETH.']);
  expect(changes('fake-dollar')).toEqual([expect.stringMatching(/^In the simulation, you receive 2,9\d\d/)]);
});

it('a line that a model may move names who acts, and how much where it is an amount', () => {
  for (const { id, subject } of flights) {
    for (const statement of statementsOf(subject)) {
      if (isWarning(statement) || isLead(statement) || !statement.place.startsWith('effect ')) continue;
      const text = textOf(statement, subject);
      if (statement.says.id === 'line.fee') expect(text, id).toMatch(/^The gas fee is about \d/);
      else expect(text, id).toMatch(/\b(?:you|your)\b|0x[0-9a-f]{40}/i);
      if (/\b(?:loses?|receives?|can then spend)\b/.test(text)) expect(text, id).toMatch(/\d|unlimited/);
    }
  }
});

it('hostile answers over all flights show no string of their own, hide no fact, and push no warning down', () => {
  expectNoLieIsShown(
    flights.map(({ subject }) => subject),
    3_000,
  );
});

it('nothing of any flight is sent: no address, amount, name, symbol or text', () => {
  for (const { id, subject } of flights) expect(leaks(subject), id).toEqual([]);
});

it('canaries in what tokens and sources say of themselves leave no byte in what is sent', async () => {
  const marked = await explainedFlights((world) => markedWorld(world));
  let carried = 0;
  for (const { id, subject } of marked) {
    const shown = statementsOf(subject).map((it) => textOf(it, subject));
    if (shown.some((it) => it.includes(canary))) carried += 1;
    expect(leaks(subject), id).toEqual([]);
  }
  // The mark was there to be sent.
  expect(carried).toBeGreaterThan(30);
});

const canary = 'ZX-CANARY-7';

/** Every token calls itself by the mark, and so does every source of a name. */
function markedWorld(world: World): World {
  return {
    ask: async (kind, question, bounds) => {
      if (kind === 'label') return known({ name: canary, source: canary }) as never;
      const asksSymbol = kind === 'rpc' && JSON.stringify(question).includes('"0x95d89b41"');
      return asksSymbol
        ? (known({ result: symbol, endpoint: canary }) as never)
        : world.ask(kind, question, bounds);
    },
  };
}

const symbol = `0x${'20'.padStart(64, '0')}${canary.length.toString(16).padStart(64, '0')}${Buffer.from(canary).toString('hex').padEnd(64, '0')}`;

function leaks(subject: ExplainedFlight['subject']): readonly string[] {
  const { brief } = asked(subject);
  const { system, messages, schema } = promptOf(brief);
  const whole = [system, ...messages.map(({ content }) => content), JSON.stringify(schema)].join('\n');
  const sent = brief.facts.reduce((text, { id }) => text.replaceAll(id, ''), whole);
  return [
    /ZX-CANARY/i,
    /5A582D43414E/i,
    /0x[0-9a-f]{2}/i,
    /\d{3}/,
    /PUSD|WETH|Practice|localhost|opensea/i,
  ].flatMap((never) => sent.match(never)?.[0] ?? []);
}

function subjectOf(id: string): ExplainedFlight['subject'] {
  const found = flights.find((it) => it.id === id);
  if (!found) throw new Error(`No flight is called ${id}.`);
  return found.subject;
}

function textOf({ says, goesOn = [] }: Statement, { facts }: ExplainedFlight['subject']): string {
  return plain([says, ...goesOn], facts);
}
