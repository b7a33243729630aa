import { factOfEffect } from '../model/factIds.ts';
import { isPermissionLine } from '../ledger/line.ts';
import { same } from '../ledger/account.ts';
import type { Grant } from '../actions/approvals/grants.ts';
import { isTruncated } from '../evidence/truncation.ts';
import { type Evidence, lookUp } from '../evidence/evidence.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Asset, FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import { type Difference, differs, type Gap, type PartFound } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { clausesOf } from './clausesOf.ts';
import { permissionListOf, permissionLists, spenderFact } from './spenders.ts';

/**
 * Whether everything that a spender may take is gone after that: each permission that stood at the pinned block, as far as all of
 * them were found, and each that the request leaves or gives.
 */
export function wholeRevokes(view: Evidence, intent: Intent, grants: readonly Grant[]): PartFound {
  const differences: Difference[] = [];
  const gaps: Gap[] = [];
  const effects = valueOf(view.effects);
  for (const { clause, at } of clausesOf(intent, 'revoke')) {
    if (clause.asset !== undefined) continue;
    const { address } = clause.spender;
    const missing = (fact: FactId, it: Gap['it']) => gaps.push({ rule: 'intent.allows', fact, it });
    const whole = spenderFact(address, 'whole');
    const is = lookUp(view, whole);
    if (is.s !== 'known') missing(whole, is);
    if (effects === undefined) {
      missing('effects', view.effects);
      continue;
    }
    const lines = effects.lines.filter(
      (it) => isPermissionLine(it) && same(it.who, intent.account) && same(it.counterparty, address),
    );
    const spender = intentFact(at, 'to');
    const left = (asset: FactId, ...more: readonly FactId[]) => {
      const says = { id: 'intent.allows.saysStanding', args: { spender, asset } } as const;
      differences.push(differs('intent.allows', says, [spender, asset, ...more]));
    };
    const told = new Set<EffectLine>();
    for (const part of permissionLists) {
      const id = spenderFact(address, part);
      const list = lookUp(view, id);
      if (list.s !== 'known' || list.v.kind !== 'list') {
        missing(id, list.s === 'known' ? unknown('malformed') : list);
        continue;
      }
      list.v.items.forEach((item, n) => {
        if (item.kind !== 'asset') return;
        const its = lines.filter((it) => permissionListOf(it) === part && isOf(it, item.asset));
        for (const line of its) told.add(line);
        if (its.some(({ after }) => after.s !== 'known')) return;
        if (its.length > 0 && its.every(isGone)) return;
        const asked = grants.some((it) => !it.on && same(it.spender, address));
        // What there was no room to read may be gone.
        if (its.length === 0 && asked && isTruncated(effects)) missing(`${id}.${n}`, unknown('notAsked'));
        else left(`${id}.${n}`);
      });
    }
    for (const line of lines) {
      if (told.has(line) || line.after.s !== 'known' || isGone(line)) continue;
      left(factOfEffect(line.id, 'asset'), factOfEffect(line.id, 'after'));
    }
  }
  return { differences, gaps };
}

function isGone({ after, basis }: EffectLine): boolean {
  const value = valueOf(after);
  return basis === 'read' && (value === false || value === 0n);
}

function isOf(line: EffectLine, asset: Asset): boolean {
  if (line.asset === undefined || line.asset.kind === 'native' || asset.kind === 'native') return false;
  if (line.asset.kind !== asset.kind || !same(line.asset.address, asset.address)) return false;
  return line.asset.kind !== 'nft' || asset.kind !== 'nft' || line.asset.id === asset.id;
}
