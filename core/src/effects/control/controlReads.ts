import { eachOnce } from '../../ledger/account.ts';
import { type Address, getAddress, size, sliceHex } from 'viem';
import { functionRows } from '../../decode/abis/rows.ts';
import type { Step } from '../../model/step.ts';
import { flat } from '../candidates.ts';
import type { Log } from '../log.ts';
import { type AskedRead, type Read, readKey, modulesRead } from '../read.ts';
import { announcedBy } from './announced.ts';
import { readsOfUsed } from './readsOfUsed.ts';
import { codeIn } from './wordValues.ts';
import type { SeenState } from './seen.ts';
import { ownersRead } from './safeLines.ts';
import type { SlotName } from './slots.ts';

/** `needed`: without it something that was announced, asked for or is the user's would go unseen. */
export type Wish = Readonly<{ read: Read; needed: boolean }>;

/** So many of the contracts that are called are inspected before anything is known of them. */
const mostProbed = 8;
const mostFirst = 4;
/** So many of what events say comes before what is called. */
const mostAnnounced = 16;
/** Beyond so many there is no room anyway: of the others no more than one thing is asked for, to be counted. */
const mostWhole = 24;

/**
 * What tells whether there is anything to look at: what is at the accounts and at the contracts that are called,
 * and whether it is a Safe.
 */
export function probes(steps: readonly Step[], accounts: readonly Address[]): readonly AskedRead[] {
  const all = eachOnce([...accounts, ...called(steps).slice(0, mostProbed)]);
  return [
    ...all.map((account): AskedRead => ({ kind: 'code', account })),
    ...all.map((safe): AskedRead => ({ kind: 'threshold', safe })),
    ...accounts.flatMap((safe): readonly AskedRead[] => [
      { kind: 'ownerCount', safe },
      { kind: 'moduleCount', safe },
    ]),
  ];
}

/**
 * What is worth reading of who decides over contracts and accounts: the code of the accounts; the settings of each
 * Safe that acts or is called; what contracts announce and calls ask for; and of each contract that is called its
 * owner and whose code it runs. In the order in which it matters. What is used up of
 * permissions is put among them.
 */
export function controlReads(
  { logs, steps, accounts }: { logs: readonly Log[]; steps: readonly Step[]; accounts: readonly Address[] },
  seen: SeenState,
): readonly Wish[] {
  const contracts = called(steps).filter((address) => !isEmpty(seen, address));
  const safes = eachOnce([...accounts, ...contracts]).filter((safe) =>
    isThere(seen({ kind: 'threshold', safe })),
  );
  const announced = announcedReads(logs);
  const emitters = eachOnce(logs.map(({ address }) => address));
  const wishes = new Map<string, Wish>();
  const add = (needed: boolean, reads: readonly Read[]) => {
    for (const read of reads) {
      const key = readKey(read);
      if (!wishes.has(key)) wishes.set(key, { read, needed });
    }
  };
  const codes = (of: readonly Address[]) => of.map((account): Read => ({ kind: 'code', account }));
  add(true, codes(accounts));
  add(
    true,
    safes.flatMap((safe) => safeReads(safe, seen)),
  );
  add(true, flat(steps).flatMap(roleReads));
  // Whoever floods the run with events takes no room from the contracts that are called.
  add(true, announced.slice(0, mostAnnounced));
  add(false, codes(contracts));
  add(false, contracts.slice(0, mostFirst).flatMap(ofContract));
  add(true, announced.slice(mostAnnounced));
  add(false, readsOfUsed(logs, steps, accounts));
  add(false, contracts.slice(mostFirst, mostWhole).flatMap(ofContract));
  add(
    false,
    contracts.slice(mostWhole).flatMap((contract) => ofContract(contract).slice(0, 1)),
  );
  add(false, codes(emitters));
  return [...wishes.values()];
}

/** What events say of who decides over their contract, with what shows whether the contract was there before. */
export function announcedReads(logs: readonly Log[]): readonly Read[] {
  return logs.flatMap((log) =>
    announcedBy(log).flatMap(({ read, whose, orElse = [] }): readonly Read[] =>
      whose === undefined ? [read, ...orElse, { kind: 'code', account: log.address }] : [],
    ),
  );
}

function ofContract(contract: Address): readonly Read[] {
  return [
    { kind: 'slot', contract, is: 'implementation' },
    { kind: 'slot', contract, is: 'admin' },
    { kind: 'slot', contract, is: 'beacon' },
    { kind: 'owner', contract },
    { kind: 'pendingOwner', contract },
  ];
}

/** Of a role that is granted or taken: the role and the account come first. */
function roleReads({ to, data, op, commandByte }: Step): readonly Read[] {
  if (to === null || op !== 'call' || commandByte !== undefined || size(data) < 68) return [];
  const rows = functionRows(sliceHex(data, 0, 4));
  if (!rows.some(({ model }) => model.alters?.parts.includes('granted'))) return [];
  const account = getAddress(sliceHex(data, 48, 68));
  return [{ kind: 'role', contract: to, role: sliceHex(data, 4, 36), account }];
}

/**
 * Contracts that are called as such; what runs by delegatecall does not act on its own storage, and what is sent
 * without data is paid.
 */
function called(steps: readonly Step[]): readonly Address[] {
  return eachOnce(
    flat(steps).flatMap(({ to, op, data }) => (to === null || op !== 'call' || data === '0x' ? [] : [to])),
  );
}

/** Whether nothing is there, before and after. */
function isEmpty(seen: SeenState, account: Address): boolean {
  const code = seen({ kind: 'code', account });
  if (code === undefined) return false;
  return [code.before, code.after].every((it) => it.s === 'known' && codeIn(it.v).is === 'none');
}

function isThere(it: ReturnType<SeenState>): boolean {
  return it?.before.s === 'known' || it?.after.s === 'known';
}

/** A Safe whole. Its lists are read as far as an earlier run saw them reach, before or after it. */
function safeReads(safe: Address, seen: SeenState): readonly Read[] {
  const count = (kind: 'ownerCount' | 'moduleCount', usual: number, most: number) => {
    const it = seen({ kind, safe });
    const counts = [it?.before, it?.after].flatMap((side) => (side?.s === 'known' ? [Number(side.v)] : []));
    return Math.min(counts.length === 0 ? usual : Math.max(...counts), most);
  };
  const at = (kind: 'ownerAt' | 'moduleAt', length: number) =>
    Array.from({ length }, (_, n): Read => ({ kind, safe, at: n }));
  return [
    { kind: 'threshold', safe },
    ...safeSlots.map((is): Read => ({ kind: 'slot', contract: safe, is })),
    { kind: 'ownerCount', safe },
    { kind: 'moduleCount', safe },
    ...at('ownerAt', count('ownerCount', 6, ownersRead)),
    ...at('moduleAt', count('moduleCount', 3, modulesRead)),
  ];
}

const safeSlots = ['singleton', 'guard', 'moduleGuard', 'fallbackHandler'] as const satisfies SlotName[];
