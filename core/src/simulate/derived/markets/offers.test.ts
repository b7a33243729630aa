import { type Address, type Hex, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import {
  blurOrder,
  looksRareListing,
  looksRareOrder,
  raribleOrder,
  zeroXOrder,
} from '../../../check/testing/marketOrders.ts';
import { contract, me, usdc, viewOf, weth } from '../../../check/testing/views.ts';
import type { Body } from '../../../model/request.ts';
import { known, unknown } from '../../../model/known.ts';
import type { AtPin } from '../atPin.ts';
import { offerLines } from './offers.ts';
import { offersPlan } from './offersPlan.ts';

const block = { chainId: 1, number: 1n, hash: '0x', parentHash: '0x', timestamp: 1_800_000_000n } as never;
const selector = (text: string) => toFunctionSelector(`function ${text}`);

/** A node at which an account has so much of everything, and allowed markets all of it. */
function atOf(has: bigint, owner: Address = me): AtPin {
  const answer = (data: Hex) => {
    if (data.startsWith(selector('ownerOf(uint256)'))) return known(BigInt(owner));
    return known(data.startsWith(selector('allowance(address,address)')) ? 1n : has);
  };
  return {
    code: async () => unknown('notAsked'),
    nonce: async () => unknown('notAsked'),
    words: async () => unknown('notAsked'),
    balance: async () => known(has),
    word: async (_, data) => answer(data),
  };
}

async function lines(body: Body, at = atOf(10n ** 24n)) {
  if (body.kind !== 'typedData') throw new Error('no typed data');
  const plan = offersPlan(body.typed, me);
  if (plan === undefined) return undefined;
  const found = await offerLines(plan, { steps: viewOf(body).steps, block }, at);
  if (found.s !== 'known') return found.s;
  const told = (found.v.lines ?? []).map(({ line: { asset, before, after } }) => {
    const of = asset?.kind === 'native' ? 'native' : asset?.kind === 'token' ? asset.address : asset?.kind;
    const [first, last] = [before, after].map((it) => (it?.s === 'known' ? BigInt(it.v) : 0n));
    return [of, (last ?? 0n) - (first ?? 0n)];
  });
  return { told, ...found.v };
}

test('an order of a known market takes what it gives, and brings at least what fees leave', async () => {
  expect(await lines(zeroXOrder('LimitOrder'))).toMatchObject({
    told: [
      [usdc, -5_000_000n],
      [weth, 2n * 10n ** 15n],
    ],
    notNow: [],
  });
  expect(await lines(looksRareOrder())).toMatchObject({
    told: [
      ['nft', -1n],
      [weth, 85n * 10n ** 16n],
    ],
  });
  expect(await lines(blurOrder())).toMatchObject({
    told: [
      ['nft', -1n],
      ['native', 975n * 10n ** 15n],
    ],
  });
});

test('an item that someone else has, and an order that is over, are told', async () => {
  const why = (it: string) => ({ is: it });
  const other = await lines(looksRareListing(), atOf(10n ** 24n, contract));
  expect(other).toMatchObject({ notNow: [why('balance')] });
  const over = await lines(zeroXOrder('OtcOrder', { expiryAndNonce: (7n << 192n) + 2n ** 100n }));
  expect(over).toMatchObject({ notNow: [why('expired')] });
});

test('of items that whoever sells chooses it is told that they are not known', async () => {
  const bid = { quoteType: 0n, currency: weth, strategyId: 1n, itemIds: [] };
  expect(await lines(looksRareListing(bid))).toMatchObject({
    told: [[weth, -(10n ** 18n)]],
    notLookedAt: [{ is: 'chosen' }],
  });
});

test('nothing is derived for a contract, a network or a domain that is not one of a market', async () => {
  expect(await lines(zeroXOrder('LimitOrder', {}, { chainId: 10n }))).toBeUndefined();
  expect(await lines(zeroXOrder('LimitOrder', {}, { name: 'Zero' }))).toBeUndefined();
  expect(await lines(blurOrder({}, { verifyingContract: contract }))).toBeUndefined();
  expect(await lines(raribleOrder())).toBeUndefined();
});
