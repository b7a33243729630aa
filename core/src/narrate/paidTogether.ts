import { groupBy } from '../kit/groupBy.ts';
import type { Phrase } from '../model/phrase.ts';
import { type Act, type Pays, weights } from './act.ts';

/** Of more acts than these, payments of one asset are told as what they come to; of fewer, those to one payee. */
const most = 3;

/**
 * Acts with the payments of one asset, by one account, as one: how much it is in all, and to how many addresses. Where
 * the first of them was.
 */
export function paidTogether(acts: readonly Act[]): readonly Act[] {
  const groups = groupBy(
    acts.filter(({ pays, weight }) => pays?.sum !== undefined && weight !== weights.stays),
    ({ by, pays, shown }) =>
      [by.toLowerCase(), pays?.sum?.asset, shown, acts.length > most ? '' : pays?.sum?.to.toLowerCase()].join(
        ' ',
      ),
  );
  const summed = new Map(
    [...groups.values()].filter(({ length }) => length > 1).map((group) => [group[0], group]),
  );
  const inside = new Set([...summed.values()].flat());
  return acts.flatMap((act) => {
    const group = summed.get(act);
    if (group !== undefined) return together(group);
    return inside.has(act) ? [] : [act];
  });
}

function together(group: readonly Act[]): readonly Act[] {
  const paid = group.flatMap(({ pays }) => (pays?.sum === undefined ? [] : [{ ...pays, ...pays.sum }]));
  const [act, first] = [group[0], paid[0]];
  if (act === undefined || first === undefined) return group;
  const amounts = [...new Set(paid.map(({ amountFact }) => amountFact))];
  const what: Phrase = { id: 'what.amount', args: { amount: `total.${first.asset}.${amounts.join('+')}` } };
  const count = new Set(paid.map(({ to }) => to.toLowerCase())).size;
  const { asked, toFact } = first;
  if (count === 1) return [{ ...act, ...payment({ asked, what, toFact }) }];
  const { pays: _, ...others } = act;
  return [{ ...others, say: (mood) => ({ id: 'sentence.sendEach', args: { mood, asked, what, count } }) }];
}

/** An amount that goes to somebody, and how that is said. */
export function payment(pays: Pays): Pick<Act, 'pays' | 'say'> {
  const { asked, what, toFact: to } = pays;
  return { pays, say: (mood) => ({ id: 'sentence.send', args: { mood, asked, what, to } }) };
}
