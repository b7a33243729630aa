import { known } from '@readback/core/model/known.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const auditor = '0x3846c3A30E62075Fa916216b35EF04B8F53931f6';
const uid = `0x${'17'.repeat(32)}` as const;
const bounds = { signal: new AbortController().signal, deadline: 1_000, maxBytes: 1_000 };
const asked: unknown[] = [];

async function open(used: readonly number[]) {
  vi.resetModules();
  vi.doMock('./askNode.ts', () => ({
    askNode: async (question: unknown) => {
      asked.push(question);
      return known({ result: `0x${'5'.padStart(64, '0')}`, endpoint: 'node.test' });
    },
  }));
  const { usedNetworks } = await import('../own/usedNetworks.ts');
  usedNetworks.set(used);
  const { switchSource } = await import('../sources/sources.ts');
  switchSource('descriptors', true);
  const { askRevoked } = await import('./askRevoked.ts');
  return { ask: () => askRevoked({ auditor, uid }, bounds), switchSource };
}

beforeEach(() => asked.splice(0));

test('Ethereum’s node is asked once the user used that network', async () => {
  expect(await (await open([1])).ask()).toEqual(known(5n));
  expect(asked).toMatchObject([{ chainId: 1, method: 'eth_call' }]);
});

test('and never before, nor while descriptions are switched off', async () => {
  expect(await (await open([8453])).ask()).toMatchObject({ s: 'unknown', why: 'notAsked' });
  const { ask, switchSource } = await open([1]);
  switchSource('descriptors', false);
  expect(await ask()).toMatchObject({ s: 'unknown', why: 'notAsked' });
  expect(asked).toEqual([]);
});
