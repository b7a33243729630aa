import { getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Body } from '../model/request.ts';
import { unreadOf } from '../narrate/unread.ts';
import { sentenceOf } from '../narrate/sentence.ts';
import { receiverOf } from '../actions/swaps/swaps.ts';
import { accountOf } from '../evidence/purpose/account.ts';
import { answer } from './testing/answers.ts';
import { call, friend, key, me, usdc, viewOf, weth } from './testing/views.ts';

const router4 = getAddress('0x1111111254fb6c44bac0bed2854e76f90643097d');
const router5 = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
const spokePool = getAddress('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5');
const rainbow = getAddress('0x00000000009726632680fb29d3f7a9734e3010e2');
const codes = {
  [router4]: 'contract',
  [router5]: 'contract',
  [spokePool]: 'contract',
  [rainbow]: 'contract',
} as const;

const rfq =
  '(uint256 info, address makerAsset, address takerAsset, address maker, address allowedSender, uint256 makingAmount, uint256 takingAmount)';
const order = {
  info: 1n,
  makerAsset: weth,
  takerAsset: usdc,
  maker: key,
  allowedSender: zeroAddress,
  makingAmount: 5n,
  takingAmount: 9n,
};
const signature = `0x${'11'.repeat(65)}`;

const said = (body: Body) => JSON.stringify(sentenceOf(viewOf(body, { codes })).sentence);
const elsewhere = (body: Body) =>
  accountOf(viewOf(body, { codes })).values.flatMap(({ why, word }) =>
    why === 'elsewhere' && word.holds === 'address' ? [word.address] : [],
  );

describe('quotes of market makers that 1inch’s older routers carry out', () => {
  it.each([
    [
      'version 4',
      router4,
      `fillOrderRFQToWithPermit(${rfq} order, bytes signature, uint256 makingAmount, uint256 takingAmount, address target, bytes permit)`,
      [order, signature, 5n, 0n],
    ],
    [
      'version 5',
      router5,
      `fillOrderRFQToWithPermit(${rfq} order, bytes signature, uint256 flagsAndAmount, address target, bytes permit)`,
      [order, signature, 5n],
    ],
  ] as const)('of %s are read to the last byte, and name whoever else receives', (_, router, text, args) => {
    const to = (target: string) => call(router, text, [...args, target, '0x1234567890']);
    expect(said(to(me))).toContain('"fillOrder"');
    expect(unreadOf(viewOf(to(me), { codes }), [])).toEqual([]);
    expect(elsewhere(to(me))).toEqual([]);
    expect(elsewhere(to(friend))).toEqual([friend]);
  });
});

describe('Across’s deposits with a relayer’s fee', () => {
  const text =
    'deposit(address recipient, address originToken, uint256 amount, uint256 destinationChainId, int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount)';
  const to = (recipient: string, message = '0x') =>
    call(spokePool, text, [recipient, usdc, 5n, 10n, 10n ** 14n, 1_700_000_000, message, 2n ** 256n - 1n]);

  it('say who receives on the other network', () => {
    expect(said(to(me))).toContain('"bridge"');
    expect(receiverOf(viewOf(to(friend), { codes }).steps[0]!)?.to.value).toBe(friend);
    expect(answer('transfers.outputElsewhere', to(me), { codes })).toBe('clear');
    expect(answer('transfers.outputElsewhere', to(friend), { codes })).toBe('caution');
  });

  it('are not calm where they carry a call that nobody opened', () => {
    expect(accountOf(viewOf(to(me, '0x1234567890'), { codes })).bytes.length).toBe(1);
    expect(accountOf(viewOf(to(me), { codes })).bytes.length).toBe(0);
  });
});

describe('Rainbow’s router', () => {
  it('is said to swap, and stays unread for what it runs', () => {
    const text =
      'fillQuoteTokenToToken(address sellTokenAddress, address buyTokenAddress, address target, bytes swapCallData, uint256 sellAmount, uint256 feeAmount)';
    const body = call(rainbow, text, [usdc, weth, router5, '0x1234567890', 5n, 1n]);
    expect(said(body)).toContain('"swap"');
    expect(viewOf(body, { codes }).steps[0]?.steps.map(({ to, reading }) => [to, reading])).toEqual([
      [router5, 'unread'],
    ]);
    expect(unreadOf(viewOf(body, { codes }), []).map(({ id }) => id)).toContain('step.0.0');
  });
});
