import { known } from '@readback/core/model/known.ts';
import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../activity/activityEntry.ts';
import { router, sample, weth, you } from '../../review/testing/sample.ts';
import { knownTokens } from './knownTokens.ts';
import { spendersOfActivity, tokensOfActivity } from './ofActivity.ts';

const dollar: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const pass: Address = '0x8A90CAb2b38dba80c64b7734e58Ee1dB38B8992e';

function entry(state: ActivityEntry['state'], lines: readonly Partial<EffectLine>[]): ActivityEntry {
  const readback = sample({
    parties: [
      { role: 'spender', address: router },
      { role: 'token', address: dollar },
    ],
    effects: known({ lines } as unknown as Effects),
  });
  return { id: state, incoming: readback.incoming, openedAt: 0, state, readback };
}

const mine = { who: you, asset: { kind: 'token', chainId: 1, address: weth } } as const;
const items = { who: you, asset: { kind: 'nft', chainId: 1, address: pass, id: 7n } } as const;
const others = { who: router, asset: { kind: 'token', chainId: 1, address: pass } } as const;

test('tokens are known by what went to a wallet: what moved for an own account, and what it was about', () => {
  expect(tokensOfActivity([entry('sent', [mine, items, others])], [you])).toEqual([
    { chainId: 1, address: weth, kind: 'token' },
    { chainId: 1, address: pass, kind: 'collection' },
    { chainId: 1, address: dollar, kind: 'token' },
  ]);
});

test.each(['open', 'rejected', 'failed'] as const)(
  'a request that stayed %s makes no token known',
  (state) => {
    expect(tokensOfActivity([entry(state, [mine])], [you])).toEqual([]);
  },
);

test('a record from a file makes no token known, whatever it says became of it', () => {
  expect(tokensOfActivity([{ ...entry('sent', [mine]), imported: true }], [you])).toEqual([]);
});

test('spenders are known by every request that was read', () => {
  const spender = { ...mine, what: 'allowance', counterparty: pass } as const;
  expect(spendersOfActivity([entry('rejected', [spender])]).map((it) => it.address)).toEqual([router, pass]);
});

test('a known token stands once, and not when the user hid it', () => {
  const practice = [{ chainId: 1, address: weth, kind: 'token', by: 'practice' }] as const;
  const row = { chainId: 1, address: weth, kind: 'token', hidden: false, by: 'you' } as const;
  expect(knownTokens(1, { rows: [row], practice })).toEqual(practice);
  expect(knownTokens(1, { rows: [{ ...row, hidden: true }], practice })).toEqual([]);
  expect(knownTokens(10, { rows: [row], practice })).toEqual([]);
});
