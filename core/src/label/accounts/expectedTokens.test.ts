import { expect, test } from 'vitest';
import { known } from '../../model/known.ts';
import { shippedName } from './names.ts';

const text = (it: string) => known({ kind: 'text', text: it });

test.each([
  [1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC'],
  [1, '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT'],
  [1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 'DAI'],
  [1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'WETH'],
  [1, '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', 'stETH'],
  [8453, '0x4200000000000000000000000000000000000006', 'WETH'],
] as const)(
  'on network %i, %s is expected to be %s where no code is known to be',
  (chainId, token, symbol) => {
    expect(shippedName(chainId, token, false)).toMatchObject({
      id: `account.${token.toLowerCase()}.wouldBe`,
      value: text(symbol),
    });
  },
);

test('a contract that is there has no other name than the tables give it, and a token says its own', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  expect(shippedName(1, usdc, true)?.id).toBe(`account.${usdc.toLowerCase()}.wouldBe`);
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  expect(shippedName(1, weth, true)).toMatchObject({
    id: `account.${weth.toLowerCase()}.name`,
    value: text('WETH9'),
  });
});

test('the same address on another network, a development chain, and an imitation are expected to be nothing', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  for (const chainId of [10, 137, 999, 31337]) expect(shippedName(chainId, usdc, false)).toBeUndefined();
  expect(shippedName(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB49', false)).toBeUndefined();
});
