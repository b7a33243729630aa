import { factOfAccount, factOfSite, factParts } from '../../model/factIds.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import { addressesInRun } from '../../actions/addresses/addressesInRun.ts';
import { everyAddress } from '../../actions/addresses/everyAddress.ts';
import { memoize } from '../../kit/memoize.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import { keepsNoBook } from '../../evidence/book.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { siteFact, sitesOf, withParents } from '../../actions/message/sites.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules on whom the user, or a list that the user chose, wants nothing to do with. */
export const lists: readonly Rule[] = [
  {
    id: 'lists.blocked',
    severity: 'stop',
    needs: ['book', 'preferences'],
    readsSteps: true,
    run: blocked,
  },
  {
    id: 'lists.scam',
    severity: 'stop',
    needs: ['account.<a>.listed', 'site.<h>.listed'],
    readsSteps: false,
    run: scam,
  },
];

/** Every address that the steps or the effects show, without the user's own, and the fact that shows it. */
const addressesOf = memoize((view: Evidence): ReadonlyMap<string, FactId> => {
  const all = new Map(everyAddress(view.steps));
  for (const [address, fact] of view.effects.s === 'known' ? addressesInRun(view.effects.v) : [])
    if (!all.has(address)) all.set(address, fact);
  for (const own of ownAccounts(view)) all.delete(own);
  return all;
});

function blocked(view: Evidence): readonly RuleAnswer[] {
  const sites = sitesOf(view.incoming);
  const said: RuleAnswer[] = [];
  // Nobody blocks anybody where there is no book.
  if (view.steps.length > 0 && !keepsNoBook(view)) {
    if (view.book.s !== 'known') said.push(missing('book', view.book));
    else {
      said.push(clear());
      // Few block anybody: for the others a batch of thousands is not searched.
      const theirs = view.book.v.filter((it) => it.blocked === true);
      for (const { address } of theirs) {
        const fact = addressesOf(view).get(address.toLowerCase());
        if (fact !== undefined) said.push(isBlockedBy(fact));
      }
      if (theirs.length > 0 && view.effects.s !== 'known' && view.stations.simulate !== 'skipped')
        said.push(missing('effects', view.effects));
    }
  }
  if (sites.length > 0) {
    if (view.preferences.s !== 'known') said.push(missing('preferences', view.preferences));
    else {
      said.push(clear());
      const theirs = new Set(view.preferences.v.blockedSites.map((it) => it.toLowerCase()));
      for (const site of sites) {
        if (withParents(site).some((it) => theirs.has(it))) said.push(isBlockedBy(siteFact(site)));
      }
    }
  }
  return said;
}

function isBlockedBy(who: FactId): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'stop',
    ...stepOf(who),
    facts: [who],
    says: { id: 'lists.blocked.says', args: { who } },
    why: { id: 'lists.blocked.why', args: {} },
    remedy: 'reject',
    act: { kind: 'reject' },
  };
}

function scam(view: Evidence): readonly RuleAnswer[] {
  const chosen = Object.hasOwn(view.facts, 'lists');
  // It is not a gap if the user chose no list; while it is not known whether one was, it is awaited.
  if (!chosen) {
    const { label } = view.stations;
    if (label === 'pending') return [{ outcome: 'pending', missing: ['lists'] }];
    return label === 'failed' ? [{ outcome: 'unknown', missing: ['lists'] }] : [];
  }
  const looked = lookUp(view, 'lists');
  if (looked.s !== 'known') return [missing('lists', looked)];
  const addresses = [...addressesOf(view)].map(([it, fact]) => [fact, factOfAccount(it, 'listed')] as const);
  const sites = sitesOf(view.incoming).map((it) => [siteFact(it), factOfSite(it, 'listed')] as const);
  const found = [...addresses, ...sites].filter(([, list]) => valueOf(view.facts[list]?.value) !== undefined);
  const gaps = [...addresses, ...sites].flatMap(([, list]) => {
    const it = view.facts[list]?.value;
    return it === undefined || it.s === 'known' ? [] : [missing(list, it)];
  });
  if (found.length + gaps.length === 0) return [clear('lists')];
  const said = found.map(
    ([who, list]): RuleAnswer => ({
      outcome: 'fired',
      severity: 'stop',
      ...stepOf(who),
      facts: [who, list],
      says: { id: 'lists.scam.says', args: { who, list } },
      why: { id: 'lists.scam.why', args: {} },
      remedy: 'reject',
      act: { kind: 'reject' },
    }),
  );
  return [...said, ...gaps];
}

/** The step that a fact is of. */
function stepOf(fact: FactId): Readonly<{ step?: string }> {
  const { of, about } = factParts(fact) ?? {};
  return of === 'step' && about !== undefined ? { step: about } : {};
}
