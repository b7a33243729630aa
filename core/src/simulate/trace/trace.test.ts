import { type Address, encodeFunctionData, getAddress, type Hex, isAddressEqual, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Effects } from '../../model/effects.ts';
import type { Facts } from '../../model/fact.ts';
import { unknown, valueOf } from '../../model/known.ts';
import type { Call } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import type { World } from '../../world/world.ts';
import { forgetLacks } from '../engines/capabilities.ts';
import { simulate } from '../simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../testing/chain.ts';
import { compiled } from '../testing/contracts.ts';
import { call, pinned, stepOf } from '../testing/inputs.ts';
import { deployMultiSend, deploySafe, multiSend, safeTx } from '../testing/safe.ts';

let chain: TestChain;
let world: ReturnType<typeof rpcWorld>;
let nest: Address;
let leaf: Address;
let token: Address;
let safe: Address;
let multi: Address;
const contracts = compiled(new URL('./testing/contracts.sol', import.meta.url));
const { signal } = new AbortController();

beforeAll(async () => {
  forgetLacks();
  chain = await startChain();
  world = rpcWorld(chain.url);
  nest = await chain.deployCode(contracts.Nest?.bytecode ?? '0x');
  leaf = `0x${String(await chain.ask('eth_call', [{ to: nest, data: nestData('leaf') }, 'latest'])).slice(26)}`;
  await chain.receipt(await chain.send(alice, { to: nest, value: 100n }));
  token = await chain.deploy('Token');
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 1000n]) }),
  );
  safe = await deploySafe(chain, [alice], 1n);
  multi = await deployMultiSend(chain);
  await chain.receipt(await chain.send(alice, { to: safe, value: 1000n }));
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [safe, 500n]) }),
  );
}, 60_000);
afterAll(() => chain.stop());

function nestData(functionName: string, args: readonly unknown[] = []): Hex {
  return encodeFunctionData({ abi: contracts.Nest?.abi ?? [], functionName, args });
}

function deployRelay(): Promise<Address> {
  return chain.deployCode(contracts.Relay?.bytecode ?? '0x');
}

function relayData(to: Address, data: Hex): Hex {
  return encodeFunctionData({ abi: contracts.Relay?.abi ?? [], functionName: 'relay', args: [to, data] });
}

/** The effects and facts once everything is known. */
async function grown(
  body: Parameters<typeof freeze>[0],
  steps: readonly Step[],
  at: World = world,
  accounts: readonly Address[] = [alice],
) {
  const block = await pinned(at);
  const it = await simulate({ request: freeze(body, ''), steps, block, accounts }, at, signal);
  if (it.effects.s !== 'known') throw new Error(JSON.stringify(it.effects));
  const later = await it.later;
  const effects: Effects = later?.grow(it.effects.v) ?? it.effects.v;
  return { effects, facts: { ...it.facts, ...later?.facts }, first: it.effects.v };
}

function sent(it: Call, at: World = world) {
  return grown({ kind: 'transaction', chainId, from: alice, call: it, set: {} }, [stepOf(it, alice)], at);
}

function callsIn({ calls }: Effects) {
  if (calls?.s !== 'known') throw new Error(JSON.stringify(calls));
  return calls.v;
}

/** How much more is needed than there is. */
function missingIn(facts: Facts): bigint | undefined {
  const [need, have] = (['revert.need', 'revert.have'] as const).map((id) => {
    const value = valueOf(facts[id]?.value);
    return value?.kind === 'amount' ? value.raw : undefined;
  });
  return need === undefined || have === undefined ? undefined : need - have;
}

function movesIn({ moves = [] }: Effects): readonly string[] {
  const names = { alice, bob, carol, nest, leaf, token, safe };
  const name = (address: Address) =>
    Object.entries(names).find(([, it]) => isAddressEqual(it, address))?.[0] ?? 'another';
  return moves.map(({ from, to, amount, asset, basis }) => {
    const what = asset.kind === 'native' ? 'wei' : 'token';
    return `${name(from)} > ${name(to)}: ${amount} ${what}${basis === 'read' ? '' : ' claimed'}`;
  });
}

