import { factOfStep, factOfArg } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { safeHashFact, safeNonceFact } from '../../label/accounts/safeFacts.ts';
import { safeTxIn } from '../../request/safe/safeTypedData.ts';
import { type Address, keccak256 } from 'viem';
import { approvedIn } from '../../decode/approved.ts';
import type { FactId } from '../../model/fact.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules on what an owner of a Safe signs: its hash, and its number among the transactions of the Safe. */
export const safeHash: readonly Rule[] = [
  {
    id: 'power.safeHash',
    severity: 'stop',
    needs: ['request.safeTxHash', 'account.<a>.safeTxHash'],
    readsSteps: false,
    run: ofContract,
  },
  {
    id: 'power.claimedHash',
    severity: 'stop',
    needs: ['request.safeTxHash', 'request.claimedHash'],
    readsSteps: false,
    run: claimed,
  },
  {
    id: 'power.safeNonce',
    severity: 'caution',
    needs: ['request.nonce', 'account.<a>.safeNonce'],
    readsSteps: false,
    run: nonce,
  },
];

/**
 * A Safe whose transaction is signed, or approved by its hash, with the facts that say so: of the Safe, of the hash that
 * represents the transaction here, and of its number.
 */
export type SignedSafe = Readonly<{
  safe: Address;
  nonce: bigint;
  safeFact: FactId;
  hashFact: FactId;
  nonceFact: FactId;
}>;

/** The Safes whose transactions the request signs or approves. */
export const safesSigned = memoize(({ incoming, steps }: Evidence): readonly SignedSafe[] => {
  const { body } = incoming.request;
  const found = safeTxIn(body);
  const own = { hashFact: here, nonceFact: 'request.nonce' };
  const safeFact = body.kind === 'typedData' ? 'request.contract' : 'request.safe';
  const signed = found === undefined ? [] : [{ safe: found.safe, nonce: found.tx.nonce, safeFact, ...own }];
  const approved = approvedIn(steps).map(({ by, step, safe, tx }) => ({
    safe,
    nonce: tx.nonce,
    safeFact: factOfStep(by.id, 'to'),
    hashFact: factOfArg(by.id, by.args[0]?.name ?? ''),
    nonceFact: factOfArg(step.id, 'nonce'),
  }));
  return [...signed, ...approved];
});

const here = 'request.safeTxHash';

function ofContract(view: Evidence): readonly RuleAnswer[] {
  return safesSigned(view).map((signed) => ofSafe(view, signed));
}

function ofSafe(view: Evidence, { safe, hashFact }: SignedSafe): RuleAnswer {
  const there = safeHashFact(safe);
  const [own, its] = [lookUp(view, hashFact), lookUp(view, there)];
  if (own.s !== 'known' || own.v.kind !== 'bytes') return missing(hashFact, own);
  if (its.s !== 'known' || its.v.kind !== 'bytes') return missing(there, its);
  // A message may carry what is hashed.
  const { hex } = own.v;
  if (same(hex, its.v.hex) || same(keccak256(hex), its.v.hex)) return clear(hashFact, there);
  return {
    outcome: 'fired',
    severity: 'stop',
    facts: [hashFact, there],
    says: { id: 'power.safeHash.says', args: { here: hashFact, there } },
    why: { id: 'power.safeHash.why', args: {} },
    remedy: 'reject',
    act: { kind: 'reject' },
  };
}

function claimed(view: Evidence): readonly RuleAnswer[] {
  const { body } = view.incoming.request;
  if (body.kind !== 'safeTransaction' || body.claimedHash === undefined) return [];
  const own = view.fingerprints.find(({ kind }) => kind === 'safeTxHash');
  const facts = ['request.claimedHash', here];
  if (own === undefined) return [{ outcome: 'unknown', missing: [here] }];
  if (same(own.hex, body.claimedHash)) return [clear(...facts)];
  return [
    {
      outcome: 'fired',
      severity: 'stop',
      facts,
      says: { id: 'power.claimedHash.says', args: { claimed: 'request.claimedHash', here } },
      why: { id: 'power.claimedHash.why', args: {} },
      remedy: 'reject',
      act: { kind: 'reject' },
    },
  ];
}

/** How many transactions may wait before one that nobody pauses over. */
const mostWaiting = 50n;

function nonce(view: Evidence): readonly RuleAnswer[] {
  return safesSigned(view).map((signed) => nonceOf(view, signed));
}

function nonceOf(view: Evidence, { safe, nonce: number, nonceFact }: SignedSafe): RuleAnswer {
  const fact = safeNonceFact(safe);
  const next = lookUp(view, fact);
  if (next.s !== 'known' || next.v.kind !== 'integer') return missing(fact, next);
  const ahead = number - next.v.value;
  if (ahead === 0n) return clear(nonceFact, fact);
  const far = ahead > mostWaiting;
  const how = ahead < 0n ? 'used' : far ? 'far' : 'waits';
  return {
    outcome: 'fired',
    severity: far ? 'caution' : 'note',
    facts: [nonceFact, fact],
    says: { id: 'power.safeNonce.says', args: { own: nonceFact, next: fact, how } },
    why: { id: 'power.safeNonce.why', args: { how } },
    ...(far ? { remedy: { id: 'power.safeNonce.remedy', args: {} } as const } : {}),
  };
}
