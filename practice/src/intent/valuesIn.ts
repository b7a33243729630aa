import { randomOf } from '../truth/random.ts';
import type { Asked } from './asked.ts';
import { outcomeWith, readBeside } from './compared.ts';
import { honestIn } from './corpus.ts';
import type { Field } from './field.ts';
import { withAnother, withRoom } from './values.ts';

/** What came out wrong, and how many intents were compared. */
export type Values = Readonly<{ compared: number; misses: readonly string[]; falseStops: readonly string[] }>;

/** Reads every honest request in some ways, and compares each with so many other intents: the same for the same seed. */
export async function valuesIn(
  field: Field,
  { seed, ways, times }: Readonly<{ seed: number; ways: number; times: number }>,
): Promise<Values> {
  const random = randomOf(seed);
  const [misses, falseStops]: [string[], string[]] = [[], []];
  let compared = 0;
  for (const it of await honestIn(field, ways)) {
    // What is taken out is that much: beside more room, more may be given back than was said.
    if (it.intent.clauses.some((one) => one.kind === 'get' && one.out)) continue;
    // What such a token takes is a unit off what is asked for: both may be said.
    if (it.kind === 'a unit or two of rounding') continue;
    const readback = await readBeside(field, it.request, it.intent);
    for (let time = 0; time < times; time++) {
      const other = withAnother(random, field, it.intent);
      if (outcomeWith(readback, field, other).it === 'asSaid') misses.push(told(it, other));
      const wider = withRoom(random, field, it.intent);
      const outcome = outcomeWith(readback, field, wider);
      if (outcome.it !== 'asSaid') falseStops.push(`${told(it, wider)} ${outcome.why.join()}`);
      compared += 2;
    }
  }
  return { compared, misses, falseStops };
}

function told({ id }: Asked, { account, chainId, clauses }: Asked['intent']): string {
  const it = JSON.stringify({ account, chainId, clauses }, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return `${id} ${it}`;
}
