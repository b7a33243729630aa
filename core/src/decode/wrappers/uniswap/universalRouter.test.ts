import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../model/step.ts';
import { decode } from '../../decode.ts';
import { callData, friend, from, requestOf, token } from '../../testing/requests.ts';
import vectors from '../vectors/universalRouter.json' with { type: 'json' };

type Vector = Readonly<{ chainId: number; to: string; value: string; data: string }>;

const router: Record<string, Address> = {
  '1.2': '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
  '2.0': '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
  '2.1': '0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA',
};

function read(it: Vector) {
  const call = { to: it.to as Address, value: BigInt(it.value), data: it.data as Hex };
  return decode(requestOf({ kind: 'transaction', chainId: it.chainId, from, call, set: {} }), {});
}

function run(to: string | undefined, commands: Hex, inputs: readonly Hex[], chainId = 1) {
  const data = callData('execute(bytes,bytes[],uint256)', commands, inputs, 1_800_000_000n);
  return read({ chainId, to: to ?? token, value: '0', data });
}

const names = (steps: readonly Step[] | undefined) => steps?.map((step) => step.fn?.name);
const wrap = encodeAbiParameters(parseAbiParameters('address, uint256'), [from, 1n]);
const transfer = encodeAbiParameters(parseAbiParameters('address, address, uint256'), [token, friend, 5n]);