describe('the calls inside of a transaction', () => {
  test('are told in order, with what failed and was survived, created and destroyed', async () => {
    const { effects, first } = await sent(call(nest, nestData('all', [bob]), 50n));
    expect(first.calls).toEqual({ s: 'pending' });
    expect(
      callsIn(effects).map(({ id, op, value, ok, revert }) => [id, op, value, ok, revert?.reason]),
    ).toEqual([
      ['0', 'call', 50n, true, undefined],
      ['0.0', 'call', 5n, true, undefined],
      ['0.1', 'call', 7n, false, undefined],
      ['0.2', 'delegatecall', 50n, true, undefined],
      ['0.2.0', 'call', 3n, true, undefined],
      ['0.3', 'create', 11n, true, undefined],
      ['0.4', 'call', 0n, true, undefined],
      ['0.4.0', 'selfdestruct', 11n, true, undefined],
      ['0.5', 'create', 13n, false, 'not born'],
    ]);
    expect(callsIn(effects)[0]?.step).toBe('0');
    expect(effects.engines).toEqual([
      { name: 'eth_simulateV1', agrees: null },
      { name: 'debug_traceCall', agrees: true },
    ]);
    expect(effects.status).toBe('success');
  });

  test('move what they send, and nothing that is undone, borrowed or counted twice', async () => {
    const { effects } = await sent(call(nest, nestData('all', [bob]), 50n));
    expect(movesIn(effects)).toEqual([
      'alice > nest: 50 wei',
      'nest > leaf: 5 wei claimed',
      'nest > bob: 3 wei claimed',
      'nest > another: 11 wei claimed',
      'another > bob: 11 wei claimed',
    ]);
  });

  test('move nothing where a failure was survived', async () => {
    const { effects } = await sent(call(nest, nestData('survives', [bob])));
    expect(movesIn(effects)).toEqual([]);
    expect(callsIn(effects).map(({ ok }) => ok)).toEqual([true, false, true, true]);
  });

  test('are told however deep they are', async () => {
    const { effects } = await sent(call(nest, nestData('deep', [90n])));
    const calls = callsIn(effects);
    expect([calls.length, calls.at(-1)?.id]).toEqual([91, Array(91).fill('0').join('.')]);
  });

  test('are asked for once, beside the second round', async () => {
    const node = rpcWorld(chain.url);
    await sent(call(nest, nestData('all', [bob]), 50n), node);
    const asked = node.asked.map(({ method }) => method);
    expect(asked.filter((it) => it === 'debug_traceCall')).toHaveLength(1);
    const runs = asked.flatMap((method, n) => (method === 'eth_simulateV1' ? [n] : []));
    expect(asked.indexOf('debug_traceCall')).toBeGreaterThan(runs[0] ?? 0);
    expect(asked.indexOf('debug_traceCall')).toBeLessThan(runs[1] ?? 0);
  });
});

describe('tokens that move', () => {
  test('are told by events, as read where the balances say the same', async () => {
    const { effects } = await sent(call(token, chain.data('Token', 'transfer', [bob, 7n])));
    expect(movesIn(effects)).toEqual(['alice > bob: 7 token']);
  });

  test('are only claimed where a contract announces what it does not give', async () => {
    const liar = await chain.deploy('Liar');
    const { effects } = await sent(call(liar, chain.data('Liar', 'claim')));
    expect(movesIn(effects)).toEqual(['another > alice: 1000 token claimed']);
  });
});

