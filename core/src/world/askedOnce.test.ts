import { expect, test } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { askedOnce } from './askedOnce.ts';
import { ordinary } from './rpc.ts';
import { says, tableWorld } from './testing/tableWorld.ts';

const block = { blockHash: `0x${'ab'.repeat(32)}` };
const { signal } = new AbortController();
const bounds = ordinary(signal);
const question = (method: string, params: readonly unknown[], chainId = 1) => ({ chainId, method, params });

test('the code at a block is asked once, also while the answer is on its way', async () => {
  const node = tableWorld({ eth_getCode: says('0x60') });
  const world = askedOnce(node, signal);
  const ask = () => world.ask('rpc', question('eth_getCode', ['0x01', block]), bounds);
  const answers = [...(await Promise.all([ask(), ask()])), await ask()];
  expect(answers).toEqual(Array(3).fill(known({ result: '0x60', endpoint: 'node.test' })));
  expect(node.asked).toHaveLength(1);
});

test('other addresses, other chains, other blocks and what runs are asked each time', async () => {
  const node = tableWorld({ eth_getCode: says('0x'), eth_simulateV1: says([]), eth_chainId: says('0x1') });
  const world = askedOnce(node, signal);
  const all = [
    question('eth_getCode', ['0x01', block]),
    question('eth_getCode', ['0x02', block]),
    question('eth_getCode', ['0x01', block], 2),
    question('eth_getCode', ['0x01', 'latest']),
    question('eth_getCode', ['0x01', 'latest']),
    question('eth_simulateV1', [{}, block]),
    question('eth_simulateV1', [{}, block]),
    question('eth_chainId', []),
  ];
  for (const it of all) await world.ask('rpc', it, bounds);
  expect(node.asked).toHaveLength(all.length);
});

test('one who gives up takes the answer from nobody', async () => {
  let answer: (it: ReturnType<typeof known<never>>) => void = () => {};
  const world = askedOnce({ ask: () => new Promise((resolve) => (answer = resolve as never)) }, signal);
  const asked = question('eth_getCode', ['0x01', block]);
  const stop = new AbortController();
  const [first, second] = [world.ask('rpc', asked, ordinary(stop.signal)), world.ask('rpc', asked, bounds)];
  stop.abort();
  expect(await first).toEqual(unknown('timeout'));
  answer(known({ result: '0x60', endpoint: 'node.test' } as never));
  expect(await second).toEqual(known({ result: '0x60', endpoint: 'node.test' }));
});

test('what was not answered in time is asked again; what was refused is not', async () => {
  const says = [unknown('timeout'), unknown('refused'), known({ result: '0x60', endpoint: 'node.test' })];
  let count = 0;
  const world = askedOnce({ ask: async () => says[count++] as never }, signal);
  const ask = () => world.ask('rpc', question('eth_getCode', ['0x01', block]), bounds);
  expect(await ask()).toEqual(unknown('timeout'));
  expect(await ask()).toEqual(unknown('refused'));
  expect(await ask()).toEqual(unknown('refused'));
  expect(count).toBe(2);
});
