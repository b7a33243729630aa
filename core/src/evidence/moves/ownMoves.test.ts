import { describe, expect, it } from 'vitest';
import type { Move, TracedCall } from '../../model/effects.ts';
import { known, pending } from '../../model/known.ts';
import { ownMovesOf } from './ownMoves.ts';
import { call, contract, effectsOf, friend, me, usdc, viewOf } from '../../check/testing/views.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

const body = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);

const move = (amount: bigint, step?: string): Move => ({
  from: me,
  to: friend,
  asset: { kind: 'token', chainId: 1, address: usdc },
  amount,
  basis: 'read',
  ...(step === undefined ? {} : { step }),
});

const traced: TracedCall = {
  id: '0',
  op: 'call',
  from: me,
  to: contract,
  value: 0n,
  gasUsed: 0n,
  selector: '0x',
  size: 0,
  ok: true,
  step: '0',
};

const amounts = (calls: Parameters<typeof effectsOf>[1]) => {
  const view = viewOf(body, { effects: known(effectsOf([], calls)) });
  const [step] = everyStep(view.steps);
  return step === undefined ? undefined : ownMovesOf(view, step)?.map((it) => it.amount);
};

describe('what moves inside the call of a step', () => {
  it('is what happens in it and in the steps inside of it', () => {
    const moves = [move(1n, '0'), move(2n, '0.3.1'), move(3n, '1'), move(4n, '01'), move(5n)];
    expect(amounts({ moves, calls: known([traced]) })).toEqual([1n, 2n]);
  });

  it('is not known where nobody traced the run, or the call is not in it', () => {
    const moves = [move(1n, '0')];
    expect(amounts({ moves })).toBeUndefined();
    expect(amounts({ moves, calls: pending })).toBeUndefined();
    expect(amounts({ moves, calls: known([]) })).toBeUndefined();
  });
});
