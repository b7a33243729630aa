import fc from 'fast-check';
import { numberToHex, padHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { alice, bob, carol } from '../../testing/chain.ts';
import { isPoor } from './ask.ts';
import { stateChanges } from './stateAnswer.ts';
import { executorCalls, tracedRun } from './traceAnswer.ts';

const topic = (n: number) => padHex(numberToHex(n), { size: 32 });
const log = (n: number, position?: number) => ({
  address: bob,
  topics: [topic(n)],
  data: '0x',
  ...(position === undefined ? {} : { position: numberToHex(position) }),
});
const frame = (more: object = {}) => ({
  type: 'CALL',
  from: alice,
  to: bob,
  value: '0x0',
  gas: '0x1',
  gasUsed: '0x5208',
  input: '0x',
  output: '0xabcd',
  ...more,
});

describe('what a tracer answers', () => {
  test('events are in the order in which they were written, also between calls inside', () => {
    const it = tracedRun(
      frame({
        logs: [log(1, 0), log(3, 1), log(4, 1), log(6, 2)],
        calls: [frame({ logs: [log(2)] }), frame({ logs: [log(5)] })],
      }),
    );
    expect(it?.outcome.logs.map(({ topics }) => Number(topics[0]))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('what failed announced nothing, and nothing inside of it', () => {
    const inner = frame({ error: 'execution reverted', logs: [log(1)], calls: [frame({ logs: [log(2)] })] });
    expect(tracedRun(frame({ calls: [inner], logs: [log(3, 1)] }))?.outcome.logs).toHaveLength(1);
    expect(tracedRun(inner)?.outcome).toMatchObject({ ok: false, data: '0xabcd', logs: [] });
  });

  test('what the reader does is not one of the calls of a run', () => {
    const root = frame({ calls: [frame({ to: carol }), frame(), frame({ to: carol })] });
    expect(executorCalls(root, carol, 1)?.calls).toHaveLength(1);
    expect(executorCalls(root, carol, 2)).toBeUndefined();
    expect(executorCalls(frame(), carol, 0)).toBeUndefined();
  });

  test('whatever it is, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('calls', 'logs', 'output', 'error', 'to'), (json, key) => {
        const all = [json, frame({ [key]: json }), frame({ calls: [frame({ [key]: json })] })];
        expect(() => {
          for (const it of all) {
            tracedRun(it);
            executorCalls(it, carol, 1);
            stateChanges(it);
            stateChanges({ pre: { [bob]: it }, post: json });
          }
        }).not.toThrow();
      }),
    );
  });

  test('calls nested without end are no answer', () => {
    let deep = frame();
    for (let n = 0; n < 3_000; n += 1) deep = frame({ calls: [deep] });
    expect(tracedRun(deep)).toBeUndefined();
  });
});

describe('what changed of the state', () => {
  test('a slot that is not there any more is zero, and an account that is not was destroyed', () => {
    const storage = { [topic(1)]: topic(7), [topic(2)]: topic(8) };
    const answer = {
      pre: {
        [alice]: { balance: '0x5', storage },
        [carol]: { balance: '0x9', code: '0x60' },
      },
      post: { [alice]: { storage: { [topic(2)]: topic(9) } } },
    };
    expect(stateChanges(answer)).toEqual([
      {
        address: alice,
        storage: [
          { slot: topic(1), before: topic(7), after: topic(0) },
          { slot: topic(2), before: topic(8), after: topic(9) },
        ],
      },
      {
        address: carol,
        balance: { before: 9n, after: 0n },
        code: { before: '0x60', after: '0x' },
        storage: [],
      },
    ]);
  });

  test('an account that is new has what it has from nothing', () => {
    const post = { [bob]: { balance: '0x2', code: '0x61', nonce: 1 } };
    expect(stateChanges({ pre: {}, post })).toEqual([
      {
        address: bob,
        balance: { before: 0n, after: 2n },
        code: { before: '0x', after: '0x61' },
        storage: [],
      },
    ]);
  });
});

test('a contract that speaks of funds says nothing of what the sender has', () => {
  expect(isPoor({ code: 3, message: 'execution reverted: Insufficient funds' })).toBe(false);
  expect(isPoor({ code: -32000, message: 'execution reverted: insufficient balance' })).toBe(false);
  expect(isPoor({ code: -32000, message: 'insufficient funds for gas * price + value' })).toBe(true);
  expect(isPoor({ code: -38014, message: 'sender cannot pay' })).toBe(true);
});
