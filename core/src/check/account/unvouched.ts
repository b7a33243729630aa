import { accountKey } from '../../text/accountKey.ts';
import { factOfStep, factOfEffect } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { lossCases } from '../../evidence/moves/lossCases.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { ran } from '../outcome/losses.ts';
import type { Address } from 'viem';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Step } from '../../model/step.ts';
import { unknownItems, unknownWorth, unreadParts } from '../../evidence/purpose/unknownWorth.ts';
import { isPosition, type StrangeItem, strangeItems } from '../../evidence/bounds/strangeItems.ts';
import {
  contractsBehind,
  earlierFacts,
  paidContracts,
  type UnvouchedStep,
  unvouchedCalls,
  unvouchedSteps,
} from '../../evidence/purpose/unvouchedSteps.ts';

/** What leaves the user for something that is only a stranger’s word: a contract, token or collection that nobody vouches for. */
export const unvouched: readonly Rule[] = [
  {
    id: 'account.unvouched',
    severity: 'caution',
    needs: ['step.<s>.to', 'account.<a>.code', 'effect.<n>.delta', 'account.<a>.allows.<a>'],
    readsSteps: true,
    neverMuted: true,
    needsVouching: true,
    run: contracts,
  },
  {
    id: 'account.unknownToken',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>', 'effect.<n>.delta'],
    readsSteps: true,
    neverMuted: true,
    needsVouching: true,
    run: tokens,
  },
  {
    id: 'account.unknownItem',
    severity: 'caution',
    needs: ['effect.<n>.delta', 'effects', 'step.<s>.arg.offer'],
    readsSteps: true,
    neverMuted: true,
    needsVouching: true,
    run: items,
  },
];

function contracts(view: Evidence): readonly RuleAnswer[] {
  const calls = [...unvouchedCalls(view), ...paidContracts(view)];
  if (calls.length === 0) return [];
  const all = unvouchedSteps(view);
  // What carries a call of a stranger is no more of one than that call.
  const outer = new Set(all.flatMap(({ step }) => outerIds(step.id)));
  const found = all.filter((it) => !outer.has(it.step.id) && !isSaid(view, it));
  const told = new Set(all.map(({ to }) => accountKey(to)));
  const late = calls.flatMap(({ to }) => (told.has(accountKey(to)) ? [] : unreadEarlier(view, to)));
  const behind = contractsBehind(view).flatMap(({ spender }) =>
    told.has(accountKey(spender)) ? [] : unreadEarlier(view, spender),
  );
  const said = [...found.map(ofContract), ...withoutCode(view), ...late, ...behind, ...untraced(view)];
  if (said.length > 0) return said;
  const early = ran(view);
  return early !== undefined && early.length > 0 ? early : [clear('effects')];
}

/** The calls of which nobody knows whether a contract is there at all. */
function withoutCode(view: Evidence): readonly RuleAnswer[] {
  return unvouchedCalls(view).flatMap(({ to }) => {
    const code = codeOf(view, to);
    return code.s === 'known' ? [] : [missing(codeFact(to), code)];
  });
}

/** The earlier permissions that a contract may have, of which nobody answered. */
function unreadEarlier(view: Evidence, contract: Address): readonly RuleAnswer[] {
  return earlierFacts(view, contract).flatMap((id) => {
    const it = lookUp(view, id);
    return it.s === 'known' ? [] : [missing(id, it)];
  });
}

/** Whom the contracts call is known with the calls of the simulation. */
function untraced({ effects }: Evidence): readonly RuleAnswer[] {
  return effects.s === 'known' && effects.v.calls?.s === 'pending'
    ? [missing('effects', effects.v.calls)]
    : [];
}

function outerIds(id: string): readonly string[] {
  const parts = id.split('.');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
}

function ofContract(it: UnvouchedStep): RuleAnswer {
  const contract: FactId = factOfStep(it.step.id, 'to');
  const value: FactId = factOfStep(it.step.id, 'value');
  const { says, facts } = ((): { says: Phrase; facts: readonly FactId[] } => {
    if (it.leaves === 'coins') {
      return {
        says: { id: 'account.unvouched.saysCoins', args: { contract, amount: value } },
        facts: [contract, value],
      };
    }
    if (it.leaves === 'earlier') {
      const asset = it.fact;
      return {
        says: { id: 'account.unvouched.saysEarlier', args: { contract: it.who, asset } },
        facts: [it.who, asset],
      };
    }
    if (it.leaves === 'allowance') {
      return { says: { id: 'account.unvouched.saysAllowance', args: { contract } }, facts: [contract] };
    }
    const [amount, who] = [effectFact(it.line, 'size'), effectFact(it.line, 'who')];
    return {
      says: { id: 'account.unvouched.says', args: { contract, amount, who } },
      facts: [contract, effectFact(it.line, 'delta'), who],
    };
  })();
  return {
    outcome: 'fired',
    severity: 'caution',
    step: it.step.id,
    facts,
    says,
    why: { id: it.leaves === 'earlier' ? 'account.unvouched.whyEarlier' : 'account.unvouched.why', args: {} },
    remedy: {
      id: it.leaves === 'earlier' ? 'account.unvouched.remedyEarlier' : 'account.unvouched.remedy',
      args: {},
    },
  };
}

