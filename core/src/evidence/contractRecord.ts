import { factOfAccount } from '../model/factIds.ts';
import { accountKey } from '../text/accountKey.ts';
import { addressesOf } from '../model/addressesOf.ts';
import type { Address } from 'viem';
import { knownName } from '../shipped/known.ts';
import type { Effects } from '../model/effects.ts';
import type { FactId } from '../model/fact.ts';
import { type Known, known, type Unknown, valueOf } from '../model/known.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { savedName } from './book.ts';
import { chainTime } from './clock.ts';
import { memoize } from '../kit/memoize.ts';
import { ownAccounts } from './accounts.ts';
import { thresholdsOf } from '../model/thresholdsOf.ts';
import { isOfPractice } from '../shipped/practiceContracts.ts';
import { protocolAnywhere } from '../shipped/protocols.ts';
import { isShipped, standsAt } from './shipped.ts';
import { unanswered } from '../model/unanswered.ts';
import { codeOf, lookUp, type Evidence } from './evidence.ts';

/**
 * Whether Readback ships a name for a contract that is there, or the user saved, knows or owns the address: nobody
 * else vouches for a contract.
 */
export function isNamed(view: Evidence, address: Address): boolean {
  if (isShipped(view, address) || savedName(view, address)) return true;
  return ownAccounts(view).has(accountKey(address));
}

/** An answer, and the fact that it rests on: of what is unknown, the one that is missing. */
export type Answer<T> = Readonly<{ it: Known<T>; fact: FactId }>;

/**
 * Whether the source of all code that runs at an address is published: its own, and of a proxy that of what it runs.
 * False cites the code that nobody published.
 */
export function publishedOf(view: Evidence, address: Address): Answer<boolean> {
  const stages = codeAt(view, address).map((at): Answer<boolean> => {
    const fact = factOfAccount(at, 'verified');
    const it = lookUp(view, fact);
    if (it.s !== 'known') return { it, fact };
    return { it: known(it.v.kind === 'bool' && it.v.value), fact };
  });
  return (
    worst([...stages, ...unseenCode(view, address)], false) ?? {
      it: known(true),
      fact: factOfAccount(address, 'verified'),
    }
  );
}

/**
 * Whether some code that runs at an address is newer than the user's days, or was made in the simulation itself. True cites
 * when it was made, or when nothing was there yet.
 */
export function freshOf(view: Evidence, address: Address): Answer<boolean> {
  if (isMadeInRun(view, address)) return { it: known(true), fact: 'effects' };
  return (
    worst([...codeAt(view, address).map((at) => age(view, at)), ...unseenCode(view, address)], true) ?? {
      it: known(false),
      fact: factOfAccount(address, 'created'),
    }
  );
}

/** Whether the run makes a contract at an address. */
export function isMadeInRun({ effects }: Evidence, address: Address): boolean {
  return effects.s === 'known' && madeIn(effects.v).has(accountKey(address));
}

const madeIn = memoize(({ lines }: Effects): ReadonlySet<string> => {
  return new Set(lines.flatMap(({ part, who }) => (part === 'contract' ? [accountKey(who)] : [])));
});

/** That nobody answered what a contract that Readback does not name runs. */
function unseenCode(view: Evidence, address: Address): readonly Answer<boolean>[] {
  const fact = factOfAccount(address, 'implementation');
  const it = lookUp(view, fact);
  return unanswered(it) && Object.hasOwn(view.facts, fact) && !isShipped(view, address) ? [{ it, fact }] : [];
}

/** The first that is `bad`, else the first that is not known, else the last. */
function worst(stages: readonly Answer<boolean>[], bad: boolean): Answer<boolean> | undefined {
  return (
    stages.find(({ it }) => it.s === 'known' && it.v === bad) ??
    stages.find(({ it }) => it.s !== 'known') ??
    stages.at(-1)
  );
}

function age(view: Evidence, address: Address): Answer<boolean> {
  const made = factOfAccount(address, 'created');
  const [absent, present] = [factOfAccount(address, 'absentAt'), factOfAccount(address, 'presentAt')];
  const now = chainTime(view);
  const days = BigInt(Math.ceil(thresholdsOf(view).newContractDays * 86_400));
  const created = lookUp(view, made);
  if (created.s === 'known' && created.v.kind === 'time') {
    if (now === undefined) return { it: unread, fact: 'time' };
    return { it: known(now - created.v.seconds < days), fact: made };
  }
  if (lookUp(view, absent).s === 'known') return { it: known(true), fact: absent };
  const then = valueOf(lookUp(view, present));
  if (then?.kind === 'time' && now !== undefined && now - then.seconds >= days)
    return { it: known(false), fact: present };
  return { it: created.s === 'known' ? unread : created, fact: made };
}

const unread: Unknown = { s: 'unknown', why: 'malformed' };

/** The addresses whose code runs at one, without those that Readback names. */
function codeAt(view: Evidence, address: Address): readonly Address[] {
  const its = lookUp(view, factOfAccount(address, 'implementation'));
  const named = (it: Address) => it !== address && isNamedHere(view, it);
  return [address, ...addressesOf(valueOf(its))].filter(
    (it) => !isShipped(view, it) && !isOfOneCode(view, it) && !named(it),
  );
}

/** Whether the code at an address is one that Readback ships: of the practice chain, or what follows from the address. */
function isOfOneCode(view: Evidence, address: Address): boolean {
  const code = valueOf(codeOf(view, address));
  const chainId = requestChain(view);
  if (code?.state !== 'contract' || chainId === undefined) return false;
  return protocolAnywhere(address) !== undefined || isOfPractice(chainId, address, code.hash);
}

/** Of an address that a proxy was read to run, the name says what runs, unless it is known that nothing is there. */
function isNamedHere(view: Evidence, address: Address): boolean {
  const chainId = requestChain(view);
  const stands = standsAt(view, address);
  const isEmpty = stands.s === 'known' && !stands.v;
  return chainId !== undefined && knownName(chainId, address) !== undefined && !isEmpty;
}
