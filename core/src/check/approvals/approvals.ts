import { accountKey } from '../../text/accountKey.ts';
import { factOfStep } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Step } from '../../model/step.ts';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { valueOf } from '../../model/known.ts';
import { isKnown } from '../../evidence/book.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { exceeds, isKeptThere } from '../../evidence/moves/flows.ts';
import { type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { isBy } from '../../evidence/isBy.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { neededBySwap } from '../../evidence/spending/neededBySwap.ts';
import { isUnlimitedGrant, supplyUnread } from '../../evidence/spending/noLimit.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../../evidence/accounts.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';

/** Rules on permissions given by a transaction of the user's own: only their actor's assets are at stake. */
export const approvals: readonly Rule[] = [
  {
    id: 'approvals.plainAccount',
    severity: 'stop',
    needs: ['step.<s>.arg.spender', 'account.<a>.code'],
    readsSteps: true,
    run: (view) => ownGrants(view, false).map((grant) => plainAccount(view, grant, 'approvals.plainAccount')),
  },
  {
    id: 'approvals.noLimit',
    severity: 'caution',
    needs: ['step.<s>.arg.amount', 'token.<a>.supply'],
    readsSteps: true,
    run: (view) =>
      ownGrants(view, false)
        .filter((grant) => grant.kind === 'allowance')
        .map((grant) => noLimit(view, grant)),
  },
  {
    id: 'approvals.operator',
    severity: 'caution',
    needs: ['step.<s>.arg.operator', 'account.<a>.holds.<t>'],
    readsSteps: true,
    run: (view) =>
      ownGrants(view, false)
        .filter((grant) => grant.kind === 'operator')
        .map((grant) => operator(view, grant)),
  },
  {
    id: 'approvals.hidden',
    severity: 'caution',
    needs: ['effect.<n>.after', 'steps'],
    readsSteps: false,
    neverMuted: true,
    run: hidden,
  },
];

/** Whether the spender has no code of its own: a plain account, or one that only borrows code (EIP-7702). */
export function plainAccount(
  view: Evidence,
  grant: Grant,
  rule: 'approvals.plainAccount' | 'signatures.plainAccount',
): RuleAnswer {
  const fact = codeFact(grant.spender);
  const code = codeOf(view, grant.spender);
  if (code.s !== 'known') return missing(fact, code);
  if (code.v.state === 'contract') return clear(grant.spenderFact, fact);
  const held = atStake(view, grant);
  return {
    outcome: 'fired',
    ...stopUnlessKnown(view, grant.spender),
    step: grant.step.id,
    facts: [grant.spenderFact, fact, ...(held === undefined ? [] : [held])],
    says: {
      id: 'approvals.plainAccount.says',
      args: { spender: grant.spenderFact, code: code.v.state },
    },
    why: held === undefined ? { id: `${rule}.why`, args: {} } : { id: `${rule}.whyHeld`, args: { held } },
    remedy: 'reject',
  };
}

/** What the account holds of the token now, where that is known and there is something to take. */
function atStake(view: Evidence, { kind, by, token }: Grant): FactId | undefined {
  if (kind === 'operator' || kind === 'item' || by === 'unknown' || token === undefined) return undefined;
  const held = holdsFact(by, token);
  const much = valueOf(lookUp(view, held));
  return much?.kind === 'amount' && much.raw > 0n ? held : undefined;
}

function noLimit(view: Evidence, grant: Grant): RuleAnswer {
  if (!isUnlimitedGrant(view, grant)) return supplyUnread(view, grant) ?? clear(grant.spenderFact);
  const needed = neededBySwap(view, grant);
  const token = grant.tokenFact ?? factOfStep(grant.step.id, 'to');
  const held = atStake(view, grant);
  // Which token it is, calldata alone does not say.
  const isOpen = grant.token === undefined;
  const why: Phrase = isOpen
    ? { id: 'approvals.noLimit.whyOpen', args: {} }
    : held === undefined
      ? { id: 'approvals.noLimit.why', args: { token } }
      : { id: 'approvals.noLimit.whyHeld', args: { token, held } };
  const says: Phrase = isOpen
    ? { id: 'approvals.noLimit.saysOpen', args: { spender: grant.spenderFact } }
    : {
        id: `approvals.noLimit.${grant.noLimit ? 'says' : 'saysSupply'}`,
        args: { spender: grant.spenderFact, token },
      };
  const said = {
    outcome: 'fired',
    severity: isKnown(view, grant.spender) ? 'note' : 'caution',
    step: grant.step.id,
    facts: [
      grant.spenderFact,
      ...(grant.amount === undefined ? [] : [grant.amount.fact]),
      ...(held === undefined ? [] : [held]),
    ],
    says,
    why,
  } as const;
  if (needed === undefined || grant.amount === undefined) {
    return { ...said, remedy: { id: 'approvals.noLimit.remedy', args: {} } };
  }
  return {
    ...said,
    remedy: { id: 'approvals.noLimit.remedyNeeds', args: { amount: needed.fact } },
    act: { kind: 'setInteger', fact: grant.amount.fact, value: needed.raw },
  };
}

function operator(view: Evidence, grant: Grant): RuleAnswer {
  const { step, by, token, tokenFact, spender, spenderFact } = grant;
  const collection = tokenFact ?? factOfStep(step.id, 'to');
  const held = by === 'unknown' || token === undefined ? undefined : holdsFact(by, token);
  const many = held === undefined ? undefined : valueOf(lookUp(view, held));
  const counted = held !== undefined && many?.kind === 'integer' && many.value > 0n;
  const args = { operator: spenderFact, collection };
  return {
    outcome: 'fired',
    severity: isKnown(view, spender) ? 'note' : 'caution',
    step: step.id,
    facts: [spenderFact, collection, ...(counted ? [held] : [])],
    says: counted
      ? { id: 'approvals.operator.saysHeld', args: { ...args, held } }
      : token === undefined
        ? { id: 'approvals.operator.saysOpen', args: { operator: spenderFact } }
        : { id: 'approvals.operator.says', args },
    why: { id: 'approvals.operator.why', args: {} },
    remedy: { id: 'approvals.operator.remedy', args: {} },
  };
}

function hidden(view: Evidence): readonly RuleAnswer[] {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const acting = actingAccounts(view);
  const grants = grantsBySpender(view.steps);
  const by = isBy(view);
  const given = effects.v.lines.filter((line) => acting.has(accountKey(line.who)) && grows(line));
  return given.map((line) =>
    grants
      .get(line.counterparty?.toLowerCase() ?? '')
      ?.some((grant) => by(grant.by, line.who) && explains(grant, line)) === true
      ? clear(effectFact(line, 'after'))
      : {
          outcome: 'fired',
          severity: 'caution',
          facts: [effectFact(line, 'after')],
          says: {
            id: 'approvals.hidden.says',
            args: { spender: effectFact(line, 'counterparty'), after: effectFact(line, 'after') },
          },
          why: { id: 'approvals.hidden.why', args: {} },
          remedy: 'reject',
        },
  );
}

/** What the request gives when it runs, by who may spend: a batch can give ten thousand times. */
const grantsBySpender = memoize((roots: readonly Step[]): ReadonlyMap<string, readonly Grant[]> => {
  return groupBy(immediateSteps(roots).flatMap(grantsOf), ({ spender }) => accountKey(spender));
});

function grows(line: EffectLine): boolean {
  const after = valueOf(line.after);
  const before = valueOf(line.before);
  if (line.what === 'operator') return after === true && before !== true;
  if (line.what !== 'allowance') return false;
  // One item of a collection: whether it may be moved, not how much.
  if (typeof after !== 'bigint') return after === true && before !== true;
  return after > (typeof before === 'bigint' ? before : 0n);
}

function explains(grant: Grant, line: EffectLine): boolean {
  if (exceeds(grant, line) || !isKeptThere(grant, line)) return false;
  const asset = line.asset;
  if (asset === undefined || asset.kind === 'native' || grant.token === undefined) return true;
  return same(grant.token, asset.address);
}