describe('the calls of a Safe', () => {
  test('are found as the steps that they carry out, whoever executes it', async () => {
    const calls = [call(bob, '0x', 5n), call(token, chain.data('Token', 'transfer', [carol, 9n]))];
    const data = multiSend(calls);
    const inner = calls.map((it, n) => stepOf(it, safe, `0.${n}`));
    const steps: Step[] = [{ ...stepOf(call(multi, data), safe), op: 'delegatecall', steps: inner }];
    const body = {
      kind: 'safeTransaction',
      chainId,
      safe,
      version: '1.4.1',
      tx: safeTx({ to: multi, data, operation: 1 }),
    } as const;
    const { effects } = await grown(body, steps, world, [safe]);
    const found = callsIn(effects).flatMap(({ step, op, from, to }) =>
      step === undefined ? [] : [[step, op, from, to]],
    );
    expect(found).toEqual([
      ['0', 'delegatecall', getAddress(safe), getAddress(multi)],
      ['0.0', 'call', getAddress(safe), bob],
      ['0.1', 'call', getAddress(safe), getAddress(token)],
    ]);
    expect(movesIn(effects)).toEqual(['safe > bob: 5 wei', 'safe > carol: 9 token']);
  });
});

describe('a transaction behind others that wait', () => {
  test('is traced after them, and they are not part of it', async () => {
    const it = call(token, chain.data('Token', 'transfer', [carol, 1_500n]));
    const mint = call(token, chain.data('Token', 'mint', [alice, 900n]));
    const request = freeze({ kind: 'transaction', chainId, from: alice, call: it, set: {} }, '');
    const input = { request, steps: [stepOf(it, alice)], block: await pinned(world), accounts: [alice] };
    const result = await simulate({ ...input, given: { before: [mint] } }, world, signal);
    const effects = result.effects.s === 'known' ? (await result.later)?.grow(result.effects.v) : undefined;
    if (effects === undefined) throw new Error('no effects');
    expect(callsIn(effects).map(({ id, step, ok }) => [id, step, ok])).toEqual([['0', '0', true]]);
    expect(movesIn(effects)).toEqual(['alice > carol: 1500 token']);
  });
});

describe('a Safe that goes on although its call fails', () => {
  test('says so, and which call failed and why', async () => {
    const data = chain.data('Token', 'transfer', [carol, 9_999n]);
    const tx = safeTx({ to: token, data, safeTxGas: 100_000n });
    const steps = [stepOf(call(token, data), safe)];
    const body = { kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx } as const;
    const { effects, facts } = await grown(body, steps, world, [safe]);
    expect(effects.status).toBe('partial');
    expect(effects.revert?.reason).toBe('ERC20InsufficientBalance(address,uint256,uint256)');
    expect(callsIn(effects).find(({ id }) => id === effects.revert?.at)).toMatchObject({
      step: '0',
      ok: false,
    });
    expect(effects.revert?.remedy).toMatchObject({ id: 'passes.balance', args: { how: 'sure' } });
    expect(missingIn(facts)).toBe(9_499n);
    expect(movesIn(effects)).toEqual([]);
  });

  test('and one that does not hands on the code GS013, which leads to the call', async () => {
    const data = chain.data('Token', 'transfer', [carol, 9_999n]);
    const steps = [stepOf(call(token, data), safe)];
    const body = {
      kind: 'safeTransaction',
      chainId,
      safe,
      version: '1.4.1',
      tx: safeTx({ to: token, data }),
    } as const;
    const { effects } = await grown(body, steps, world, [safe]);
    expect([effects.status, effects.revert?.reason]).toEqual(['revert', 'GS013']);
    expect(callsIn(effects).find(({ id }) => id === effects.revert?.at)).toMatchObject({
      step: '0',
      ok: false,
    });
    expect(effects.revert?.remedy?.id).toBe('passes.balance');
  });
});

