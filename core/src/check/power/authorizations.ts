import { factOfStep, factOfAccount } from '../../model/factIds.ts';
import { zeroAddress } from 'viem';
import { hasAuthorizationForm, isAuthorization } from '../../actions/steps/agency.ts';
import type { Step } from '../../model/step.ts';
import { knownDelegates } from '../../shipped/knownDelegates.ts';
import { isActing, ownAccounts, signerOf } from '../../evidence/accounts.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { standsAt } from '../../evidence/shipped.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { integerAt } from '../../actions/steps/stepTree.ts';

/** Rules on accounts that run the code of others (EIP-7702). */
export const authorizations: readonly Rule[] = [
  {
    id: 'power.authorization',
    severity: 'stop',
    needs: ['step.<s>.to', 'account.<a>.code'],
    readsSteps: false,
    run: authorization,
  },
  {
    id: 'power.laterAuthorization',
    severity: 'caution',
    needs: ['account.<a>.nonce'],
    readsSteps: false,
    run: later,
  },
  {
    id: 'power.voidAuthorization',
    severity: 'caution',
    needs: ['step.<s>.to'],
    readsSteps: false,
    run: voids,
  },
  {
    id: 'power.borrowedCode',
    severity: 'caution',
    needs: ['account.<a>.code'],
    readsSteps: false,
    run: borrowedCode,
  },
];

function authorization(view: Evidence): readonly RuleAnswer[] {
  return view.steps.filter(isAuthorization).map((step): RuleAnswer => {
    const fact = factOfStep(step.id, 'to');
    if (step.to === null || step.to === zeroAddress) return clear(fact);
    const everywhere = integerAt(step, 'chainId')?.value === 0n;
    const listed = knownDelegates.has(step.to.toLowerCase());
    const stands = standsAt(view, step.to);
    if (listed && stands.s === 'pending') return missing(codeFact(step.to), stands);
    const known = listed && (stands.s !== 'known' || stands.v);
    const grave = everywhere || (!known && !isSomeoneElses(view, step));
    const how = everywhere ? 'everywhere' : known ? 'known' : 'unknown';
    const weight = everywhere ? { severity: 'stop' as const } : stopUnlessKnown(view, step.to);
    return {
      outcome: 'fired',
      ...(grave ? weight : { severity: 'caution' }),
      step: step.id,
      facts: [fact],
      says: { id: 'power.authorization.says', args: { delegate: fact, how } },
      why: { id: 'power.authorization.why', args: {} },
      remedy: grave ? 'reject' : { id: 'power.authorization.remedy', args: {} },
      ...(grave ? { act: { kind: 'reject' } } : {}),
    };
  });
}

/**
 * Whether it surely hands over an account that is not one of the user's. Where nobody says who signs it may be theirs, and so
 * it is where it is still to be signed.
 */
function isSomeoneElses(view: Evidence, { actor, args }: Step): boolean {
  const own = ownAccounts(view);
  const isSigned = args.some(({ name }) => name === 'signature');
  return isSigned && actor !== 'unknown' && own.size > 0 && !isActing(actor, own);
}

/** How far ahead a number may be that a wallet signs: for a few transactions that wait, and for the one it comes in. */
const mostAhead = 8n;

/** Of one that counts on every network no account can be asked, and that is stopped anyway. */
function later(view: Evidence): readonly RuleAnswer[] {
  return view.steps.filter(hasAuthorizationForm).flatMap((step): readonly RuleAnswer[] => {
    const nonce = integerAt(step, 'nonce');
    const anywhere = integerAt(step, 'chainId')?.value === 0n;
    if (step.actor === 'unknown' || nonce === undefined || anywhere || step.to === zeroAddress) return [];
    const fact = factOfAccount(step.actor, 'nonce');
    const now = lookUp(view, fact);
    if (now.s !== 'known' || now.v.kind !== 'integer') return [missing(fact, now)];
    const ahead = nonce.value - now.v.value;
    if (ahead <= mostAhead) return [clear(nonce.fact, fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [nonce.fact, fact],
        says: { id: 'power.laterAuthorization.says', args: { nonce: nonce.fact, now: fact } },
        why: { id: 'power.laterAuthorization.why', args: {} },
        remedy: { id: 'power.laterAuthorization.remedy', args: {} },
      },
    ];
  });
}

/** Of one that is signed, and by nobody: whose account it was meant for cannot be told, and no network carries it out. */
function voids(view: Evidence): readonly RuleAnswer[] {
  return view.steps.filter(hasAuthorizationForm).map((step): RuleAnswer => {
    const fact = factOfStep(step.id, 'to');
    if (isAuthorization(step)) return clear(fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'power.voidAuthorization.says', args: { delegate: fact } },
      why: { id: 'power.voidAuthorization.why', args: {} },
      remedy: 'reject',
    };
  });
}

function borrowedCode(view: Evidence): readonly RuleAnswer[] {
  const signer = signerOf(view);
  // A message, and typed data that no contract can act on, have no effects: no code is asked for either.
  if (signer === undefined || view.stations.simulate === 'skipped') return [];
  const fact = codeFact(signer);
  const code = codeOf(view, signer);
  if (code.s !== 'known') return [missing(fact, code)];
  if (code.v.state !== 'delegated') return [clear(fact)];
  const { delegate } = code.v;
  const listed = delegate !== undefined && knownDelegates.has(delegate.toLowerCase());
  const stands = listed ? standsAt(view, delegate) : undefined;
  if (listed && stands?.s !== 'known') return [missing(codeFact(delegate), stands ?? code)];
  const known = stands?.s === 'known' && stands.v;
  return [
    {
      outcome: 'fired',
      severity: known ? 'note' : 'caution',
      facts: [fact],
      says: { id: known ? 'power.borrowedCode.says' : 'power.borrowedCode.saysUnknown', args: {} },
      why: { id: 'power.borrowedCode.why', args: {} },
      remedy: { id: known ? 'power.borrowedCode.remedy' : 'power.borrowedCode.remedyUnknown', args: {} },
    },
  ];
}
