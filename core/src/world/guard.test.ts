import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { guarded } from './guard.ts';
import type { Bounds, World } from './world.ts';

const question = { chainId: 1, method: 'eth_chainId', params: [] };
const bounds = (more: Partial<Bounds> = {}): Bounds => ({
  signal: new AbortController().signal,
  deadline: 20,
  maxBytes: 1_000,
  ...more,
});
const worldThat = (ask: () => unknown): World => guarded({ ask: (async () => ask()) as never });

describe('a guarded world', () => {
  test('passes a good answer on', async () => {
    const answer = known({ result: '0x1', endpoint: 'node.test' });
    expect(await worldThat(() => answer).ask('rpc', question, bounds())).toEqual(answer);
  });

  test('says timeout when nobody answers', async () => {
    const world = worldThat(() => new Promise(() => {}));
    expect(await world.ask('rpc', question, bounds())).toEqual(unknown('timeout'));
  });

  test('answers at once when it is told to stop', async () => {
    const stop = new AbortController();
    const world = worldThat(() => new Promise(() => {}));
    const answer = world.ask('rpc', question, bounds({ signal: stop.signal, deadline: 1e9 }));
    stop.abort();
    expect(await answer).toEqual(unknown('timeout'));
  });

  test('asks nobody when it was stopped before', async () => {
    let asked = 0;
    const world = worldThat(() => {
      asked += 1;
    });
    expect(await world.ask('time', {}, bounds({ signal: AbortSignal.abort() }))).toEqual(unknown('notAsked'));
    expect(asked).toBe(0);
  });

  test('turns a thrown error into malformed, also one thrown at once', async () => {
    const thrower = guarded({
      ask: () => {
        throw new Error('port closed');
      },
    });
    expect(await thrower.ask('time', {}, bounds())).toEqual(unknown('malformed'));
  });

  test('turns ten megabytes into tooLarge', async () => {
    const world = worldThat(() => known({ result: 'f'.repeat(10_000_000), endpoint: 'node.test' }));
    expect(await world.ask('rpc', question, bounds({ maxBytes: 262_144 }))).toEqual(unknown('tooLarge'));
  });

  test('never throws and gives only answers, whatever comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true, withBigInt: true }), async (said) => {
        const answer = await worldThat(() => said).ask('rpc', question, bounds());
        expect(['known', 'unknown']).toContain(answer.s);
      }),
    );
  });
});
