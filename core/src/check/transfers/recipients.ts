import { factOfBook } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { isCredited } from '../../shipped/creditedPlaces.ts';
import { isNobody, same } from '../../ledger/account.ts';
import { knownName } from '../../shipped/known.ts';
import { contractsOn, protocolAt } from '../../shipped/protocols.ts';
import { isWellKnown, wellKnownTokens } from '../../shipped/wellKnownTokens.ts';
import type { FactId } from '../../model/fact.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { checksummed } from '../../text/address.ts';
import { entryOf, ownBook } from '../../evidence/book.ts';
import { isKeyless } from '../../ledger/keyless.ts';
import { bothEndsOf, looksLike } from '../../actions/message/lookAlike.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { ownAccounts, strangerOf } from '../../evidence/accounts.ts';
import { eachPayee, eachPayment, type Payee } from '../../evidence/spending/payees.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, type Evidence } from '../../evidence/evidence.ts';

/** Rules on who receives: payees only, never the token or protocol contracts on the way. */
export const recipients: readonly Rule[] = [
  {
    id: 'transfers.firstPayment',
    severity: 'note',
    needs: ['book'],
    readsSteps: true,
    // Whom someone else has paid is in no book of the user's.
    run: (view) => (strangerOf(view) === undefined ? eachPayee(view, firstPayment) : []),
  },
  {
    id: 'transfers.lookAlike',
    severity: 'stop',
    needs: ['book'],
    readsSteps: true,
    run: (view) => eachPayee(view, lookAlike),
  },
  {
    id: 'transfers.lost',
    severity: 'caution',
    needs: ['step.<s>.arg.to', 'account.<a>.code'],
    readsSteps: true,
    run: (view) => eachPayment(view, lost),
  },
];

