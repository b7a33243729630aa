import { factOfTotal } from '../model/factIds.ts';
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

/** Of what an account does, two payments to one payee as one: what both are. */
export function paidToOne(acts: readonly Act[]): readonly Act[] {
  const groups = groupBy(
    acts.filter(({ pays, weight }) => pays?.sum !== undefined && weight !== weights.stays),
    ({ by, pays, shown }) => [by.toLowerCase(), shown, pays?.sum?.to.toLowerCase()].join(' '),
  );
  const pairs = new Map(
    [...groups.values()].filter(({ length }) => length === 2).map((it) => [it[0], it[1]]),
  );
  const seconds = new Set(pairs.values());
  return acts.flatMap((act) => {
    const other = pairs.get(act);
    if (other !== undefined) return [both(act, other)];
    return seconds.has(act) ? [] : [act];
  });
}

function both(one: Act, other: Act): Act {
  if (one.pays === undefined || other.pays === undefined) return one;
  const what: Phrase = { id: 'what.two', args: { first: one.pays.what, second: other.pays.what } };
  const { asked, toFact } = one.pays;
  return { ...one, ...payment({ asked, what, toFact }) };
}

function together(group: readonly Act[]): readonly Act[] {
  const paid = group.flatMap(({ pays }) => (pays?.sum === undefined ? [] : [{ ...pays, ...pays.sum }]));
  const [act, first] = [group[0], paid[0]];
  if (act === undefined || first === undefined) return group;
  const amounts = [...new Set(paid.map(({ amountFact }) => amountFact))];
  const what: Phrase = { id: 'what.amount', args: { amount: factOfTotal(first.asset, amounts) } };
  const count = new Set(paid.map(({ to }) => to.toLowerCase())).size;
  const { asked, toFact } = first;
  if (count === 1) return [{ ...act, ...payment({ asked, what, toFact }) }];
  const { pays: _, ...others } = act;
  return [{ ...others, say: (mood) => ({ id: 'sentence.sendEach', args: { mood, asked, what, count } }) }];
}

/** An amount that goes to someone, and how that is said. */
export function payment(pays: Pays): Pick<Act, 'pays' | 'say'> {
  const { asked, what, toFact: to } = pays;
  return { pays, say: (mood) => ({ id: 'sentence.send', args: { mood, asked, what, to } }) };
}
