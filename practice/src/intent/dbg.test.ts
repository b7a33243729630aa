import { afterAll, beforeAll, test } from 'vitest';
import { startPractice, type Practice } from '../practice.ts';
import { askedIn } from './asked.ts';
import { outcomeIn, readBeside } from './compared.ts';
import { type Field, makeField } from './field.ts';
import { honest } from './honest.ts';
let practice: Practice;
let field: Field;
beforeAll(async () => {
  practice = await startPractice();
  field = await makeField(practice);
}, 180_000);
afterAll(async () => {
  await practice.close();
});
test('dbg', async () => {
  for (const deed of honest)
    for (const it of await askedIn(field, deed, 0)) {
      if (!new RegExp(process.env.ONLY ?? 'zzz').test(it.id)) continue;
      const rb = await readBeside(field, it.request, it.intent);
      console.log(it.id, JSON.stringify(outcomeIn(rb)));
      if (process.env.LINES && rb.effects.s === 'known')
        for (const l of rb.effects.v.lines)
          console.log(JSON.stringify(l, (_, v) => (typeof v === 'bigint' ? v.toString() : v)));
    }
}, 600_000);
