import type { Address } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { World } from '../../world/world.ts';
import { forgetLacks } from '../../simulate/engines/capabilities.ts';
import { alice, bob } from '../../simulate/testing/chain.ts';
import { type ControlChain, control, startControlChain } from '../../simulate/testing/controlChain.ts';
import { call, effectsOf, transaction } from '../../simulate/testing/inputs.ts';
import { nodeWithout } from '../../simulate/testing/nodeWithout.ts';

let chain: ControlChain;
let names: Record<string, Address>;

beforeAll(async () => {
  chain = await startControlChain();
  names = { ...chain.names, alice, bob };
});
afterAll(() => chain.stop());
beforeEach(forgetLacks);

const run = (world: World, name: string, fn: string, args: readonly unknown[] = []) =>
  transaction(world, call(chain.at(name), chain.say(name, fn, args)));

const idsOf = (it: Awaited<ReturnType<typeof run>>) => effectsOf(it).notLookedAt.map(({ is }) => is);

describe('who decides, on a node without eth_simulateV1', () => {
  test('the tracer lists code and storage that changes', async () => {
    const world = nodeWithout(chain.url, 'eth_simulateV1');
    const owner = await run(world, 'Owned', 'transferOwnership', [bob]);
    expect(control(owner, names)).toEqual(['Owned owner: alice > bob']);
    const silent = await run(world, 'Proxy', 'ping', [chain.at('Owned')]);
    expect(control(silent, names)).toEqual(['Proxy implementation: none > Owned']);
    expect(idsOf(silent)).toContain('otherControl');
    const claimed = await run(world, 'Proxy', 'pretend', [bob]);
    expect(control(claimed, names)).toEqual(['Proxy implementation: ? > bob claimed']);
    const made = await run(world, 'Caller', 'make');
    expect([...control(made, names)].sort()).toEqual([
      expect.stringMatching(/^0x\w+ contract: none > hash$/),
      expect.stringMatching(/^0x\w+ owner: none > alice$/),
    ]);
  });

  test('without a tracer what contracts say themselves is read, and it is said that no storage is', async () => {
    const world = nodeWithout(chain.url, 'eth_simulateV1', 'debug_traceCall');
    const owner = await run(world, 'Owned', 'transferOwnership', [bob]);
    expect(control(owner, names)).toEqual(['Owned owner: alice > bob']);
    const silent = await run(world, 'Proxy', 'ping', [chain.at('Owned')]);
    expect(control(silent, names)).toEqual([]);
    expect(idsOf(silent)).toContain('code');
  });

  test('no word is asked of storage that the node was found not to tell', async () => {
    const world = nodeWithout(chain.url, 'eth_simulateV1', 'debug_traceCall');
    await run(world, 'Proxy', 'upgradeTo', [bob]);
    const before = world.asked.length;
    await run(world, 'Proxy', 'upgradeTo', [bob]);
    const later = world.asked.slice(before).map(({ method }) => method);
    expect(later).not.toContain('eth_simulateV1');
  });
});

test('an item that is moved is one, also where no events are told', async () => {
  const collection = await chain.deploy('Collection');
  const { send, receipt, data } = chain;
  for (const id of [7n, 8n]) {
    await receipt(await send(alice, { to: collection, data: data('Collection', 'mint', [id]) }));
  }
  const moved = call(collection, data('Collection', 'transferFrom', [alice, bob, 7n]));
  for (const lacking of [[], ['eth_simulateV1'], ['eth_simulateV1', 'debug_traceCall']]) {
    const { lines } = effectsOf(await transaction(nodeWithout(chain.url, ...lacking), moved));
    expect(lines.filter(({ who, what }) => who === alice && what !== 'fee')).toMatchObject([
      { what: 'nft', asset: { kind: 'nft', id: 7n }, before: { v: 1n }, after: { v: 0n } },
    ]);
  }
});
