import {
  effectsOf,
  allowance,
  me,
  usdc,
  contract,
  weth,
  viewOf,
  call,
} from '@readback/core/check/testing/views.ts';
import { known } from '@readback/core/model/known.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { expect, test } from 'vitest';
import type { ActivityEntry, ActivityState } from '../../data/activity/activityEntry.ts';
import { givenBy } from './givenBy.ts';

const of = { chainId: 1, account: me };
const pair = { kind: 'erc20', token: usdc, spender: contract } as const;

function entry(openedAt: number, after: bigint, state: ActivityState = 'sent', more = {}): ActivityEntry {
  const view = viewOf(call(usdc, 'approve(address,uint256)', [contract, after]), {
    effects: known(effectsOf([allowance(usdc, contract, after)])),
  });
  const readback = revisionOf(view, 1);
  return { id: `at${openedAt}`, incoming: view.incoming, openedAt, state, readback, ...more };
}

test('the last request after which it stood is named, with its time', () => {
  expect(givenBy([entry(1, 5n), entry(3, 9n), entry(2, 7n)], of, pair)).toEqual({ id: 'at3', openedAt: 3 });
});

test('nothing is named where the last request took it back: it was given again elsewhere', () => {
  expect(givenBy([entry(1, 5n), entry(2, 0n)], of, pair)).toBeUndefined();
});

test('a request that was rejected, came with a file, or is about something else gave nothing', () => {
  expect(givenBy([entry(1, 5n, 'rejected')], of, pair)).toBeUndefined();
  expect(givenBy([entry(1, 5n, 'sent', { imported: true })], of, pair)).toBeUndefined();
  expect(givenBy([entry(1, 5n, 'sent', { flight: 'a' })], of, pair)).toBeUndefined();
  expect(givenBy([entry(1, 5n)], of, { ...pair, token: weth })).toBeUndefined();
  expect(givenBy([entry(1, 5n)], { ...of, chainId: 10 }, pair)).toBeUndefined();
});
