import { type Address, toHex, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, unknown, valueOf } from '../model/known.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from './testing/chain.ts';
import { nodeWithout } from './testing/nodeWithout.ts';
import { call, effectsOf, pinned, shortly, simulated, transaction } from './testing/inputs.ts';

let chain: TestChain;
let names: Record<string, Address>;
const world = () => rpcWorld(chain.url);
const at = (name: string): Address => names[name] ?? zeroAddress;

beforeAll(async () => {
  chain = await startChain();
  names = { alice, bob, carol };
  for (const name of ['Token', 'Collection', 'Router', 'Liar', 'Starver', 'RedPill', 'Failing']) {
    names[name] = await chain.deploy(name);
  }
  const { send, data, receipt } = chain;
  await send(alice, { to: at('Token'), data: data('Token', 'mint', [alice, 1_000n]) });
  await send(alice, { to: at('Token'), data: data('Token', 'mint', [at('Starver'), 1_000n]) });
  await send(alice, { to: at('Token'), data: data('Token', 'mint', [at('Router'), 10_000n]) });
  await send(alice, { to: at('Token'), data: data('Token', 'approve', [at('Router'), 300n]) });
  await receipt(await send(alice, { to: at('Collection'), data: data('Collection', 'mint', [7n]) }));
});
afterAll(() => chain.stop());

describe('what moves', () => {
  test('a payment costs its amount, and the fee stands apart', async () => {
    const result = await transaction(world(), call(bob, '0x', 10n ** 18n), {}, [alice, bob]);
    const { lines, status, gasUsed } = effectsOf(result);
    expect(status).toBe('success');
    expect(gasUsed).toBe(21_000n);
    const delta = (n: number) => valueOf(result.facts[`effect.${n}.delta`]?.value);
    expect(delta(0)).toMatchObject({ raw: -(10n ** 18n) });
    expect(delta(1)).toMatchObject({ raw: 10n ** 18n });
    expect(lines.map((line) => line.what)).toEqual(['balance', 'balance', 'fee']);
    expect(result.state).toBe('done');
  });

  test('a token payment is read from balances before and after', async () => {
    const it = call(at('Token'), chain.data('Token', 'transfer', [bob, 40n]));
    expect(shortly(await transaction(world(), it, {}, [alice, bob]), names)).toEqual([
      'alice balance Token: 1000 > 960',
      'bob balance Token: 0 > 40',
    ]);
  });

  test('an approval is the allowance before and after', async () => {
    const it = call(at('Token'), chain.data('Token', 'approve', [bob, 2n ** 256n - 1n]));
    const result = await transaction(world(), it);
    expect(shortly(result, names)).toEqual([`alice allowance Token to bob: 0 > ${2n ** 256n - 1n}`]);
    expect(valueOf(result.facts['effect.0.after']?.value)).toMatchObject({
      kind: 'allowance',
      unlimited: true,
    });
    expect(valueOf(result.facts['effect.0.counterparty']?.value)).toEqual({ kind: 'address', address: bob });
  });

  test('an approval of what is allowed already is a line too: it stands', async () => {
    const it = call(at('Token'), chain.data('Token', 'approve', [at('Router'), 300n]));
    expect(shortly(await transaction(world(), it), names)).toEqual([
      'alice allowance Token to Router: 300 > 300',
    ]);
  });

  test('an allowance that is used up without an event is noticed', async () => {
    const it = call(at('Router'), chain.data('Router', 'pull', [at('Token'), 300n]));
    expect(shortly(await transaction(world(), it), names)).toEqual([
      'alice balance Token: 1000 > 700',
      'alice allowance Token to Router: 300 > 0',
    ]);
  });

  test('an NFT that leaves is one less, and its approval goes without a line', async () => {
    const it = call(at('Collection'), chain.data('Collection', 'transferFrom', [alice, bob, 7n]));
    expect(shortly(await transaction(world(), it, {}, [alice, bob]), names)).toEqual([
      'alice nft Collection #7: 1 > 0',
      'bob nft Collection #7: 0 > 1',
    ]);
  });

  test('an NFT that is made is one more', async () => {
    const it = call(at('Collection'), chain.data('Collection', 'mint', [8n]));
    expect(shortly(await transaction(world(), it), names)).toEqual(['alice nft Collection #8: 0 > 1']);
  });

  test('a permission over one NFT and over all of them', async () => {
    const one = call(at('Collection'), chain.data('Collection', 'approve', [bob, 7n]));
    expect(shortly(await transaction(world(), one), names)).toEqual([
      'alice allowance Collection #7 to bob: false > true',
    ]);
    const all = call(at('Collection'), chain.data('Collection', 'setApprovalForAll', [carol, true]));
    expect(shortly(await transaction(world(), all), names)).toEqual([
      'alice operator Collection to carol: false > true',
    ]);
  });

  test('value that comes back is not a change', async () => {
    const it = call(at('Router'), chain.data('Router', 'back'), 10n ** 18n);
    expect(shortly(await transaction(world(), it), names)).toEqual([]);
  });

  test('the sum of many transfers is one line', async () => {
    const it = call(at('Router'), chain.data('Router', 'many', [at('Token'), 20n]));
    expect(shortly(await transaction(world(), it), names)).toEqual(['alice balance Token: 1000 > 1210']);
  });
});

