import { expect, it } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { metBefore } from './metBefore.ts';

const router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const entry = (over: Partial<ActivityEntry> = {}, address = router, chainId = 1): ActivityEntry =>
  ({
    id: 'one',
    state: 'sent',
    incoming: { request: { body: { kind: 'transaction', chainId } } },
    readback: { parties: [{ role: 'contract', address }], steps: [] },
    ...over,
  }) as unknown as ActivityEntry;

it('counts what was signed here for this account on this network', () => {
  const other = '0x1341750f0ba055a45c24819fb4f341a7b215cbed';
  expect(
    metBefore([entry(), entry({ state: 'signed' }), entry({}, other), entry({}, router, 10)], 1, router),
  ).toBe(2);
});

it('does not count what was rejected, only read, flown, or taken over from a file', () => {
  const others = [
    entry({ state: 'rejected' }),
    entry({ state: 'open' }),
    entry({ state: 'asked' }),
    entry({ flight: 'swap' }),
    entry({ imported: true }),
  ];
  expect(metBefore(others, 1, router)).toBe(0);
});

it('counts a contract that was called inside of a batch', () => {
  const steps = [{ to: null, steps: [{ to: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', steps: [] }] }];
  expect(metBefore([entry({ readback: { parties: [], steps } as never })], 1, router)).toBe(1);
});