describe('the calls of a batch', () => {
  const batch = (calls: readonly Call[], at: World = world) =>
    grown(
      { kind: 'calls', chainId, from: alice, atomic: false, calls },
      calls.map((it, n) => stepOf(it, alice, `${n}`)),
      at,
    );

  test('are traced one after the other, by the account that makes them', async () => {
    const { effects } = await batch([
      call(token, chain.data('Token', 'approve', [nest, 5n])),
      call(nest, nestData('survives', [bob]), 3n),
      call(bob, '0x', 2n),
    ]);
    expect(callsIn(effects).map(({ id, from, step }) => [id, from === alice, step])).toEqual([
      ['0', true, '0'],
      ['1', true, '1'],
      ['1.0', false, undefined],
      ['1.0.0', false, undefined],
      ['1.0.1', false, undefined],
      ['2', true, '2'],
    ]);
    expect(movesIn(effects)).toEqual(['alice > nest: 3 wei', 'alice > bob: 2 wei']);
  });

  test('are all traced, however many they are', async () => {
    const calls = Array.from({ length: 500 }, (_, n) => call(bob, '0x', BigInt(n + 1)));
    const { effects } = await batch(calls);
    const found = callsIn(effects);
    expect(found).toHaveLength(500);
    expect(found.every(({ id, step }) => step === id)).toBe(true);
    expect(effects.moves).toHaveLength(500);
  });

  test('say which of them failed, and why', async () => {
    const { effects, facts } = await batch([call(bob, '0x', 2n), call(nest, nestData('handsOn'))]);
    expect(effects.status).toBe('partial');
    expect(effects.revert?.at).toBe('1.1');
    expect(movesIn(effects)).toEqual(['alice > bob: 2 wei']);
    expect(facts['revert.reason']?.value.s).toBe('unknown');
  });
});

describe('a transaction that fails', () => {
  test('says which call inside failed first and took the others with it', async () => {
    const at = async (functionName: string, args: readonly unknown[] = []) =>
      (await sent(call(nest, nestData(functionName, args)))).effects.revert?.at;
    expect(await at('handsOn')).toBe('0.1');
    expect(await at('wraps')).toBe('0.0');
    expect(await at('forItsOwnReason')).toBe('0');
    expect(await at('both', [bob])).toBe('0.0');
  });

  test('moves nothing, also not what was sent before it failed', async () => {
    const { effects } = await sent(call(nest, nestData('both', [bob]), 3n));
    expect([effects.status, effects.moves, effects.revert?.reason]).toEqual([
      'revert',
      undefined,
      'after paying',
    ]);
    expect(callsIn(effects).map(({ ok }) => ok)).toEqual([false, false, true, true]);
  });

  test('says what its own ABI calls the error', async () => {
    const errors = parseAbi(['error Refused(address who, uint256 code)']);
    const asked: unknown[] = [];
    const at = rpcWorld(chain.url, {
      verified: (question) => {
        asked.push(question);
        if (!isAddressEqual(question.address, leaf) || question.source !== 'sourcify')
          return unknown('notFound');
        return { s: 'known', v: { functions: [], errors, from: { by: 'source', name: 'Sourcify' } } };
      },
    });
    const { effects, facts } = await sent(call(nest, nestData('handsOn')), at);
    expect(effects.revert?.reason).toBe('Refused(address,uint256)');
    expect(facts['revert.reason']?.value).toEqual({
      s: 'known',
      v: { kind: 'text', text: 'Refused(address,uint256)' },
    });
    expect(asked).toHaveLength(1);
  });

  test('says how much the sender is short of', async () => {
    const poor: Address = `0x${'77'.repeat(20)}`;
    await chain.ask('anvil_setBalance', [poor, '0x5']);
    const it = call(bob, '0x', 9n);
    const body = { kind: 'transaction', chainId, from: poor, call: it, set: {} } as const;
    const { effects, facts } = await grown(body, [stepOf(it, poor)], world, [poor]);
    expect(effects.revert?.remedy).toMatchObject({ id: 'passes.balance', args: { how: 'sure' } });
    expect(missingIn(facts)).toBe(4n);
  });

  test('says how much is missing where the token says the same as its state', async () => {
    const { effects, facts } = await sent(call(token, chain.data('Token', 'transfer', [bob, 1_001n])));
    expect(effects.revert?.remedy).toMatchObject({ id: 'passes.balance', args: { how: 'sure' } });
    expect(missingIn(facts)).toBe(1n);
  });

  test('says whom it asks to allow how much, only where the request calls them', async () => {
    const router = await chain.deploy('Router');
    const data = chain.data('Router', 'pull', [token, 40n]);
    const { effects, facts } = await sent(call(router, data));
    expect(effects.revert?.reason).toBe('arithmetic overflow or underflow');
    expect(effects.revert?.remedy).toMatchObject({ id: 'passes.allowance', args: { how: 'likely' } });
    expect(facts['revert.spender']?.value).toEqual({
      s: 'known',
      v: { kind: 'address', address: getAddress(router) },
    });
    const [relay, hidden] = [await deployRelay(), await deployRelay()];
    const pull = chain.data('Token', 'transferFrom', [alice, bob, 5n]);
    const other = await sent(call(relay, relayData(hidden, relayData(token, pull))));
    expect([other.effects.status, other.effects.revert?.at]).toEqual(['revert', '0.0.0']);
    expect(other.effects.revert?.remedy).toBeUndefined();
  });
});

