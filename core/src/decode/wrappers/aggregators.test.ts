import { type Address, concatHex, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, test } from 'vitest';
import { withMeanings } from '../../label/tokens/meanings.ts';
import { stepFacts } from '../../label/steps/stepFacts.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Step } from '../../model/step.ts';
import { decode } from '../decode.ts';
import { callData, friend, from, requestOf, token, transfer } from '../testing/requests.ts';
import vectors from './vectors/registry.json' with { type: 'json' };

const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const holder: Address = '0x0000000000001fF3684f28c67538d4D072C22734';
const settler: Address = '0x6aa80DbBed9ae5aB45FbF61f9644faDA3b29326E';

function read(to: Address, data: Hex, value = 0n, signer: Address | null = from) {
  const body = { kind: 'transaction', chainId: 1, call: { to, value, data }, set: {} } as const;
  return decode(requestOf(signer === null ? body : { ...body, from: signer }), {});
}

const real = Object.entries(vectors).flatMap(([name, it]) => (typeof it === 'string' ? [] : [{ name, it }]));

describe('real transactions of 1inch, KyberSwap and Uniswap', () => {
  test.each(real)('$name is read to the last byte, and its swap is one', ({ name, it }) => {
    const { steps, complete } = read(it.to as Address, it.data as Hex, BigInt(it.value));
    expect(complete).toBe(true);
    // Of an epoch there is nothing to swap.
    const swap = steps[0] === undefined ? undefined : swapOf(steps[0]);
    expect(swap === undefined).toBe(name.endsWith('0xc3cf8043'));
    if (swap !== undefined) expect(swap.get.raw).toBeGreaterThan(0n);
  });

  test('flags above an address are no dirty bits, and the address is a fact', () => {
    const { steps } = read(
      '0x111111125421cA6dc452d289314280a0f8842A65',
      callData('unoswap(uint256,uint256,uint256,uint256)', (1n << 255n) | BigInt(token), 5n, 4n, 1n),
    );
    expect(steps[0]).toMatchObject({ reading: 'canonical', oddities: [] });
    expect(steps[0]?.args[0]?.value).toEqual({ kind: 'integer', value: (1n << 255n) | BigInt(token) });
    const known = withMeanings(steps, { chainId: 1, typed: undefined, kindOf: () => 'token' });
    expect(stepFacts(known, 1)['step.0.arg.token']?.value).toEqual({
      s: 'known',
      v: { kind: 'address', address: token },
    });
    expect(known[0] === undefined ? undefined : swapOf(known[0])).toMatchObject({
      give: { token: { value: token }, raw: 5n, exact: true },
      get: { raw: 4n, unnamed: true },
      goes: 'back',
    });
  });
});

describe('ParaSwap', () => {
  const signature =
    'swapExactAmountIn(address,(address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes,bytes)';
  const swap = (beneficiary: Address) => {
    const data = [token, weth, 7n, 6n, 8n, `0x${'00'.repeat(32)}`, beneficiary];
    const { steps } = read(
      '0x6A000F20005980200259B80c5102003040001068',
      callData(signature, friend, data, 0n, '0x', '0x1234'),
    );
    return steps[0] === undefined ? undefined : swapOf(steps[0]);
  };

  test('a swap names both sides, and the zero address is the caller', () => {
    expect(swap('0x0000000000000000000000000000000000000000')).toMatchObject({
      give: { token: { value: token }, raw: 7n },
      get: { token: { value: weth }, raw: 6n },
      goes: 'back',
    });
  });

  test('a stranger as beneficiary is seen', () => {
    expect(swap(friend)).toMatchObject({ goes: 'other', to: { value: friend } });
  });
});

describe('0x', () => {
  const permit = '(address,((address,uint256),uint256,uint256),bytes)';
  const pull = (to: Address) => callData(`TRANSFER_FROM${permit}`, to, [[token, 9n], 0n, 9n], '0x');
  const uni = callData('UNISWAPV3(address,uint256,bytes,uint256)', settler, 10_000n, '0x', 0n);
  const execute = (actions: readonly Hex[], least = 5n) =>
    callData(
      'execute((address,address,uint256),bytes[],bytes32)',
      [from, weth, least],
      actions,
      `0x${'00'.repeat(32)}`,
    );
  const exec = (target: Address, data: Hex) =>
    callData('exec(address,address,uint256,address,bytes)', settler, token, 9n, target, data);

  test('AllowanceHolder calls its target with the caller behind the data, and the actions are the caller’s', () => {
    const inner = execute([pull(settler), uni]);
    const { steps, complete } = read(holder, exec(settler, inner));
    expect(complete).toBe(true);
    const target = steps[0]?.steps[0];
    expect(target).toMatchObject({
      op: 'call',
      actor: from,
      to: settler,
      data: concatHex([inner, from]).toLowerCase(),
      reading: 'lenient',
      oddities: [{ what: 'appendedSender' }],
    });
    expect(target?.steps.map(({ fn, actor }) => [fn?.name, actor])).toEqual([
      ['TRANSFER_FROM', from],
      ['UNISWAPV3', target?.to],
    ]);
  });

  test('where nobody knows who calls, or at another address, what is called stays unread', () => {
    const data = exec(settler, execute([pull(settler)]));
    for (const { steps, complete } of [read(holder, data, 0n, null), read(friend, data)]) {
      expect(complete).toBe(false);
      expect(steps[0]?.steps).toMatchObject([{ reading: 'unread', args: [] }]);
    }
  });

  test('an action of Settler that is not known, or calls anything, stays unread', () => {
    const basic = callData('BASIC(address,uint256,address,uint256,bytes)', token, 10_000n, friend, 4n, '0x');
    const { steps, complete } = read(settler, execute([uni, basic, '0x12', transfer(friend, 1n)]));
    expect(complete).toBe(false);
    expect(steps[0]?.steps.map(({ reading }) => reading)).toEqual([
      'canonical',
      'unread',
      'unread',
      'unread',
    ]);
    // An approval by name inside Settler would be no approval: only its own actions are named.
    expect(steps[0]?.steps[3]?.fn).toBeUndefined();
  });

  test('an action that is cut short is not filled up', () => {
    expect(read(settler, execute([pull(settler).slice(0, -64) as Hex])).complete).toBe(false);
  });
});

