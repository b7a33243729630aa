import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('answers the same thing once, also where the answer is none', () => {
  let asked = 0;
  const answer = memoize(() => {
    asked += 1;
    return undefined;
  }) as (thing: object) => undefined;
  const thing = {};
  expect([answer(thing), answer(thing), asked]).toEqual([undefined, undefined, 1]);
  answer({});
  expect(asked).toBe(2);
});

it('answers a copy anew, and a thing that cannot be added to as well', () => {
  const counts = memoize((it: Readonly<{ n: number }>) => ({ n: it.n }));
  const thing = { n: 1 };
  const first = counts(thing);
  expect(counts({ ...thing, n: 2 })).toEqual({ n: 2 });
  const frozen = Object.freeze({ n: 3 });
  expect(counts(frozen)).toBe(counts(frozen));
  expect(counts(thing)).toBe(first);
});

it('leaves nothing on a thing that a look at its parts, a comparison or another thread would see', () => {
  const thing = { n: 1 };
  memoize(({ n }: { n: number }) => n)(thing);
  expect(Reflect.ownKeys(structuredClone(thing))).toEqual(['n']);
  expect(Object.keys(thing)).toEqual(['n']);
  expect(thing).toStrictEqual({ n: 1 });
});

it('keeps the answers of questions that are made while others are asked apart', () => {
  const times = memoize((by: Readonly<{ n: number }>) =>
    memoize((it: Readonly<{ n: number }>) => it.n * by.n),
  );
  const [two, three, it_] = [{ n: 2 }, { n: 3 }, { n: 5 }];
  for (let n = 0; n < 1_000; n += 1) times({ n })(it_);
  expect([times(two)(it_), times(three)(it_), times(two)(it_)]).toEqual([10, 15, 10]);
});
