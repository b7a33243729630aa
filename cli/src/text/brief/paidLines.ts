import { paymentsOf } from '@readback/core/actions/payments/payments.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { stepAt } from '@readback/core/label/steps/stepFacts.ts';
import { fill } from '@readback/phrases/fill.ts';
import { accountWords, plainFact } from '@readback/phrases/plain.ts';
import * as words from '@readback/phrases/words/cli/brief.ts';
import { type Line, line } from '../line.ts';
import type { Brief } from './brief.ts';

/** How many payments are written out. */
const most = 20;

/** Of payments that the sentence only adds up, each one: how much, and to whom. */
export function paidLines({ readback, facts, account }: Brief): readonly Line[] {
  const totals = readback.sentence.flatMap(totalsIn);
  const rows = totals.flatMap((total) => {
    const [, asset, steps = ''] = /^total\.([^.]+)\.(.*)$/.exec(total) ?? [];
    return steps
      .split('+')
      .flatMap((id) => stepAt(readback.steps, id) ?? [])
      .flatMap(paymentsOf)
      .filter((it) => (it.what === 'native' ? 'native' : it.asset?.toLowerCase()) === asset);
  });
  const lines = rows.slice(0, most).map(({ amountFact, to }) =>
    line(
      2,
      fill(words.paid, {
        amount: plainFact(facts(amountFact), facts),
        to: accountWords(to, facts, account),
      }),
    ),
  );
  return rows.length > most
    ? [...lines, line(2, fill(words.morePaid, { count: rows.length - most }))]
    : lines;
}

function totalsIn(phrase: Phrase): readonly string[] {
  const args = Object.values(phrase.args as Readonly<Record<string, unknown>>);
  const own = args.filter((it): it is string => typeof it === 'string' && it.startsWith('total.'));
  const inner = args.filter((it): it is Phrase => typeof it === 'object' && it !== null);
  return [...own, ...inner.flatMap(totalsIn)];
}
