import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { nextInstant } from './instants.ts';
import { answer } from '../check/testing/answers.ts';
import { call, contract, me, message, offline, signIn, usdc, viewOf, weth } from '../check/testing/views.ts';

const now = 1_800_000_000n;
const swap = (deadline: bigint) =>
  call(
    contract,
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [5n, 1n, [usdc, weth], me, deadline],
  );

describe('when time alone may change what is said', () => {
  it('is a deadline of a call, and a moment later, for a chain that is a block behind', () => {
    expect(nextInstant(viewOf(swap(now + 60n), { now: known(now) }))).toBe(now + 61n);
    expect(nextInstant(viewOf(swap(now + 60n), { now: known(now + 61n) }))).toBe(now + 91n);
    expect(nextInstant(viewOf(swap(now + 60n), { now: known(now + 91n) }))).toBeUndefined();
  });

  it('is none for deadlines that are no time, without a clock, and of what was mined', () => {
    expect(nextInstant(viewOf(swap(2n ** 256n - 1n), { now: known(now) }))).toBeUndefined();
    expect(nextInstant(viewOf(swap(now + 60n), { now: unknown('offline') }))).toBeUndefined();
    const view = viewOf(swap(now + 60n), { now: known(now) });
    const mined = { blockHash: `0x${'11'.repeat(32)}`, blockNumber: 5n } as const;
    expect(nextInstant({ ...view, incoming: { ...view.incoming, mined } })).toBeUndefined();
  });

  it('comes before any change of what is said of a sign-in', () => {
    const issued = 1_795_251_600n;
    const text = `${signIn('a.test', 'https://a.test')}\nExpiration Time: 2026-11-21T09:30:00Z\nNot Before: 2026-11-21T09:05:00Z`;
    const at = (seconds: bigint, off: bigint) => ({
      now: known(seconds),
      heads: known(
        off === 0n ? [] : [{ chainId: 1, endpoint: 'node.test', timestamp: seconds - off, seenAt: seconds }],
      ),
    });
    const time = fc.bigInt({ min: issued - 1_000n, max: issued + 5_000n });
    fc.assert(
      fc.property(
        time,
        fc.bigInt({ min: 1n, max: 4_000n }),
        fc.constantFrom(0n, -900n),
        (from, later, off) => {
          const next = nextInstant(viewOf(message(text), at(from, off)));
          const to = from + later;
          if (next !== undefined && next <= to) return;
          const said = [from, to].map((it) => answer('messages.time', message(text), at(it, off)));
          expect(said[1]).toBe(said[0]);
        },
      ),
    );
  });

  it('never makes milder what has expired', () => {
    const issued = 1_795_251_600n;
    const text = `${signIn('a.test', 'https://a.test')}\nExpiration Time: 2026-11-21T09:30:00Z`;
    const time = fc.bigInt({ min: issued - 1_000n, max: issued + 9_000n });
    fc.assert(
      fc.property(time, fc.bigInt({ min: 0n, max: 9_000n }), (from, later) => {
        const said = [from, from + later].map((it) =>
          answer('messages.time', message(text), { now: known(it) }),
        );
        if (from > issued) expect(said).not.toEqual(['caution', 'clear']);
      }),
    );
  });

  it('is known without a node', () => {
    expect(nextInstant(viewOf(swap(now + 60n), { ...offline, now: known(now) }))).toBe(now + 61n);
  });
});