describe('a node that traces and does not simulate', () => {
  test('gives effects and calls alike', async () => {
    const error = { code: -32601, message: 'the method eth_simulateV1 does not exist' };
    const at: World = {
      ask: async (kind, question, bounds) => {
        const method = kind === 'rpc' ? (question as { method: string }).method : '';
        return method === 'eth_simulateV1'
          ? ({ s: 'known', v: { error, endpoint: 'node.test' } } as never)
          : world.ask(kind, question, bounds);
      },
    };
    const { effects } = await sent(call(nest, nestData('all', [bob]), 50n), at);
    expect(callsIn(effects)).toHaveLength(9);
    expect(movesIn(effects)).toHaveLength(5);
    forgetLacks();
  });
});

describe('a node that does not trace', () => {
  const without = (method: string, answer: () => ReturnType<World['ask']>): World => ({
    ask: (kind, question, bounds) =>
      kind === 'rpc' && (question as { method: string }).method === method
        ? (answer() as never)
        : world.ask(kind, question, bounds),
  });

  test('leaves the calls unknown with the reason, says so, and the effects stay', async () => {
    const error = { code: -32601, message: 'the method debug_traceCall does not exist' };
    const at = without('debug_traceCall', async () => ({ s: 'known', v: { error, endpoint: 'node.test' } }));
    const { effects } = await sent(call(nest, nestData('all', [bob]), 50n), at);
    expect(effects.calls).toMatchObject({ s: 'unknown', why: 'unsupported' });
    expect(effects.notLookedAt.map(({ is }) => is)).toContain('trace');
    expect(effects.lines.length).toBeGreaterThan(0);
    expect(movesIn(effects)).toEqual(['alice > nest: 50 wei']);
    forgetLacks();
  });

  test.each([
    ['nothing', null],
    ['a word', 'ok'],
    ['another transaction', { type: 'CALL', from: bob, to: bob, value: '0x0', input: '0x', gasUsed: '0x0' }],
  ])('and one that answers %s is not believed', async (_, result) => {
    const at = without('debug_traceCall', async () => ({ s: 'known', v: { result, endpoint: 'node.test' } }));
    const { effects } = await sent(call(bob, '0x', 1n), at);
    expect(effects.calls?.s).toBe('unknown');
    expect(effects.status).toBe('success');
  });

  test('and one that traces another course than it simulates is not shown, and said', async () => {
    const result = {
      type: 'CALL',
      from: alice,
      to: bob,
      value: '0x1',
      input: '0x',
      gasUsed: '0x5208',
      error: 'execution reverted',
    };
    const at = without('debug_traceCall', async () => ({ s: 'known', v: { result, endpoint: 'node.test' } }));
    const { effects } = await sent(call(bob, '0x', 1n), at);
    expect(effects.calls).toMatchObject({ s: 'unknown', why: 'malformed' });
    expect(effects.notLookedAt.map(({ is }) => is)).toContain('otherTrace');
    expect(effects.engines.at(-1)).toEqual({ name: 'debug_traceCall', agrees: false });
    expect(movesIn(effects)).toEqual(['alice > bob: 1 wei']);
  });
});
