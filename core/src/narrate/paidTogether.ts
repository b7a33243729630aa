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

/** Of what an account does, two payments to one payee as one: what both are. */
export function paidToOne(acts: readonly Act[]): readonly Act[] {
  const groups = groupBy(
    acts.filter(({ pays, minor, say }) => pays !== undefined && !minor && say('it').id === 'sentence.send'),
    ({ by, pays, shown }) => [by.toLowerCase(), shown, pays?.to.toLowerCase()].join(' '),
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
  return {
    ...one,
    say: (mood) => {
      const [said, more] = [one.say(mood), other.say(mood)];
      if (said.id !== 'sentence.send' || more.id !== 'sentence.send') return said;
      const what = { id: 'what.two', args: { first: said.args.what, second: more.args.what } } as const;
      return { id: 'sentence.send', args: { ...said.args, what } };
    },
  };
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