describe('1inch permitAndCall', () => {
  const action = callData('ethUnoswap(uint256,uint256)', 4n, 1n);
  const data = callData('permitAndCall(bytes,bytes)', `${token}1234`, action);

  test('runs its action as itself for the caller, and the permit is not read', () => {
    const { steps, complete } = read('0x111111125421cA6dc452d289314280a0f8842A65', data, 7n);
    expect(complete).toBe(false);
    expect(steps[0]?.steps).toMatchObject([
      { reading: 'unread', data: `${token}1234`.toLowerCase() },
      { op: 'delegatecall', actor: from, value: 7n, fn: { name: 'ethUnoswap' } },
    ]);
  });

  test('elsewhere nothing of it is read', () => {
    expect(read(friend, data).steps[0]?.steps.map(({ reading }) => reading)).toEqual(['unread', 'unread']);
  });
});

describe('CoW Protocol', () => {
  const trade = '(uint256,uint256,address,uint256,uint256,uint32,bytes32,uint256,uint256,uint256,bytes)';
  const settle = (lists: readonly unknown[]) =>
    callData(
      `settle(address[],uint256[],${trade}[],(address,uint256,bytes)[][3])`,
      [token, weth],
      [1n, 2n],
      [],
      lists,
    );
  const settlement: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41';

  test('its interactions are calls of the settlement, whichever list they are in', () => {
    const pay = transfer(friend, 3n);
    const data = settle([[[token, 0n, pay]], [], [[weth, 5n, '0x']]]);
    const { steps, complete } = read(settlement, data);
    expect(complete).toBe(true);
    expect(steps[0]?.steps).toMatchObject([
      { op: 'call', actor: settlement, to: token, fn: { name: 'transfer' }, runs: 'always' },
      { op: 'call', actor: settlement, to: weth, value: 5n, data: '0x' },
    ]);
  });

  test('an interaction that nobody knows makes it not fully read', () => {
    expect(read(settlement, settle([[], [[friend, 0n, '0x12345678']], []])).complete).toBe(false);
  });
});

describe('Seaport', () => {
  const basic =
    '(address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes)';
  const zero: Address = '0x0000000000000000000000000000000000000000';
  const none = `0x${'00'.repeat(32)}`;
  const order = [zero, 0n, 9n, friend, zero, token, 7n, 1n, 0, 0n, 9n, none, 1n, none, none, 0n, [], '0x'];
  const seaport: Address = '0x0000000000000068F116a894984e2DB1123eB395';

  test('the function whose selector is four zeros is read as what it is', () => {
    const data = callData(`fulfillBasicOrder_efficient_6GL6yc(${basic})`, order);
    expect(data.slice(0, 10)).toBe('0x00000000');
    expect(read(seaport, data, 9n)).toMatchObject({
      complete: true,
      steps: [{ fn: { name: 'fulfillBasicOrder_efficient_6GL6yc' }, reading: 'canonical' }],
    });
  });

  test('four zeros and anything else are no order', () => {
    expect(read(seaport, `0x00000000${'ab'.repeat(32)}`)).toMatchObject({
      complete: false,
      steps: [{ reading: 'unread' }],
    });
  });
});

test('each place of an inner value is where its bytes are', () => {
  const data = callData(
    'execute((address,address,uint256),bytes[],bytes32)',
    [from, weth, 1n],
    [callData('NATIVE_CHECK(uint256,uint256)', 1n, 2n)],
    `0x${'00'.repeat(32)}`,
  );
  const outer = read(settler, data).steps[0] as Step;
  const inner = outer.steps[0] as Step;
  const [start, end] = inner.bytes;
  expect(`0x${outer.data.slice(2 + start * 2, 2 + end * 2)}`).toBe(inner.data);
  expect(inner.data).toBe(encodeAbiParameters(parseAbiParameters('uint256, uint256'), [1n, 2n]));
});
