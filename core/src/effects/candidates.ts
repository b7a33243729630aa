import { type Address, getAddress, hexToBigInt, size, sliceHex } from 'viem';
import { same, isAmong } from '../ledger/account.ts';
import { grantsOf, permitsOf } from '../actions/approvals/grants.ts';
import { swapOf } from '../actions/swaps/swaps.ts';
import { knownByBytes } from '../decode/abis/isKnownAs.ts';
import type { Step } from '../model/step.ts';
import type { Log } from './log.ts';
import { announcedBy } from './control/announced.ts';
import { eventsOf, type TokenEvent } from './events.ts';
import { type AskedRead, isSlotRead, permit2 } from './read.ts';

/**
 * What is worth reading before anything was run: each account's native balance, its balance of what swaps sell and bring
 * (without events nothing else tells what they did), and in every contract that is called (one that is not a token does
 * not answer), and the permissions that the calls speak of.
 */
export function readsOfSteps(steps: readonly Step[], accounts: readonly Address[]): readonly AskedRead[] {
  const all = flat(steps);
  const reads: AskedRead[] = accounts.map((account) => ({ kind: 'native', account }));
  for (const token of swapped(all)) {
    for (const account of accounts) reads.push({ kind: 'balance', token, account });
  }
  for (const step of all) reads.push(...permissionReads(step, accounts));
  for (const token of targets(all)) {
    for (const account of accounts) reads.push({ kind: 'balance', token, account });
  }
  return reads;
}

/** The tokens at both ends of the swaps, each once. */
function swapped(steps: readonly Step[]): readonly Address[] {
  const sides = steps.flatMap((step) => {
    const swap = swapOf(step);
    return swap === undefined ? [] : [swap.give.token?.value, swap.get.token?.value];
  });
  return [...new Set(sides.flatMap((token) => (token === undefined ? [] : [getAddress(token)])))];
}

/** What is worth reading after a first run, by its logs: whatever names one of the accounts. */
export function readsOfLogs(logs: readonly Log[], accounts: readonly Address[]): readonly AskedRead[] {
  const mine = (address: Address) => isAmong(address, accounts);
  const reads: AskedRead[] = [];
  for (const log of logs) {
    const events = eventsOf(log);
    for (const event of events) reads.push(...eventReads(event, mine));
    const announced = announcedBy(log);
    for (const { read, whose } of announced) {
      if (whose !== undefined && mine(whose) && !isSlotRead(read)) reads.push(...withEnd(read));
    }
    if (events.length + announced.length > 0) continue;
    for (const account of accounts) {
      const named = wordsIn(log).some((word) => word.slice(-40) === account.slice(2).toLowerCase());
      if (named) reads.push({ kind: 'balance', token: log.address, account });
    }
  }
  return reads;
}

/** What a log of another form may name someone in: collections older than ERC-721 have no topics for that. */
function wordsIn({ topics, data }: Log): readonly string[] {
  const words =
    data
      .slice(2, 2 + 64 * maxWords)
      .toLowerCase()
      .match(/.{64}/g) ?? [];
  return [...topics, ...words.filter((word) => word.startsWith('0'.repeat(24)))];
}

const maxWords = 8;

/** Steps of all levels, parents first. */
export function flat(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...flat(step.steps)]);
}

/** Whom the steps call, each once. */
export function targets(steps: readonly Step[]): readonly Address[] {
  return [...new Set(steps.flatMap((step) => (step.to === null ? [] : [getAddress(step.to)])))];
}