function firstPayment(view: Evidence, payee: Payee): RuleAnswer {
  if (view.book.s !== 'known') return missing('book', view.book);
  const entry = entryOf(view, payee.address);
  if (entry !== undefined && (entry.own || entry.paid > 0)) return clear(payee.fact);
  return {
    outcome: 'fired',
    severity: 'note',
    step: payee.step,
    facts: [payee.fact],
    says: { id: 'transfers.firstPayment.says', args: { to: payee.fact } },
    why: { id: 'transfers.firstPayment.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

function lookAlike(view: Evidence, payee: Payee): RuleAnswer {
  if (view.book.s === 'pending') return missing('book', view.book);
  const its = entryOf(view, payee.address);
  if (its?.own === true) return clear(payee.fact);
  let weak: Address | undefined;
  for (const anchor of anchorsOf(view)) {
    const alike = looksLike(payee.address, anchor);
    if (alike === 'strong') return imitates(view, payee, anchor, stopUnlessKnown(view, payee.address));
    if (alike === 'weak') weak ??= anchor;
  }
  if (weak !== undefined) return imitates(view, payee, weak, { severity: 'caution' });
  const shipped = shippedTwin(view, payee.address);
  if (shipped !== undefined) return imitatesContract(payee, shipped);
  // Whom the user pays else, and whom this one may imitate, is written there.
  return view.book.s === 'known' ? clear(payee.fact) : missing('book', view.book);
}

/** The accounts that one may be taken for. None looks like itself. */
const anchorsOf = memoize((view: Evidence): readonly Address[] => {
  const saved = ownBook(view)
    .filter(({ own, paid, name, blocked }) => blocked !== true && (own || paid > 0 || name !== undefined))
    .map((entry) => entry.address);
  return [...saved, ...([...ownAccounts(view)] as Address[])];
});

function imitates(
  view: Evidence,
  payee: Payee,
  anchor: Address,
  how: ReturnType<typeof stopUnlessKnown>,
): RuleAnswer {
  const entry = entryOf(view, anchor);
  // That it was paid once proves nothing: of two that look alike, whoever paid may have been led to the wrong one.
  const onlyPaid = entry?.own === false && entry.name === undefined;
  const fact = onlyPaid ? undefined : settable(view, payee);
  const as = entry?.name !== undefined ? 'saved' : 'own';
  const original = factOfBook(anchor, 'address');
  return {
    outcome: 'fired',
    ...how,
    step: payee.step,
    facts: [payee.fact, original],
    says: onlyPaid
      ? { id: 'transfers.lookAlike.saysPaid', args: { to: payee.fact, other: original } }
      : { id: 'transfers.lookAlike.says', args: { to: payee.fact, original } },
    why: { id: 'transfers.lookAlike.why', args: {} },
    ...(fact === undefined
      ? { remedy: { id: 'transfers.lookAlike.remedy', args: {} } }
      : {
          remedy: { id: 'transfers.lookAlike.remedyUse', args: { how: as } },
          act: { kind: 'setAddress', fact, address: checksummed(anchor) },
        }),
  };
}

/** The well-known contract or token that an address was made to be taken for. */
function shippedTwin(view: Evidence, address: Address): Address | undefined {
  const chainId = requestChain(view);
  if (chainId === undefined || isShipped(view, address) || isWellKnown(chainId, address)) return undefined;
  return findsShipped(view)(address);
}

/** Finds the first contract or token that ships and looks like an address. A long batch asks for thousands. */
const findsShipped = memoize((view: Evidence): ((address: Address) => Address | undefined) => {
  const chainId = requestChain(view);
  const all = chainId === undefined ? [] : [...contractsOn(chainId), ...wellKnownTokens(chainId)];
  const byEnds = groupBy(
    all.flatMap((it) => bothEndsOf(it).map((ends) => ({ ends, it }))),
    ({ ends }) => ends,
  );
  return (address) => {
    const near = new Set(
      bothEndsOf(address)
        .flatMap((ends) => byEnds.get(ends) ?? [])
        .map(({ it }) => it),
    );
    return near.size === 0
      ? undefined
      : all.find((it) => near.has(it) && looksLike(address, it) === 'strong');
  };
});

function imitatesContract(payee: Payee, contract: Address): RuleAnswer {
  const original = factOfBook(contract, 'address');
  return {
    outcome: 'fired',
    severity: 'caution',
    step: payee.step,
    facts: [payee.fact, original],
    says: { id: 'transfers.lookAlike.saysShipped', args: { to: payee.fact, original } },
    why: { id: 'transfers.lookAlike.why', args: {} },
    remedy: { id: 'transfers.lookAlike.remedy', args: {} },
  };
}

/** What of the request says who is paid: an argument, or whom the transaction itself goes to. */
function settable(view: Evidence, { fact, what, step }: Payee): FactId | undefined {
  if (fact.includes('.arg.')) return fact;
  const direct = view.incoming.request.body.kind === 'transaction' && step === '0';
  return what === 'native' && direct ? 'request.to' : undefined;
}

function lost(view: Evidence, payee: Payee): RuleAnswer {
  const own = same(payee.asset, payee.address);
  if (payee.amount === 0n || isPartOfNetwork(view, payee)) return clear(payee.fact);
  if (!own && !isNobody(payee.address)) {
    if (!isKeyless(payee.address) || isShipped(view, payee.address)) return clear(payee.fact);
    const code = codeOf(view, payee.address);
    if (code.s === 'pending') return missing(codeFact(payee.address), code);
    if (code.s === 'known' && code.v.state !== 'none') return clear(payee.fact);
  }
  return {
    outcome: 'fired',
    severity: 'caution',
    step: payee.step,
    facts: [payee.fact],
    says: { id: 'transfers.lost.says', args: { to: payee.fact, how: own ? 'token' : 'burn' } },
    why: { id: 'transfers.lost.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

/** Whether Readback ships the name of a contract, whose address may be a number: nobody needs a key of it. */
function isShipped(view: Evidence, address: Address): boolean {
  const chainId = requestChain(view);
  if (chainId === undefined) return false;
  return (knownName(chainId, address) ?? protocolAt(chainId, address)) !== undefined;
}

/** Whether native currency goes where the network itself credits it to whoever sends it. */
function isPartOfNetwork(view: Evidence, { address, what, amount }: Payee): boolean {
  const chainId = requestChain(view);
  return what === 'native' && chainId !== undefined && isCredited(chainId, address, undefined, amount);
}
