import {
  call,
  dataOf,
  friend,
  key,
  me,
  offline,
  type Sample,
  transaction,
  usdc,
  viewOf,
} from '@readback/core/check/testing/views.ts';
import { answer } from '@readback/core/check/testing/answers.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const unknown = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const poor = { ...offline, label: 'done' } as const;
const approve = 'approve(address spender, uint256 amount)';
const transferFrom = 'transferFrom(address from, address to, uint256 amount)';

function said(body: Body, sample: Sample = poor): string {
  const readback = revisionOf(viewOf(body, sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  const names = { friend, key, me, unknown };
  return Object.entries(names).reduce((it, [name, address]) => it.replaceAll(address, name), text);
}

const on = (chainId: number, to: Address, data: Hex, value = 0n): Body => ({
  kind: 'transaction',
  chainId,
  from: me,
  call: { to, value, data },
  set: {},
});

describe('a number that can be an amount or an item, at a contract that nobody asked', () => {
  it.each([
    [
      call(unknown, transferFrom, [me, friend, 69n]),
      'send 69 base units of unknown, or unknown #69 to friend',
    ],
    [call(unknown, transferFrom, [me, friend, 0n]), 'send 0 base units of unknown, or unknown #0 to friend'],
    [call(unknown, approve, [key, 1n]), 'spend up to 1 base units of unknown, or unknown #1'],
    [call(unknown, transferFrom, [key, friend, 7n]), '7 base units of unknown, or unknown #7'],
  ])('is said as both', (body, expected) => expect(said(body)).toContain(expected));

  it('is an amount of a token that is known, and of what only tokens have', () => {
    expect(said(call(usdc, transferFrom, [me, friend, 69n]))).not.toContain('#');
    expect(said(call(usdc, approve, [key, 69n]))).not.toContain('#');
    expect(said(call(unknown, 'transfer(address to, uint256 amount)', [friend, 69n]))).toContain(
      '69 base units of unknown',
    );
    expect(
      said(call(unknown, 'increaseAllowance(address spender, uint256 addedValue)', [key, 69n])),
    ).not.toContain('#');
  });

  it('is an amount where no collection counts that far in round numbers', () => {
    expect(said(call(unknown, approve, [key, 25n * 10n ** 16n]))).not.toContain('#');
    expect(said(call(unknown, approve, [key, 78_000_000n]))).toContain('#78,000,000');
  });

  it('is an item of a collection that is known', () => {
    const apes = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
    expect(said(call(apes, transferFrom, [me, friend, 69n]))).toContain('#69 to');
  });

  it('item 0 is no payment of nothing before anybody looked, and nothing of a token is', () => {
    const zero = (token: Address) => call(token, transferFrom, [me, friend, 0n]);
    expect(answer('transfers.poisoning', zero(unknown), poor)).toBe('unknown');
    expect(answer('transfers.poisoning', zero(usdc), poor)).toBe('caution');
    expect(answer('transfers.poisoning', zero(unknown))).toBe('caution');
    expect(
      answer(
        'transfers.poisoning',
        call(unknown, 'transfer(address to, uint256 amount)', [friend, 0n]),
        poor,
      ),
    ).toBe('caution');
  });
});

describe('bytes that are too few for a function', () => {
  it.each(['0x12', '0x1234', '0x123456'] as const)('%s name none', (data) => {
    expect(said(transaction(unknown, data))).toBe(
      'Calls the unknown contract unknown with bytes that name no function',
    );
    expect(said(transaction(unknown, data, 5n))).toMatch(
      /^Calls the unknown contract unknown with bytes that name no function, and sends 0\.0+5 ETH$/,
    );
  });

  it('and four of them are an unknown one', () => {
    expect(said(transaction(unknown, '0x12345678'))).toMatch(/^Calls the unknown function 0x12345678 on/);
  });
});

describe('a network’s own currency', () => {
  const transfer = (amount: bigint) => dataOf('transfer(address to, uint256 value)', [friend, amount]);
  const pol = getAddress('0x0000000000000000000000000000000000001010');
  const one = 10n ** 18n;

  it('is sent by its contract on Polygon, once', () => {
    expect(said(on(137, pol, transfer(one), one))).toBe('Asks your wallet to send 1 POL to friend');
    expect(answer('outcome.strayValue', on(137, pol, transfer(one), one), poor)).toBe('clear');
    expect(answer('transfers.firstPayment', on(137, pol, transfer(one), one), poor)).toBe('note');
  });

  it('and is stray where it is another amount, another contract or another network', () => {
    for (const body of [
      on(137, pol, transfer(5n), one),
      on(1, pol, transfer(one), one),
      on(137, unknown, transfer(one), one),
    ])
      expect(answer('outcome.strayValue', body, poor)).toBe('caution');
  });

  it('is bridged by its own name on an OP Stack network, once', () => {
    const withdraw = 'withdraw(address _l2Token, uint256 _amount, uint32 _l1Gas, bytes _data)';
    const legacy = '0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000';
    const bridge = getAddress('0x4200000000000000000000000000000000000010');
    const asks = (value: bigint) => said(on(10, bridge, dataOf(withdraw, [legacy, one, 0, '0x']), value));
    expect(asks(one)).toMatch(/to bridge 1 ETH to another network$/);
    expect(asks(one)).not.toContain('and ask');
    expect(asks(0n)).not.toContain('1 ETH');
  });
});

describe('a contract whose name is expected', () => {
  it('is not called unknown beside its name', () => {
    const settlement = getAddress('0x9008d19f58aabd9ed0d60971565aa8510560ab41');
    const facts = {
      [`account.${settlement.toLowerCase()}.wouldBe`]: { kind: 'text', text: 'CoW Protocol settlement' },
    } as const;
    expect(said(transaction(settlement, '0x12345678'), { ...poor, facts })).not.toContain('unknown contract');
    expect(said(transaction(unknown, '0x12345678'))).toContain('the unknown function 0x12345678 on');
  });
});
