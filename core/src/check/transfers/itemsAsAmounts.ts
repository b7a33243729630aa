import { factOfStep, factOfToken } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { isCurrency } from '../../ledger/asset.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { offersOf } from '../../actions/offers/offers.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep, type FoundAt } from '../../actions/steps/stepTree.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isUnanswered } from '../../model/known.ts';

/** A rule on numbers that move an item where an amount is meant: `transferFrom` is one function of ERC-20 and ERC-721. */
export const itemsAsAmounts: readonly Rule[] = [
  {
    id: 'transfers.itemAsAmount',
    severity: 'caution',
    needs: ['token.<a>.decimals', 'step.<s>.arg.token'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => givenBy(view, step).map((it) => weigh(view, it))),
  },
];

/** So much of a token that the step names beside the amount. */
type Given = Readonly<{ step: Step; token: Address; tokenFact: FactId; amount: FoundAt<bigint> }>;

function givenBy(view: Evidence, step: Step): readonly Given[] {
  const acting = actingAccounts(view);
  const granted = grantsOf(step).flatMap(({ by, token, tokenFact, amount }): readonly Given[] => {
    const isNamed = tokenFact !== undefined && tokenFact !== factOfStep(step.id, 'to');
    if (!isNamed || token === undefined || amount === undefined || !isActing(by, acting)) return [];
    return [{ step, token, tokenFact, amount }];
  });
  const offered = offersOf(step).flatMap(({ gives }) =>
    gives.flatMap(({ what, token, amount }): readonly Given[] =>
      what === 'token' && token !== undefined
        ? [{ step, token: token.value, tokenFact: token.fact, amount }]
        : [],
    ),
  );
  return [...granted, ...offered];
}

function weigh(view: Evidence, { step, token, tokenFact, amount }: Given): RuleAnswer {
  const chainId = requestChain(view);
  const isToken = amount.arg.meaning !== undefined || isCurrency(token);
  if (isToken || (chainId !== undefined && isWellKnown(chainId, token))) return clear(tokenFact, amount.fact);
  const fact: FactId = factOfToken(token, 'decimals');
  const decimals = lookUp(view, fact);
  // A contract that refuses the question, or counts whole things, may be a collection.
  const isNone = isUnanswered(decimals);
  if (decimals.s !== 'known' && !isNone) return missing(fact, decimals);
  if (decimals.s === 'known' && decimals.v.kind === 'integer' && decimals.v.value > 0n)
    return clear(tokenFact, fact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [tokenFact, amount.fact],
    says: { id: 'transfers.itemAsAmount.says', args: { token: tokenFact, amount: amount.fact } },
    why: { id: 'transfers.itemAsAmount.why', args: {} },
    remedy: { id: 'transfers.itemAsAmount.remedy', args: {} },
  };
}
