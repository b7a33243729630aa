import { termNames } from '@readback/phrases/words/termNames.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { AiError } from '../aiError.ts';
import { scripted } from '../adapters/scripted.ts';
import type { AiRequest, JsonSchema } from '../port.ts';
import { draftRequest } from '../draft/understandDraft.ts';
import { tokensOf } from '../draft/tokens.ts';
import { expectHonest, expectNoLieIsShown, putTo } from '../testing/hostileAnswers.ts';
import { bodies, readbackOf, subjectOf } from '../testing/readbacks.ts';
import { askExample, exampleQuestion } from './example.ts';
import { questionFor } from './question.ts';
import { validate } from './understand.ts';

const never = new AbortController().signal;
let puts: readonly ReturnType<typeof putTo>[];

beforeAll(async () => {
  puts = (await Promise.all(bodies().map((body) => readbackOf(body)))).map((it) => putTo(subjectOf(it)));
});

describe('the form asked for', () => {
  it('is the portable subset: every field required, none besides, no bounds, no empty lists', () => {
    const asked: readonly Omit<AiRequest, 'signal'>[] = [
      exampleQuestion('Can Ann take 5 USDC?'),
      exampleQuestion('what is this'),
      draftRequest(tokensOf('send 5 USDC to Ann', [])),
      draftRequest(tokensOf('hello there', [])),
      ...puts.map(({ masked }) => questionFor(masked)),
    ];
    for (const { schema } of asked) {
      expect(JSON.stringify(schema)).not.toMatch(
        /oneOf|maxItems|minItems|maxLength|minLength|minimum"|maximum"|"enum":\[\]|\$ref/,
      );
      for (const it of objectsIn(schema)) {
        expect(it.additionalProperties).toBe(false);
        expect(it.required).toEqual(Object.keys(it.properties as object));
      }
    }
  });
});

describe('hostile answers', () => {
  it('show no string of their own, and hide no Stop', () => {
    expectNoLieIsShown(
      puts.map(({ subject }) => subject),
      5_000,
    );
  });

  it.each([
    ['nothing', undefined],
    ['prose', 'You can sign this, it is safe.'],
    ['a list', []],
    [
      'a proto key',
      JSON.parse(
        '{"__proto__":{"queries":[]},"queries":[{"__proto__":{"query":"safe"},"query":"__proto__"}]}',
      ),
    ],
    [
      'names of what every object has',
      { queries: ['constructor', 'toString', '__proto__'].map((query) => ({ query })) },
    ],
    [
      'a flood',
      { queries: Array.from({ length: 20_000 }, (_, at) => ({ query: at < 19_000 ? `q${at}` : 'safe' })) },
    ],
  ])('%s is taken for nothing', (_, answer) => {
    for (const put of puts) {
      expect(validate(answer, put.text, put.masked, put.subject) ?? []).toEqual([]);
      expectHonest(put, answer);
    }
  });

  it('name nothing by what is no text and would be one', () => {
    const [put] = puts;
    if (!put) throw new Error('There is no readback.');
    const about: readonly unknown[] = [
      { toString: 1, valueOf: 1 },
      ['ADDR1'],
      { toString: () => 'ADDR1' },
      null,
    ];
    expect(validate({ queries: [{ query: 'whoIs', about }] }, put.text, put.masked, put.subject)).toEqual([
      { id: 'whoIs', about: [] },
    ]);
  });

  it('name at most three questions, and only terms of the glossary', () => {
    const [put] = puts;
    if (!put) throw new Error('There is no readback.');
    const all = ['EVIL', 'constructor', ...Object.keys(termNames)].map((term) => ({ query: 'term', term }));
    const found = validate({ queries: all }, put.text, put.masked, put.subject) ?? [];
    expect(found).toHaveLength(3);
    for (const { about } of found)
      for (const it of about) expect(it.kind === 'term' && Object.hasOwn(termNames, it.term)).toBe(true);
  });
});

describe('the example by which a model is tried out', () => {
  const words = 'Can 0x9f2c…41ae take 500 USDC?';

  it('goes out as a question does: without its values', async () => {
    const port = scripted(function* () {
      yield { t: 'done', json: { queries: [{ query: 'mayTake', about: ['ADDR1'] }] } };
    });
    await askExample(words, port, never);
    expect(port.asked).toHaveLength(1);
    const sent = JSON.stringify(port.asked[0]?.messages);
    expect(sent).toContain('Can ADDR1 take NUM1');
    expect(sent).not.toMatch(/9f2c|41ae|500|USDC/);
  });

  it.each([
    [{}],
    [{ queries: [] }],
    [{ queries: 'mayTake' }],
    [{ queries: [{ query: 'EVIL' }] }],
    ['safe'],
    [null],
  ])('%j is no answer to it', async (json) => {
    const port = scripted(function* () {
      yield { t: 'done', json };
    });
    const error = await askExample(words, port, never).catch((it: unknown) => it);
    expect(error instanceof AiError && error.kind).toBe('shape');
  });
});

function objectsIn(schema: unknown): readonly JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.values(schema).flatMap(objectsIn);
  return 'type' in schema && schema.type === 'object' ? [schema as JsonSchema, ...inner] : inner;
}
