import { isCut } from '../evidence/cut.ts';
import { effectFact } from '../actions/addresses/effectFact.ts';
import { type Grant, grantsOf } from '../actions/approvals/grants.ts';
import { isUnlimited } from '../actions/approvals/unlimited.ts';
import { everyStep, same } from '../actions/steps/stepTree.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Asset, FactId } from '../model/fact.ts';
import type { Clause, Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import { type Difference, differs, type PartFound, type Gap } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { clausesOf } from './money.ts';
import { wholeRevokes } from './wholeRevokes.ts';

/** Who may take what afterwards, and who may not any more. */
export function permissions(view: Evidence, intent: Intent, own: ReadonlySet<string>): PartFound {
  const grants = everyStep(view.steps)
    .flatMap(grantsOf)
    .filter(({ by }) => by === 'unknown' || own.has(by.toLowerCase()));
  const effects = valueOf(view.effects);
  const lines = (effects?.lines ?? []).filter(
    ({ what, who }) => (what === 'allowance' || what === 'operator') && own.has(who.toLowerCase()),
  );
  const whole = wholeRevokes(view, intent, grants);
  return {
    differences: [
      ...grants.flatMap((grant) => given(intent, grant, lines, effects)),
      ...lines.flatMap((line) => widened(intent, line, grants)),
      ...notGiven(intent, grants, lines),
      ...standing(intent, grants, lines),
      ...whole.differences,
    ],
    gaps: [...vague(lines), ...whole.gaps],
  };
}

type Allowed = ReturnType<typeof clausesOf<'allow'>>[number];

function given(
  intent: Intent,
  grant: Grant,
  lines: readonly EffectLine[],
  effects: Effects | undefined,
): readonly Difference[] {
  const { spender, spenderFact, step } = grant;
  const clause = clausesOf(intent, 'allow').find(
    (it) => same(it.clause.spender.address, spender) && isOver(it.clause.asset, grant),
  );
  if (!grant.on && grant.unclear !== true) return takenBack(intent, grant, { allowed: clause, lines });
  if (grant.within === true) return [];
  if (clause === undefined) {
    if (isUsedUp(grant, lines, effects)) return [];
    const says = { id: 'intent.allows.saysUnsaid', args: { spender: spenderFact } } as const;
    return [differs('intent.allows', says, [spenderFact], step.id)];
  }
  return beyond(clause, grant);
}

function beyond({ clause, at }: Allowed, grant: Grant): readonly Difference[] {
  const { spenderFact, step, amount, noLimit, until, adds } = grant;
  const said = intentFact(at, 'amount');
  const found: Difference[] = [];
  if (grant.kind !== 'item' && typeof clause.upTo === 'bigint') {
    if (noLimit) {
      const says = { id: 'intent.allows.saysNoLimit', args: { said, spender: spenderFact } } as const;
      found.push(differs('intent.allows', says, [said, spenderFact], step.id));
    } else if (amount !== undefined && amount.value > clause.upTo && !adds) {
      const says = { id: 'intent.allows.saysMore', args: { said, found: amount.fact } } as const;
      found.push(differs('intent.allows', says, [said, amount.fact], step.id));
    }
  }
  if (clause.until !== undefined && (until === undefined || until.value > clause.until)) {
    const end = intentFact(at, 'until');
    const says =
      until === undefined
        ? ({ id: 'intent.allows.saysNoEnd', args: { said: end } } as const)
        : ({ id: 'intent.allows.saysLonger', args: { said: end, found: until.fact } } as const);
    found.push(differs('intent.allows', says, until === undefined ? [end] : [end, until.fact], step.id));
  }
  return found;
}

/** Taking a permission back belongs to taking it back, and to giving the same one anew. */
function takenBack(
  intent: Intent,
  grant: Grant,
  { allowed, lines }: Readonly<{ allowed: Allowed | undefined; lines: readonly EffectLine[] }>,
): readonly Difference[] {
  if (allowed !== undefined) return [];
  const isSaid = clausesOf(intent, 'revoke').some(
    ({ clause }) =>
      (same(clause.spender.address, grant.spender) &&
        (clause.asset === undefined || isOver(clause.asset, grant))) ||
      isTakenFrom(clause, grant, lines),
  );
  if (isSaid) return [];
  const says = { id: 'intent.allows.saysRevokes', args: { spender: grant.spenderFact } } as const;
  return [differs('intent.allows', says, [grant.spenderFact], grant.step.id)];
}

/** An item that nobody may take any more, whoever could: the simulation shows from whom that is taken. */
function isTakenFrom(
  { spender, asset }: Extract<Clause, { kind: 'revoke' }>,
  { spender: to, token, amount }: Grant,
  lines: readonly EffectLine[],
): boolean {
  if (BigInt(to) !== 0n || token === undefined) return false;
  return lines.some(
    (it) =>
      it.asset?.kind === 'nft' &&
      same(it.asset.address, token) &&
      it.asset.id === amount?.value &&
      it.counterparty !== undefined &&
      same(it.counterparty, spender.address) &&
      valueOf(it.after) === false &&
      (asset === undefined || isOn(asset, it)),
  );
}

/** What is allowed more afterwards than before, whoever asked for it. */
function widened(intent: Intent, line: EffectLine, grants: readonly Grant[]): readonly Difference[] {
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  const wider = after === true ? before !== true : typeof after === 'bigint' && after > number(before);
  if (!wider || line.counterparty === undefined) return [];
  const spender = line.counterparty;
  const fact = effectFact(line, 'counterparty');
  const clause = clausesOf(intent, 'allow').find(
    (it) => same(it.clause.spender.address, spender) && isOn(it.clause.asset, line),
  );
  if (clause === undefined) {
    // A call that asks for it says so with its own words.
    if (grants.some((it) => same(it.spender, spender) && it.within !== true)) return [];
    return [differs('intent.allows', { id: 'intent.allows.saysUnsaid', args: { spender: fact } }, [fact])];
  }
  const { upTo } = clause.clause;
  const said = intentFact(clause.at, 'amount');
  if (typeof upTo !== 'bigint' || typeof after !== 'bigint' || after <= upTo) return [];
  const found = effectFact(line, 'after');
  return isUnlimited(after)
    ? [
        differs('intent.allows', { id: 'intent.allows.saysNoLimit', args: { said, spender: fact } }, [
          said,
          fact,
        ]),
      ]
    : [differs('intent.allows', { id: 'intent.allows.saysMore', args: { said, found } }, [said, found])];
}

/** What was said to be allowed, and is not. */
function notGiven(
  intent: Intent,
  grants: readonly Grant[],
  lines: readonly EffectLine[],
): readonly Difference[] {
  return clausesOf(intent, 'allow').flatMap(({ clause, at }) => {
    const isGiven =
      grants.some(
        (it) =>
          (it.on || it.unclear === true) &&
          same(it.spender, clause.spender.address) &&
          isOver(clause.asset, it),
      ) ||
      lines.some(
        (it) =>
          it.counterparty !== undefined &&
          same(it.counterparty, clause.spender.address) &&
          isOn(clause.asset, it) &&
          (valueOf(it.after) === true || number(valueOf(it.after)) > 0n),
      );
    const said = intentFact(at, 'to');
    return isGiven
      ? []
      : [differs('intent.allows', { id: 'intent.allows.saysNothing', args: { spender: said } }, [said])];
  });
}

/** What was said to be taken back, and is left. */
function standing(
  intent: Intent,
  grants: readonly Grant[],
  lines: readonly EffectLine[],
): readonly Difference[] {
  return clausesOf(intent, 'revoke').flatMap(({ clause, at }): readonly Difference[] => {
    const isIts = (address: string | undefined) =>
      address !== undefined && same(address as `0x${string}`, clause.spender.address);
    const its = lines.filter(
      (it) => isIts(it.counterparty) && (clause.asset === undefined || isOn(clause.asset, it)),
    );
    const left = its.find((it) => valueOf(it.after) === true || number(valueOf(it.after)) > 0n);
    const spender = intentFact(at, 'to');
    // Of all that a spender may take each that is left is named.
    if (left !== undefined && clause.asset !== undefined) {
      const found: FactId = effectFact(left, 'after');
      return [
        differs('intent.allows', { id: 'intent.allows.saysLeft', args: { spender } }, [spender, found]),
      ];
    }
    const asked = grants.some(
      (it) => !it.on && isIts(it.spender) && (clause.asset === undefined || isOver(clause.asset, it)),
    );
    if (its.length > 0 || asked) return [];
    return [differs('intent.allows', { id: 'intent.allows.saysNotRevoked', args: { spender } }, [spender])];
  });
}

function vague(lines: readonly EffectLine[]): readonly Gap[] {
  return lines.flatMap((line): readonly Gap[] =>
    line.after.s === 'known' && line.before.s === 'known'
      ? []
      : [{ rule: 'intent.allows', fact: effectFact(line, 'after'), it: unknown('notAsked') }],
  );
}

/**
 * Whether what is allowed is gone when the request is through, or no more than before: then no line shows it, if all was
 * looked at. Of a signature nobody knows when it is used.
 */
function isUsedUp(grant: Grant, lines: readonly EffectLine[], effects: Effects | undefined): boolean {
  if (grant.signed || grant.kind !== 'allowance') return false;
  const its = lines.filter(
    ({ counterparty, asset }) =>
      counterparty !== undefined &&
      same(counterparty, grant.spender) &&
      asset?.kind === 'token' &&
      grant.token !== undefined &&
      same(asset.address, grant.token),
  );
  if (its.length > 0) return its.every((it) => valueOf(it.after) === 0n && it.basis === 'read');
  return effects?.status === 'success' && !isCut(effects) && grant.token !== undefined;
}

/** Whether a permission is over the asset that was said: all of a collection is more than one of its items. */
function isOver(asset: Asset, { token, kind, amount }: Grant): boolean {
  if (asset.kind === 'native' || token === undefined || !same(asset.address, token)) return false;
  if (asset.kind === 'nft') return kind === 'item' && amount?.value === asset.id;
  return asset.kind === 'collection' ? kind === 'operator' : kind !== 'item' && kind !== 'operator';
}

function isOn(asset: Asset, line: EffectLine): boolean {
  if (line.asset === undefined || line.asset.kind === 'native' || asset.kind === 'native') return false;
  if (!same(asset.address, line.asset.address)) return false;
  if (asset.kind === 'nft') return line.asset.kind === 'nft' && line.asset.id === asset.id;
  return asset.kind === 'collection' ? line.what === 'operator' : line.what === 'allowance';
}

function number(it: unknown): bigint {
  return typeof it === 'bigint' ? it : 0n;
}