/** By the bytes of the call, so that it does not depend on who named the function. */
function permissionReads(step: Step, accounts: readonly Address[]): readonly AskedRead[] {
  const { to, data, actor } = step;
  if (to === null || step.commandByte !== undefined || size(data) < 36) return signedReads(step, accounts);
  const first = getAddress(sliceHex(data, 16, 36));
  const is = knownByBytes(data);
  if (is === 'callersOperator') {
    return accounts.map((owner) => ({ kind: 'tokenOperator', token: to, owner, operator: first }));
  }
  if (size(data) < 68) return [];
  switch (is) {
    case 'approve':
      return [
        ...accounts.map((owner): AskedRead => ({ kind: 'allowance', token: to, owner, spender: first })),
        { kind: 'nftApproved', token: to, id: hexToBigInt(sliceHex(data, 36, 68)) },
        { kind: 'nftOwner', token: to, id: hexToBigInt(sliceHex(data, 36, 68)) },
      ];
    case 'increase':
    case 'decrease':
      return accounts.map((owner) => ({ kind: 'allowance', token: to, owner, spender: first }));
    case 'approveAll':
      return accounts.map((owner) => ({ kind: 'operator', token: to, owner, operator: first }));
    case 'unitsOperator':
      return accounts.map((owner) => ({ kind: 'unitsOperator', token: to, owner, operator: first }));
    case 'approveUnits': {
      const id = hexToBigInt(sliceHex(data, 36, 68));
      return accounts.map((owner) => ({ kind: 'unitsAllowance', token: to, owner, spender: first, id }));
    }
    case 'allowByPermit2': {
      const spender = getAddress(sliceHex(data, 48, 68));
      if (!same(to, permit2)) return [];
      return accounts.flatMap((owner) => withEnd({ kind: 'permit2', token: first, owner, spender }));
    }
    case 'transferFrom':
      return actor === 'unknown' || !isAmong(first, accounts)
        ? itemReads(step, accounts)
        : [{ kind: 'allowance', token: to, owner: first, spender: actor }, ...itemReads(step, accounts)];
    case 'sendItem':
    case 'transferItem':
      return itemReads(step, accounts);
    default:
      return signedReads(step, accounts);
  }
}

/** Who has the item that a transfer is of. Where what it says is an amount, nobody answers that. */
function itemReads({ to, data }: Step, accounts: readonly Address[]): readonly AskedRead[] {
  if (to === null || size(data) < 100) return [];
  const parties = [getAddress(sliceHex(data, 16, 36)), getAddress(sliceHex(data, 48, 68))];
  const mine = parties.some((party) => isAmong(party, accounts));
  return mine ? [{ kind: 'nftOwner', token: to, id: hexToBigInt(sliceHex(data, 68, 100)) }] : [];
}

/** What a permit of Permit2 gives, where a call or a command hands it in. */
function signedReads(step: Step, accounts: readonly Address[]): readonly AskedRead[] {
  if (permitsOf(step) === 'none') return [];
  return grantsOf(step).flatMap(({ token, spender }) =>
    token === undefined
      ? []
      : accounts.flatMap((owner) => withEnd({ kind: 'permit2', token, owner, spender })),
  );
}

/** What Permit2 keeps is an amount and when it ends. */
export function withEnd(read: AskedRead): readonly AskedRead[] {
  return read.kind === 'permit2' ? [read, { ...read, kind: 'permit2Until' }] : [read];
}

function eventReads(event: TokenEvent, mine: (address: Address) => boolean): readonly AskedRead[] {
  switch (event.kind) {
    case 'moved': {
      const { token } = event;
      const touched = [event.from, event.to].filter(mine);
      return touched.map((account): AskedRead => ({ kind: 'balance', token, account }));
    }
    case 'nftMoved':
      return mine(event.from) || mine(event.to)
        ? [
            { kind: 'nftOwner', token: event.token, id: event.id },
            { kind: 'nftApproved', token: event.token, id: event.id },
          ]
        : [];
    case 'unitsMoved':
      return [event.from, event.to]
        .filter(mine)
        .map((account) => ({ kind: 'units', token: event.token, account, id: event.id }));
    case 'approved':
      return mine(event.owner)
        ? [{ kind: 'allowance', token: event.token, owner: event.owner, spender: event.spender }]
        : [];
    case 'nftApproved':
      return mine(event.owner)
        ? [
            { kind: 'nftApproved', token: event.token, id: event.id },
            { kind: 'nftOwner', token: event.token, id: event.id },
          ]
        : [];
    case 'operator':
      return mine(event.owner)
        ? [{ kind: 'operator', token: event.token, owner: event.owner, operator: event.operator }]
        : [];
    case 'safeFailed':
      return [];
  }
}