describe('what Uniswap’s own packages encode', () => {
  test('a permit and a swap are read to the last byte, with their hops', () => {
    const { steps, complete } = read(vectors.permitAndSwap);
    expect(complete).toBe(true);
    expect(names(steps[0]?.steps)).toEqual(['PERMIT2_PERMIT', 'V3_SWAP_EXACT_IN']);
    const [permit, swap] = steps[0]?.steps ?? [];
    expect(permit).toMatchObject({ actor: from, caller: from, to: router['2.0'], reading: 'canonical' });
    expect(swap).toMatchObject({ actor: from, commandByte: '0x00', runs: 'always' });
    const path = swap?.args[3]?.value;
    const hops = path?.kind === 'bytes' ? path.parts?.map(({ value }) => value) : undefined;
    expect(hops).toEqual([
      { kind: 'address', address: token },
      { kind: 'integer', value: 500n },
      { kind: 'address', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
      { kind: 'integer', value: 3000n },
      { kind: 'address', address: '0x6B175474E89094C44Da98b954EedeAC495271d0F' },
    ]);
  });

  test('what the router pays with is the router’s, and what is written stays what it is', () => {
    const { steps, complete } = read(vectors.fromEther);
    expect(complete).toBe(true);
    const inner = steps[0]?.steps;
    expect(names(inner)).toEqual(['WRAP_ETH', 'V2_SWAP_EXACT_IN', 'PAY_PORTION', 'SWEEP']);
    expect(inner?.map(({ actor }) => actor)).toEqual(Array(4).fill(router['1.2']));
    expect(inner?.map(({ caller }) => caller)).toEqual(Array(4).fill(from));
    expect(inner?.[1]?.args[1]?.value).toEqual({ kind: 'integer', value: 2n ** 255n });
    expect(inner?.[3]?.args[1]?.value).toEqual({
      kind: 'address',
      address: '0x0000000000000000000000000000000000000001',
    });
  });

  test('a plan within a plan may fail, and takes from whoever called the router', () => {
    const { steps, complete } = read(vectors.subPlan);
    expect(complete).toBe(true);
    const plan = steps[0]?.steps[0];
    expect(plan).toMatchObject({ fn: { name: 'EXECUTE_SUB_PLAN' }, runs: 'mayFail', commandByte: '0x21' });
    expect(names(plan?.steps)).toEqual(['PERMIT2_TRANSFER_FROM', 'BALANCE_CHECK_ERC20']);
    expect(plan?.steps[0]).toMatchObject({ actor: from, runs: 'mayFail' });
  });

  test('later routers have a least price a hop, and portions in full precision', () => {
    const { steps, complete } = read(vectors.later);
    expect(complete).toBe(true);
    expect(steps[0]?.steps.map(({ fn }) => fn?.signature)).toEqual([
      'V3_SWAP_EXACT_OUT(address,uint256,uint256,bytes,bool,uint256[])',
      'PAY_PORTION_FULL_PRECISION(address,address,uint256)',
    ]);
  });

  test('the actions of a v4 swap are opened', () => {
    const { steps, complete } = read(vectors.v4);
    expect(complete).toBe(true);
    const swap = steps[0]?.steps[0];
    expect(names(swap?.steps)).toEqual(['SWAP_EXACT_IN_SINGLE', 'SETTLE_ALL', 'TAKE_ALL']);
    expect(swap?.steps[1]).toMatchObject({ actor: from, to: router['2.0'], commandByte: '0x0c' });
  });

  test('each place of a value is where its bytes are', () => {
    for (const vector of [vectors.permitAndSwap, vectors.subPlan, vectors.v4]) {
      const visit = (outer: Step): void => {
        for (const inner of outer.steps) {
          const [start, end] = inner.bytes;
          expect(`0x${outer.data.slice(2 + start * 2, 2 + end * 2)}`).toBe(inner.data);
          visit(inner);
        }
      };
      read(vector).steps.forEach(visit);
    }
  });
});

describe('routers', () => {
  test('one byte is another command in another version', () => {
    const owner = encodeAbiParameters(parseAbiParameters('address, address, uint256'), [from, token, 1n]);
    expect(names(run(router['1.2'], '0x15', [owner]).steps[0]?.steps)).toEqual(['OWNER_CHECK_721']);
    expect(run(router['2.0'], '0x15', [owner])).toMatchObject({
      complete: false,
      steps: [{ reading: 'canonical', steps: [{ reading: 'unread', commandByte: '0x15', data: owner }] }],
    });
  });

  test('one byte is masked as its version masks it', () => {
    expect(names(run(router['2.0'], '0x4b', [wrap]).steps[0]?.steps)).toEqual(['WRAP_ETH']);
    expect(run(router['2.1'], '0x4b', [wrap]).complete).toBe(false);
  });

  test.each([
    ['an unknown router', token, 1],
    ['a router of another chain', router['2.0'], 56],
  ])('of %s no command is named, and it is not fully read', (_, to, chainId) => {
    const { steps, complete } = run(to, '0x0b05', [wrap, transfer], chainId);
    expect(complete).toBe(false);
    expect(steps[0]).toMatchObject({ reading: 'canonical', fn: { name: 'execute' } });
    expect(steps[0]?.steps).toMatchObject([{ reading: 'unread', data: '0x0b05', args: [], steps: [] }]);
    expect(steps[0]?.steps[0]?.fn).toBeUndefined();
    expect(steps[0]?.args[1]?.value).toMatchObject({
      items: [{ value: { hex: wrap } }, { value: { hex: transfer } }],
    });
  });

  test('an unknown router with commands and nothing for them is not fully read', () => {
    expect(run(token, '0x0b', []).complete).toBe(false);
  });
});

describe('hostile plans', () => {
  test.each(['0x0b', '0x0b0b0b'] as const)('a router refuses %s for two inputs', (commands) => {
    expect(run(router['2.0'], commands, [wrap, wrap])).toMatchObject({
      complete: false,
      steps: [{ reading: 'unread', oddities: [{ what: 'overrun' }], args: [], steps: [] }],
    });
  });

  test.each([
    ['0x3f', 'always'],
    ['0xbf', 'mayFail'],
  ] as const)('the unknown command %s stays unread', (command, runs) => {
    expect(run(router['2.0'], command, [transfer])).toMatchObject({
      complete: false,
      steps: [{ steps: [{ reading: 'unread', commandByte: '0x3f', runs }] }],
    });
  });

  test('a command that may fail says so', () => {
    const { steps } = run(router['2.0'], '0x850b', [transfer, wrap]);
    expect(steps[0]?.steps.map(({ runs }) => runs)).toEqual(['mayFail', 'always']);
  });

  test('a command whose bytes are cut short is not filled up with what follows', () => {
    const cut: Hex = `0x${transfer.slice(2, -64)}`;
    expect(run(router['2.0'], '0x05', [cut])).toMatchObject({
      complete: false,
      steps: [{ steps: [{ reading: 'unread', oddities: [{ what: 'overrun' }] }] }],
    });
  });

  test('a path of a length that no path has is left whole', () => {
    const types = parseAbiParameters('address, uint256, uint256, bytes, bool');
    const input = encodeAbiParameters(types, [friend, 1n, 1n, `${token}000001`, true]);
    const swap = run(router['2.0'], '0x00', [input]).steps[0]?.steps[0];
    expect(swap?.args[3]?.value).toEqual({ kind: 'bytes', hex: `${token}000001`.toLowerCase() });
  });

  test('plans forty deep end with the budget, and are not fully read', () => {
    let input: Hex = transfer;
    let command: Hex = '0x05';
    for (let depth = 0; depth < 40; depth += 1) {
      input = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [command, [input]]);
      command = '0x21';
    }
    const { steps, complete } = run(router['2.0'], '0x21', [input]);
    expect(complete).toBe(false);
    let deepest = steps[0];
    while (deepest?.steps[0] !== undefined) deepest = deepest.steps[0];
    expect(deepest).toMatchObject({ reading: 'unread', oddities: [{ what: 'budget' }] });
  });

  test('code of a router that another account runs is not a router', () => {
    const inner = callData('execute(bytes,bytes[],uint256)', '0x0b', [wrap], 1n);
    const data = callData(
      'execTransactionFromModule(address,uint256,bytes,uint8)',
      router['2.0'],
      0n,
      inner,
      1,
    );
    const step = read({ chainId: 1, to: friend, value: '0', data }).steps[0]?.steps[0];
    expect(step).toMatchObject({ op: 'delegatecall', steps: [{ reading: 'unread' }] });
  });
});
