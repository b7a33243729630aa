import { abiOf } from '@readback/core/check/account/testing/views.ts';
import {
  balance,
  dataOf,
  effectsOf,
  me,
  message,
  type Sample,
  safe,
  transaction,
  typed,
  usdc,
} from '@readback/core/check/testing/views.ts';
import type { Effects, TracedCall } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { type Address, pad, toHex } from 'viem';
import { account as low, batch } from './batch.ts';

const signatures = ['nudge(address who, uint256 amount)', 'nudgeAll(address[] accounts)'] as const;

/** Requests of which little is explained, and much is there to go through. */
export const accountCases: readonly Readonly<{ what: string; body: Body; sample?: Sample }>[] = [
  { what: 'account: ten thousand calls known by name', body: batch(nudge), sample: { abis: abis() } },
  {
    what: 'account: the same, with all that moves in them',
    body: batch(nudge),
    sample: { abis: abis(), effects: known(moving()) },
  },
  {
    what: 'account: the same, and a hundred balances that fall',
    body: batch(nudge),
    sample: { abis: abis(), effects: known(falling()) },
  },
  {
    what: 'account: ten thousand stakes, and a hundred balances that fall',
    body: batch(stake),
    sample: { effects: known(falling()) },
  },
  { what: 'account: one call with ten thousand addresses', body: single(), sample: { abis: abis() } },
  {
    what: 'account: the same, with all that moves in it',
    body: single(),
    sample: { abis: abis(), effects: known(moving()) },
  },
  { what: 'account: two hundred signed fields', body: fields(200) },
  { what: 'account: five thousand signed accounts', body: list(5_000) },
  { what: 'account: a signed text of a megabyte', body: note('0x12 bc1 ab@c.d e:f ', 1_000_000) },
  { what: 'account: one without a space', body: note('a1:b-', 1_000_000) },
  { what: 'account: a message of twenty thousand characters', body: message(repeated('0x1a b.c ', 20_000)) },
  { what: 'account: a message of a megabyte', body: message(repeated('0x1a b.c ', 1_000_000)) },
  { what: 'account: one without a space', body: message(repeated('a1:b-', 1_000_000)) },
];

/** One of many accounts; the lowest addresses represent nobody. */
function account(at: number): Address {
  return low(at * 2 ** 20 + 2 ** 40);
}

function abis() {
  return [abiOf(pool(), ...signatures)];
}

function pool(): Address {
  return account(90_000);
}

function nudge(at: number) {
  return { to: pool(), data: dataOf(signatures[0], [account(at), BigInt(at)]) };
}

function single(): Body {
  return transaction(pool(), dataOf(signatures[1], [Array.from({ length: 10_000 }, (_, at) => account(at))]));
}

function stake(at: number) {
  return { to: pool(), data: dataOf('stake(address who, uint256 amount)', [account(at), BigInt(at)]) };
}

/** As many moves, records and calls as an answer may hold. */
function moving(): Effects {
  const at = Array.from({ length: 10_000 }, (_, it) => it);
  const moves = at.map((it) => ({
    from: safe,
    to: account(it + 20_000),
    asset: { kind: 'token', chainId: 1, address: account(it) } as const,
    amount: 1n,
    basis: 'read' as const,
  }));
  const calls = at.map((it): TracedCall => {
    const step = it % 2 === 0 ? { step: `0.${it / 2}` } : {};
    const id = it % 2 === 0 ? `0.${it / 2}` : `0.${(it - 1) / 2}.0`;
    const to = it % 2 === 0 ? pool() : account(it);
    const call = {
      op: 'call',
      from: pool(),
      value: 0n,
      gasUsed: 1n,
      selector: '0xa9059cbb',
      size: 68,
    } as const;
    return { id, ...call, to, ok: true, ...step };
  });
  const records = at.map((it) => ({
    contract: account(it + 40_000),
    who: it % 2 === 0 ? me : safe,
    slots: 1,
  }));
  return effectsOf([balance(usdc, 99n)], { moves, calls: known(calls), records: known(records) });
}

/** A hundred losses, of a token each. */
function falling(): Effects {
  return effectsOf(Array.from({ length: 100 }, (_, at) => balance(account(at), 50n, safe)));
}

function fields(count: number): Body {
  const names = Array.from({ length: count }, (_, at) => ({ name: `who${at}`, type: 'bytes32' }));
  const values = names.map(({ name }, at) => [name, pad(toHex(at + 1), { dir: 'right', size: 32 })] as const);
  return typed({ Form: names }, 'Form', Object.fromEntries(values), { chainId: 1n, verifyingContract: usdc });
}

function list(count: number): Body {
  const accounts = Array.from({ length: count }, (_, at) => account(at));
  const types = { Form: [{ name: 'accounts', type: 'address[]' }] };
  return typed(types, 'Form', { accounts }, { chainId: 1n, verifyingContract: usdc });
}

function note(text: string, length: number): Body {
  const types = { Note: [{ name: 'text', type: 'string' }] };
  const of = { chainId: 1n, verifyingContract: usdc };
  return typed(types, 'Note', { text: repeated(text, length) }, of);
}

function repeated(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