describe('the fee', () => {
  test('is gas used at the pinned base fee and the suggested tip, at most the limit at the highest price', async () => {
    const node = world();
    const { baseFeePerGas } = await pinned(node);
    const { facts, effects } = await transaction(node, call(bob, '0x', 1n));
    const tip = 10n ** 9n;
    expect(valueOf(facts['fee.expected']?.value)).toMatchObject({ raw: 21_000n * (baseFeePerGas + tip) });
    expect(valueOf(facts['fee.most']?.value)).toMatchObject({ raw: 31_500n * (2n * baseFeePerGas + tip) });
    expect(valueOf(effects)?.assumed).toEqual([{ is: 'fees' }]);
  });

  test('follows what the user set', async () => {
    const set = { gas: 50_000n, maxFeePerGas: 9n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n };
    const node = world();
    const { facts, effects } = await transaction(node, call(bob, '0x', 1n), set);
    expect(valueOf(facts['fee.most']?.value)).toMatchObject({ raw: 50_000n * 9n * 10n ** 9n });
    expect(valueOf(effects)?.assumed).toEqual([]);
    expect(node.asked.map(({ method }) => method)).not.toContain('eth_maxPriorityFeePerGas');
  });

  test('at most follows the estimate for a contract that demands more gas than it uses', async () => {
    const it = call(at('Failing'), chain.data('Failing', 'demanding'));
    const result = await transaction(world(), it);
    expect(effectsOf(result).status).toBe('success');
    const [most, expected] = ['fee.most', 'fee.expected'].map(
      (id) => (valueOf(result.facts[id]?.value) as { raw: bigint }).raw,
    );
    expect(most).toBeGreaterThan(10n * (expected ?? 0n));
  });

  test('at most is unknown for such a contract where the node makes no estimate', async () => {
    const it = call(at('Failing'), chain.data('Failing', 'demanding'));
    const result = await transaction(nodeWithout(chain.url, 'eth_estimateGas'), it);
    expect(effectsOf(result).status).toBe('success');
    expect(result.facts['fee.most']?.value).toEqual(unknown('notAsked'));
  });

  test('that the account cannot pay leaves the effects, run without it, and says so', async () => {
    const poor: Address = '0x000000000000000000000000000000000000bEEF';
    await chain.ask('anvil_setBalance', [poor, toHex(1n)]);
    const it = call(bob, '0x', 1n);
    const body = { kind: 'transaction', chainId, from: poor, call: it, set: {} } as const;
    const { lines, assumed } = effectsOf(await simulated(world(), body, [it], [poor]));
    expect(lines[0]).toMatchObject({ what: 'balance', before: known(1n), after: known(0n) });
    expect(assumed).toEqual([{ is: 'noFees' }]);
  });
});

/** The gas limits that wallets usually send, and that are not the one that is shown: each is simulated. */
const usualLimits = 5;
const simulations = (count: number) => Array.from({ length: count }, () => 'eth_simulateV1');

describe('how much is asked', () => {
  const asked = async (it: ReturnType<typeof call>) => {
    const node = world();
    await transaction(node, it);
    return node.asked.map(({ method }) => method);
  };
  const twoRounds = [
    'eth_getBlockByNumber',
    'eth_chainId',
    'eth_simulateV1',
    'eth_maxPriorityFeePerGas',
    'eth_estimateGas',
    'debug_traceCall',
    'eth_simulateV1',
    'eth_simulateV1',
  ];

  test('two rounds: the second runs it in another block too', async () => {
    expect(await asked(call(bob, '0x', 1n))).toEqual(twoRounds);
  });

  test('of a contract that is called its storage is read too, whatever is found', async () => {
    const it = call(at('Router'), chain.data('Router', 'pull', [at('Token'), 300n]));
    expect((await asked(it)).toSorted()).toEqual([...twoRounds, ...simulations(2 + usualLimits)].toSorted());
  });

  test('once more where something comes that not everybody knows: whether it can be passed on', async () => {
    const it = call(at('Router'), chain.data('Router', 'many', [at('Token'), 60n]));
    expect((await asked(it)).toSorted()).toEqual([...twoRounds, ...simulations(3 + usualLimits)].toSorted());
  });

  test('a request that sets its gas is simulated with that, and with no other', async () => {
    const node = world();
    const it = call(at('Router'), chain.data('Router', 'pull', [at('Token'), 300n]));
    const result = await transaction(node, it, { gas: 300_000n });
    const limits = node.asked.flatMap(({ method, params }) =>
      method === 'eth_simulateV1' ? JSON.stringify(params).match(/"gas":"0x493e0"/g)?.length : [],
    );
    expect(limits.filter((count) => count === 1).length).toBeGreaterThan(2);
    expect(node.asked.map(({ method }) => method)).not.toContain('eth_estimateGas');
    expect(effectsOf(result).otherGas).toBeUndefined();
  });
});

