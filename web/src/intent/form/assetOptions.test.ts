import { expect, test } from 'vitest';
import { type SendAsset, sendAssets } from '../../holdings/sendAssets.ts';
import type { TokenRow } from '../../data/own/tokens.ts';
import { chosenIn } from './assetOptions.ts';
import { emptyIntentDraft } from './draft.ts';

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const fake = '0xe51d15701cb44271c0e4c614ac8ec3f3a0c3e4a8';
const row = (address: TokenRow['address'], symbol: string): TokenRow => ({
  chainId: 1,
  address,
  kind: 'token',
  hidden: false,
  by: 'activity',
  symbol,
});
const assets = (...rows: readonly TokenRow[]): readonly SendAsset[] =>
  sendAssets({ chainId: 1, symbol: 'ETH', decimals: 18 }, { rows, info: undefined, seen: undefined });
const nothing = emptyIntentDraft().pay;
const called = (symbol: string) => ({ ...nothing, symbol });

test('what wraps the currency is chosen where there is only one, and it is no imitation', () => {
  expect(chosenIn('wrapped', nothing, assets(row(weth, 'WETH')))).toBe(weth);
  expect(chosenIn('wrapped', nothing, assets(row(fake, 'WETH'), row(weth, 'WETH')))).toBeUndefined();
  expect(chosenIn('wrapped', nothing, assets(row(fake, 'weth'), row(weth, 'WETH')))).toBeUndefined();
  expect(chosenIn('wrapped', nothing, assets(row(fake, 'WETH')))).toBeUndefined();
});

test('a symbol that was said is of one token, and of no imitation of a well-known one', () => {
  expect(chosenIn('any', called('usdc'), assets(row(usdc, 'USDC')))).toBe(usdc);
  expect(chosenIn('any', called('USDC'), assets(row(fake, 'USDC')))).toBeUndefined();
  expect(chosenIn('any', called('USDC'), assets(row(usdc, 'USDC'), row(fake, 'usdc')))).toBeUndefined();
  expect(chosenIn('any', called('ETH'), assets(row(fake, 'ETH')))).toBe('native');
});
