import { describe, expect, test } from 'vitest';
import type { Address, Hex } from 'viem';
import type { Step } from '../../model/step.ts';
import { call, stepOf } from '../testing/inputs.ts';
import { callFrames } from './callFrames.ts';
import { stepsOfCalls } from './stepsOfCalls.ts';
import { tracedCalls } from './tracedCalls.ts';

const user: Address = `0x${'11'.repeat(20)}`;
const safe: Address = `0x${'22'.repeat(20)}`;
const code: Address = `0x${'33'.repeat(20)}`;
const token: Address = `0x${'44'.repeat(20)}`;
const pay: Hex = `0xa9059cbb${'55'.repeat(64)}`;
const open: Hex = '0x6a761202';

const frame = (from: Address, to: Address, input: Hex, calls: readonly object[] = [], more: object = {}) => ({
  type: 'CALL',
  from,
  to,
  input,
  gasUsed: '0x1',
  calls,
  ...more,
});
const step = (to: Address, data: Hex, actor: Step['actor'], id: string, more: Partial<Step> = {}): Step => ({
  ...stepOf(call(to, data), safe, id),
  actor,
  ...more,
});

function stepsIn(root: object, steps: readonly Step[]) {
  const frames = callFrames(root);
  if (frames === undefined) throw new Error('not read');
  return tracedCalls(frames.nodes, stepsOfCalls(frames.nodes, steps)).flatMap((it) =>
    it.step === undefined ? [] : [`${it.id}=${it.step}`],
  );
}

describe('a traced call is a step of the request', () => {
  const run = frame(user, safe, open, [
    frame(safe, code, open, [frame(safe, token, pay), frame(safe, token, pay)], { type: 'DELEGATECALL' }),
  ]);

  test('when the same is called with the same bytes, each once and in order', () => {
    const steps = [
      step(safe, open, user, '0', {
        steps: [step(token, pay, safe, '0.0'), step(token, pay, safe, '0.1')],
      }),
    ];
    expect(stepsIn(run, steps)).toEqual(['0=0', '0.0.0=0.0', '0.0.1=0.1']);
  });

  test('when someone else carries it out: who executes a signed Safe transaction is not a step', () => {
    const steps = [step(safe, '0x', safe, '0', { op: 'permission', steps: [step(token, pay, safe, '0.0')] })];
    expect(stepsIn(run, steps)).toEqual(['0.0.0=0.0']);
  });

  test('when someone asks an account for what it does by its own authority', () => {
    expect(stepsIn(frame(user, safe, open), [step(safe, open, safe, '0')])).toEqual(['0=0']);
  });

  test('and not when another account makes it, or by other bytes, another value, or as a delegatecall', () => {
    const steps = [
      step(token, pay, user, '0'),
      step(token, `${pay}00`, safe, '1'),
      { ...step(token, pay, safe, '2'), value: 1n },
      step(token, pay, safe, '3', { op: 'delegatecall' }),
    ];
    expect(stepsIn(run, steps)).toEqual([]);
  });

  test('also inside of a command of a router, which is not a call itself', () => {
    const inside = [step(token, pay, 'unknown', '0.0.0')];
    const steps = [
      step(safe, open, user, '0', {
        steps: [step(safe, '0x', user, '0.0', { commandByte: '0x08', steps: inside })],
      }),
    ];
    expect(stepsIn(run, steps)).toEqual(['0=0', '0.0.0=0.0.0']);
  });

  test('a delegatecall is found whatever value a node writes beside it', () => {
    const root = frame(safe, code, pay, [], { type: 'DELEGATECALL', value: '0x7' });
    expect(stepsIn(root, [step(code, pay, safe, '0', { op: 'delegatecall' })])).toEqual(['0=0']);
  });
});

test('of what was sent the first four bytes and the size are kept, of code to be deployed only the size', () => {
  const made = { ...frame(user, token, '0x6080604052'), type: 'CREATE2' };
  const frames = callFrames(frame(user, safe, pay, [made, frame(safe, token, '0x12')]));
  const calls = tracedCalls(frames?.nodes ?? [], new Map());
  expect(calls.map(({ op, selector, size }) => [op, selector, size])).toEqual([
    ['call', '0xa9059cbb', 68],
    ['create', '0x', 5],
    ['call', '0x12', 1],
  ]);
});

test('a contract that fails ten thousand times with long texts fills no memory', () => {
  const failed = frame(safe, token, pay, [], {
    error: 'execution reverted',
    output: `0x${'ab'.repeat(2_000)}`,
  });
  const frames = callFrames(frame(user, safe, open, Array(9_999).fill(failed)));
  const calls = tracedCalls(frames?.nodes ?? [], new Map());
  const kept = calls.reduce((sum, { revert }) => sum + (revert?.data.length ?? 0), 0);
  expect(calls.filter(({ ok }) => !ok)).toHaveLength(9_999);
  expect(kept).toBeGreaterThan(500_000);
  expect(kept).toBeLessThan(600_000);
});
