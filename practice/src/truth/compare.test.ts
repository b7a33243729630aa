import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { PracticeAddresses } from '@readback/scenarios/practiceInfo.ts';
import { type Address, getAddress, keccak256, stringToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { type Case, compared } from './compare.ts';
import { facts } from './facts.ts';
import type { Receipt } from './node.ts';

const addressOf = (name: string): Address => getAddress(`0x${keccak256(stringToHex(name)).slice(-40)}`);
const [me, token] = [addressOf('me'), addressOf('token')];
const balance = facts.token(token, me);

const receipt: Receipt = {
  status: '0x1',
  blockNumber: '0x2',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x2',
  from: me,
  transactionHash: '0x',
};

const line: EffectLine = {
  id: '0',
  who: me,
  what: 'balance',
  asset: { kind: 'token', chainId: 31337, address: token },
  before: known(100n),
  after: known(90n),
  basis: 'read',
  cause: [],
};

function kindsOf(
  lines: readonly EffectLine[],
  after: bigint,
  more: Partial<Effects> = {},
  status: Receipt['status'] = '0x1',
) {
  const effects = { status: 'success', lines, notLookedAt: [], assumed: [], ...more } as unknown as Effects;
  const it: Case = {
    readback: { effects: known(effects), unread: [] } as unknown as Readback,
    receipt: { ...receipt, status },
    facts: [balance],
    truth: new Map([[balance.key, { before: 100n, after }]]),
    whose: [me],
    at: {} as PracticeAddresses,
    drawn: false,
  };
  return compared(it).map(({ is }) => is);
}

describe('what was said and what happened', () => {
  test('the same is equal', () => expect(kindsOf([line], 90n)).toEqual(['equal', 'equal']));
  test('another amount is wrong', () => expect(kindsOf([line], 91n)).toEqual(['equal', 'wrong']));
  test('a change that nobody spoke of is missing', () =>
    expect(kindsOf([], 90n)).toEqual(['equal', 'missing']));
  test('nothing that changes, and nothing said, is nothing', () =>
    expect(kindsOf([], 100n)).toEqual(['equal']));
  test('a failure that was not foreseen is wrong', () =>
    expect(kindsOf([], 100n, {}, '0x0')).toEqual(['wrong']));

  test('what another block showed to be different was announced', () => {
    const otherBlock = known({ s: 'different', lines: ['0'], status: 'success' } as const);
    expect(kindsOf([line], 91n, { otherBlock })).toEqual(['equal', 'announced']);
  });

  test('who may move an item counts as long as it is there', () => {
    const [item, allowed] = [facts.nftOwner(token, 7n, me), facts.nftApproved(token, 7n, me)];
    const left = (after: bigint) => {
      const effects = known({ status: 'success', lines: [], notLookedAt: [] } as unknown as Effects);
      const truth = new Map([
        [item.key, { before: after, after }],
        [allowed.key, { before: '0x1', after: '0x0' }],
      ]);
      const readback = { effects, unread: [] } as unknown as Readback;
      const at = {} as PracticeAddresses;
      const it = { readback, receipt, facts: [item, allowed], truth, whose: [me], at, drawn: false };
      return compared(it).map(({ is }) => is);
    };
    expect([left(1n), left(0n)]).toEqual([['equal', 'missing'], ['equal']]);
  });

  test('the fee stands apart from the balance of who pays it', () => {
    const coins = facts.native(me);
    const readback = {
      effects: known({ status: 'success', lines: [], notLookedAt: [] } as unknown as Effects),
      unread: [],
    } as unknown as Readback;
    const truth = new Map([[coins.key, { before: 100_000n, after: 58_000n }]]);
    const it = {
      readback,
      receipt,
      facts: [coins],
      truth,
      whose: [me],
      at: {} as PracticeAddresses,
      drawn: false,
    };
    expect(compared(it).map(({ is }) => is)).toEqual(['equal']);
  });
});
