import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPractice, type Practice } from '../practice.ts';
import { type Asked, askedIn } from './asked.ts';
import { type Outcome, outcomeIn, readBeside } from './compared.ts';
import { type Field, makeField } from './field.ts';
import { changed } from './changed.ts';
import { honest } from './honest.ts';
import { changedSigned, honestSigned } from './signed.ts';

let practice: Practice;
let field: Field;

beforeAll(async () => {
  practice = await startPractice();
  field = await makeField(practice);
}, 180_000);

afterAll(async () => {
  await practice.close();
});

async function outcomes(list: readonly Asked[]): Promise<readonly (readonly [string, Outcome])[]> {
  const found: (readonly [string, Outcome])[] = [];
  for (const it of list) found.push([it.id, outcomeIn(await readBeside(field, it.request, it.intent))]);
  return found;
}

test('what does what was said is as said, in whatever way', async () => {
  const times = Number(process.env.WAYS ?? 1);
  const list = (await Promise.all(honest.map((deed, place) => askedIn(field, deed, place, times)))).flat();
  const found = await outcomes([...list, ...honestSigned(field)]);
  expect(
    found.filter(([, { it }]) => it !== 'asSaid').map(([id, it]) => `${id}: ${it.it} ${it.why.join()}`),
  ).toEqual([]);
});

test('what does something else differs, in whatever way', async () => {
  const times = Number(process.env.WAYS ?? 1);
  const list = [
    ...(await Promise.all(changed.map((deed, place) => askedIn(field, deed, place, times)))).flat(),
    ...changedSigned(field),
  ];
  const found = await outcomes(list);
  console.log(list.length, new Set(list.map((it) => it.kind)).size);
  expect(
    found.filter(([, { it }]) => it !== 'differs').map(([id, it]) => `${id}: ${it.it} ${it.why.join()}`),
  ).toEqual([]);
});
