import { groupBy } from '../kit/groupBy.ts';
import type { Act } from './act.ts';

/** Of more acts than these, payments of one asset are told as what they come to; of fewer, those to one payee. */
const most = 3;

/**
 * Acts with the payments of one asset, by one account, as one: how much it is in all, and to how many addresses. Where
 * the first of them was.
 */
export function paidTogether(acts: readonly Act[]): readonly Act[] {
  const groups = groupBy(
    acts.filter(({ pays, minor }) => pays !== undefined && minor !== true),
    ({ by, pays, shown }) =>
      [by.toLowerCase(), pays?.asset, shown, acts.length > most ? '' : pays?.to.toLowerCase()].join(' '),
  );
  const summed = new Map(
    [...groups.values()].filter(({ length }) => length > 1).map((group) => [group[0], group]),
  );
  const inside = new Set([...summed.values()].flat());
  return acts.flatMap((act) => {
    const group = summed.get(act);
    if (group !== undefined) return [together(act, group)];
    return inside.has(act) ? [] : [act];
  });
}

function together(first: Act, group: readonly Act[]): Act {
  const paid = group.flatMap(({ pays }) => (pays === undefined ? [] : [pays]));
  const amounts = [...new Set(paid.map(({ amountFact }) => amountFact))];
  const what = {
    id: 'what.amount',
    args: { amount: `total.${paid[0]?.asset ?? ''}.${amounts.join('+')}` },
  } as const;
  const count = new Set(paid.map(({ to }) => to.toLowerCase())).size;
  return {
    ...first,
    say: (mood) => {
      const said = first.say(mood);
      if (said.id !== 'sentence.send') return said;
      const { asked } = said.args;
      return count === 1
        ? { id: 'sentence.send', args: { ...said.args, what } }
        : { id: 'sentence.sendEach', args: { mood, asked, what, count } };
    },
  };
}
