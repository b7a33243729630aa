import type { Address } from 'viem';
import { accountOf } from '../evidence/purpose/account.ts';
import { agencyOf } from '../actions/steps/agency.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { signerOf } from '../evidence/accounts.ts';
import { paymentsOf } from '../actions/payments/payments.ts';
import { isOnTheWay } from '../actions/swaps/routerPlans.ts';
import { swapOf } from '../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { addressAt, everyStep } from '../actions/steps/stepTree.ts';
import { typedMeaning } from '../decode/typed/all.ts';
import type { Party, PartyRole } from '../model/readback.ts';
import type { Step } from '../model/step.ts';

const most = 12;

/**
 * Who is involved, the most important first: who may spend, receives or is named for no purpose that
 * is known, then the contracts that are asked, then the
 * tokens, then whose account it is. Each address once in a role, at most twelve.
 */
export function partiesOf(view: Evidence): readonly Party[] {
  const found = [...everyStep(view.steps).flatMap((step) => ofStep(view, step)), ...unexplained(view)];
  const order: readonly PartyRole[] = [
    'spender',
    'operator',
    'receiver',
    'named',
    'to',
    'with',
    'contract',
    'token',
    'safe',
    'from',
    'signer',
  ];
  const parties = [...found, ...ofRequest(view)];
  const sorted = order.flatMap((role) => parties.filter((party) => party.role === role));
  const seen = new Set<string>();
  return sorted.filter((party) => isNew(party, seen)).slice(0, most);
}

/** Whom the account of the request cannot explain: shown whole, since the warning of them shows an end of each side. */
function unexplained(view: Evidence): readonly Party[] {
  return accountOf(view).values.flatMap(({ word }) =>
    word.holds === 'address' ? [{ role: 'named', address: word.address }] : [],
  );
}

function ofStep(view: Evidence, step: Step): readonly Party[] {
  const grants = grantsOf(step);
  if (grants.length > 0) {
    return grants.flatMap((grant): Party[] => [
      { role: grant.kind === 'operator' ? 'operator' : 'spender', address: grant.spender },
      ...some('token', grant.token),
    ]);
  }
  const offers = offersOf(step);
  if (offers.length > 0) {
    return offers.flatMap((offer): Party[] => [
      ...some('receiver', offer.to?.value),
      ...some('with', step.to),
      ...[...offer.gives, ...offer.gets].flatMap((part) => some('token', part.token?.value)),
    ]);
  }
  const power = powerHolder(step);
  if (power !== undefined) return [...some('operator', power), ...some('contract', step.to)];
  const payments = paymentsOf(step);
  if (payments.length > 0) {
    return payments.flatMap((payment): Party[] => [
      { role: 'to', address: payment.to },
      ...some('token', payment.asset),
    ]);
  }
  const swap = swapOf(step);
  if (swap !== undefined) {
    return [
      ...some('with', step.to),
      ...(swap.goes === 'other' && !isOnTheWay(view, step) ? some('receiver', swap.to.value) : []),
    ];
  }
  if (agencyOf(step) === 'safe') return some('safe', step.to);
  return some('contract', step.to);
}

function powerHolder(step: Step): Address | undefined {
  const meaning = typedMeaning(step);
  return meaning?.kind === 'power' ? addressAt(step, ...meaning.to)?.value : undefined;
}

function ofRequest(view: Evidence): readonly Party[] {
  const body = view.incoming.request.body;
  const signer = signerOf(view);
  if (body.kind === 'safeTransaction') return some('safe', body.safe);
  if (body.kind === 'userOperation') return some('from', body.op.sender);
  if (body.kind === 'authorization') return some('contract', body.delegate);
  const sends = body.kind === 'transaction' || body.kind === 'calls' || body.kind === 'calldata';
  return some(sends ? 'from' : 'signer', signer);
}

function some(role: PartyRole, address: Address | null | undefined): Party[] {
  return address === null || address === undefined ? [] : [{ role, address }];
}

function isNew(party: Party, seen: Set<string>): boolean {
  const key = `${party.role} ${party.address.toLowerCase()}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
