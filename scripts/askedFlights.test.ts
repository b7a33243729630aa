import { questionFor } from '@readback/assistant/ask/question.ts';
import { maskQuestion, pageNames } from '@readback/assistant/handles/pageNames.ts';
import { expectNoLieIsShown, wordsAbout } from '@readback/assistant/testing/hostileAnswers.ts';
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { ask } from '@readback/core/ask/ask.ts';
import { offeredQueries } from '@readback/core/ask/offered.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { known } from '@readback/core/model/known.ts';
import type { World } from '@readback/core/world/world.ts';
import { plain } from '@readback/phrases/plain.ts';
import { engine } from '@readback/phrases/words/engine.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { beforeAll, expect, it } from 'vitest';
import { type AskedFlight, askedFlights } from './askedFlights.ts';

let flights: readonly AskedFlight[];
beforeAll(async () => {
  flights = await askedFlights();
});

/** A beginning that leans on what is before it. */
const leaning =
  /^(?:It|Its|This|That|These|Those|They|Their|And|But|Then|Also|So|In return|In that case|After (?:this|that))\b/;
/** What points at another line of the list, whose place nobody knows. */
const pointing =
  /\b(?:as (?:shown |said |listed )?(?:above|below)|listed (?:above|below)|the (?:former|latter|line before|next line))\b/i;

it('all flights are here, of each verdict', () => {
  expect(flights).toHaveLength(scenarios.length);
  expect(flights.length).toBeGreaterThanOrEqual(70);
  const verdicts = new Set(flights.map(({ subject }) => subject.readback.verdict));
  expect(verdicts).toEqual(new Set(['stop', 'notFullyRead', 'caution', 'read']));
});

it('no line of an answer points at another one', () => {
  const found = flights.flatMap(({ id, subject }) =>
    linesOf(subject)
      .filter((text) => pointing.test(text))
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

it('no answer says the same twice', () => {
  const twice = flights.flatMap(({ id, subject }) =>
    offeredQueries(subject).flatMap((query) => {
      const said = ask(subject, query).says.map(({ says, more }) => wordsOf([says, ...more], subject));
      return said
        .filter((text, at) => said.indexOf(text) !== at)
        .map((text) => `${id}, ${query.id}: ${text}`);
    }),
  );
  expect(twice).toEqual([]);
});

it('hostile answers over all flights show no string of their own, and hide no Stop', () => {
  expectNoLieIsShown(
    flights.map(({ subject }) => subject),
    3_000,
  );
});

it('nothing of any flight is sent, though the question names all of it: no address, number, name or symbol', () => {
  for (const { id, subject } of flights) expect(leaks(subject), id).toEqual([]);
});

it('canaries in what tokens and sources say of themselves leave no byte in what is sent', async () => {
  const marked = await askedFlights((world) => markedWorld(world));
  let carried = 0;
  for (const { id, subject } of marked) {
    if (wordsAbout(subject).includes(canary)) carried += 1;
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

function leaks(subject: AskSubject): readonly string[] {
  const { system, messages, schema } = questionFor(maskQuestion(wordsAbout(subject), subject));
  const sent = [system, ...messages.map(({ content }) => content), JSON.stringify(schema)].join('\n');
  const { question } = JSON.parse(messages[0]?.content ?? '{}');
  const names = pageNames(subject).flatMap(({ name }) => (question.includes(name) ? [name] : []));
  return [
    ...names,
    ...[
      /ZX-CANARY/i,
      /5A582D43414E/i,
      /0x[0-9a-f]{2}/i,
      /\d{3}/,
      /PUSD|WETH|Practice|localhost|opensea/i,
    ].flatMap((never) => sent.match(never)?.[0] ?? []),
  ];
}

function linesOf(subject: AskSubject): readonly string[] {
  return offeredQueries(subject).flatMap((query) =>
    ask(subject, query).says.map(({ says }) => wordsOf(says, subject)),
  );
}

function wordsOf(says: Parameters<typeof plain>[0], { readback }: AskSubject): string {
  return plain(says, (id) => factAt(readback, id)).replace(/\.$/, '');
}