describe('hostile contracts', () => {
  test('a gift that is only announced is a claim, not a balance', async () => {
    const result = await transaction(world(), call(at('Liar'), chain.data('Liar', 'claim')));
    expect(shortly(result, names)).toEqual(['alice balance Liar: 5 > 5 claimed']);
    expect(valueOf(result.facts['effect.0.delta']?.value)).toMatchObject({ raw: 1_000n });
  });

  test('a token that burns the gas of its readers does not keep the others from being read', async () => {
    const it = call(at('Starver'), chain.data('Starver', 'give', [at('Token')]), 5n);
    expect(shortly(await transaction(world(), it), names)).toEqual([
      expect.stringMatching(/^alice balance native/),
      'alice balance Token: 1000 > 1007',
      'alice balance Starver: ? > ? claimed',
    ]);
  });

  test('a contract that is kind only where gas is free shows what it does', async () => {
    const result = await transaction(world(), call(at('RedPill'), chain.data('RedPill', 'play'), 10n ** 18n));
    expect(valueOf(result.facts['effect.0.delta']?.value)).toMatchObject({ raw: -(10n ** 18n) });
  });

  test('what comes out otherwise without fees is said', async () => {
    const { status, assumed } = effectsOf(
      await transaction(world(), call(at('RedPill'), chain.data('RedPill', 'seen'))),
    );
    expect(status).toBe('success');
    expect(assumed.map(({ is }) => is)).toContain('dependsOnFees');
  });
});

describe('failures', () => {
  test.each([
    ['text', [], 'not today'],
    ['panic', [0n], 'division by zero'],
    ['custom', [], undefined],
  ])('a call that fails says why (%s)', async (name, args, reason) => {
    const result = await transaction(world(), call(at('Failing'), chain.data('Failing', name, args)));
    const { status, revert, lines } = effectsOf(result);
    expect(status).toBe('revert');
    expect(revert?.reason).toBe(reason);
    expect(lines.map((line) => line.what)).toEqual(['fee']);
    expect(result.facts['revert.reason']?.value).toEqual(
      reason === undefined ? unknown('notFound') : known({ kind: 'text', text: reason }),
    );
  });

  test('more than the account has is a failure, and what the node says of it is no contract’s reason', async () => {
    const result = await transaction(world(), call(bob, '0x', 10n ** 30n));
    const { status, revert } = effectsOf(result);
    expect(status).toBe('revert');
    expect(revert).toEqual({ data: '0x' });
    const later = await result.later;
    expect(later?.facts['revert.need']?.value).toMatchObject({ v: { raw: 10n ** 30n } });
  });

  test('a contract creation is traced by a node that does not run it otherwise', async () => {
    const { status, engines } = effectsOf(await transaction(world(), call(null, '0x6000'), {}, [alice]));
    expect([status, engines[0]?.name]).toEqual(['success', 'debug_traceCall']);
  });
});

describe('a batch', () => {
  const batch = (atomic: boolean, ...calls: ReturnType<typeof call>[]) =>
    simulated(world(), { kind: 'calls', chainId, from: alice, atomic, calls }, calls);
  const approve = () => call(at('Token'), chain.data('Token', 'approve', [at('Router'), 500n]));
  const pull = (value: bigint) => call(at('Router'), chain.data('Router', 'pull', [at('Token'), value]));

  test('runs its calls one after the other', async () => {
    expect(shortly(await batch(true, approve(), pull(500n)), names)).toEqual([
      'alice balance Token: 1000 > 500',
      'alice allowance Token to Router: 300 > 0',
    ]);
  });

  test('that is one whole fails as a whole, else in part', async () => {
    const whole = await batch(true, approve(), pull(600n));
    expect([effectsOf(whole).status, shortly(whole, names)]).toEqual(['revert', []]);
    const parts = await batch(false, approve(), pull(600n));
    expect([effectsOf(parts).status, shortly(parts, names)]).toEqual([
      'partial',
      ['alice allowance Token to Router: 300 > 500'],
    ]);
  });
});

describe('what has no effects of its own', () => {
  test('a message is skipped', async () => {
    const result = await simulated(world(), { kind: 'message', bytes: '0x6869' }, []);
    expect(result).toEqual({ effects: unknown('notAsked'), facts: {}, state: 'skipped' });
  });
});