/** Whether the rules on losses, or those on calls that nobody could read, warn of the same loss in sharper words. */
function isSaid(view: Evidence, it: UnvouchedStep): boolean {
  if (it.step.reading === 'unread') return true;
  if (
    it.leaves === 'allowance' ||
    it.leaves === 'earlier' ||
    view.effects.s !== 'known' ||
    view.effects.v.status === 'revert'
  )
    return false;
  return lossCases(view).some((loss) => {
    if (loss.is === 'into' && loss.step.id !== it.step.id) return false;
    return it.leaves === 'loss' ? loss.line.id === it.line.id : isItsCoins(view, it.step, loss.line);
  });
}

/** Whether a loss of coins is of whoever makes a call; of one that another contract makes for the user, of anybody. */
function isItsCoins(view: Evidence, { actor }: Step, { asset, who }: EffectLine): boolean {
  if (asset?.kind !== 'native') return false;
  return actor === 'unknown' || same(actor, who) || !isActing(actor, actingAccounts(view));
}

function tokens(view: Evidence): readonly RuleAnswer[] {
  const items = new Set(
    unknownItems(view).map(({ asset }) => (asset?.kind === 'nft' ? accountKey(asset.address) : '')),
  );
  const found = unknownWorth(view).filter(({ address }) => !items.has(accountKey(address)));
  const late = [...withoutCode(view), ...unreadParts(view).map(([fact, it]) => missing(fact, it))];
  if (found.length + late.length === 0) return unless(view);
  const said = found.map(
    ({ step, fact }): RuleAnswer => ({
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'account.unknownToken.says', args: { token: fact } },
      why: { id: 'account.unknownToken.why', args: {} },
      remedy: { id: 'account.unknownToken.remedy', args: {} },
    }),
  );
  return [...said, ...late];
}

function items(view: Evidence): readonly RuleAnswer[] {
  const given = new Set(unvouchedSteps(view).map(({ to }) => accountKey(to)));
  const found = unknownItems(view).filter(
    ({ asset }) => asset?.kind === 'native' || !(asset !== undefined && given.has(accountKey(asset.address))),
  );
  const shown = new Set(found.map(({ asset }) => (asset?.kind === 'nft' ? accountKey(asset.address) : '')));
  const offered = strangeItems(view).filter(
    ({ how, address }) => how === 'any' || !shown.has(accountKey(address)),
  );
  if (found.length + offered.length === 0) return unless(view);
  return [
    ...found.map(({ id, asset }): RuleAnswer => {
      const isPart = asset?.kind === 'nft' && isPosition(view, asset.address);
      return ofItem(factOfEffect(id, 'asset'), isPart ? 'position' : 'item');
    }),
    ...offered.map(({ step, fact, how }): RuleAnswer => ({ ...ofItem(fact, how), step: step.id })),
  ];
}

function ofItem(item: FactId, how: StrangeItem['how']): Extract<RuleAnswer, { outcome: 'fired' }> {
  const { says, why, remedy } = itemWords[how];
  return {
    outcome: 'fired',
    severity: 'caution',
    facts: [item],
    says: { id: says, args: { item } },
    why: { id: why, args: {} },
    remedy: { id: remedy, args: {} },
  };
}

const itemWords = {
  item: {
    says: 'account.unknownItem.says',
    why: 'account.unknownItem.why',
    remedy: 'account.unknownItem.remedy',
  },
  any: {
    says: 'account.unknownItem.saysAny',
    why: 'account.unknownItem.whyAny',
    remedy: 'account.unknownItem.remedy',
  },
  position: {
    says: 'account.unknownItem.saysPosition',
    why: 'account.unknownItem.whyPosition',
    remedy: 'account.unknownItem.remedyPosition',
  },
} as const;

/** What a rule on what leaves says where it found nothing. */
function unless(view: Evidence): readonly RuleAnswer[] {
  return ran(view) ?? [clear('effects')];
}
