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

  test('an action of Settler that is not known stays unread', () => {
    const { steps, complete } = read(settler, execute([uni, uni, '0x12', transfer(friend, 1n)]));
    expect(complete).toBe(false);
    expect(steps[0]?.steps.map(({ reading }) => reading)).toEqual([
      'canonical',
      'canonical',
      'unread',
      'unread',
    ]);
    // An approval by name inside Settler would be no approval: only its own actions are named.
    expect(steps[0]?.steps[3]?.fn).toBeUndefined();
  });

  const basic = (pool: Address, place: bigint, data: Hex, sells: Address = token) =>
    callData('BASIC(address,uint256,address,uint256,bytes)', sells, 65n, pool, place, data);
  const nothing: Address = '0x0000000000000000000000000000000000000000';
  const coins: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

  test('an action that calls anything is told for what it does: it pays a part, wraps, or swaps in a plan with a minimum', () => {
    const called = (action: Hex, least?: bigint) => {
      const step = read(settler, execute([action], least)).steps[0]?.steps[0];
      return [step?.fn?.name, ...(step?.args ?? []).map(({ value }) => Object.values(value)[1])];
    };
    const paid = ['BASIC_TRANSFER', token, 65n, friend];
    expect(called(basic(token, 36n, transfer(friend, 0n)))).toEqual(paid);
    expect(called(basic(token, 36n, transfer(friend, 7n)), 0n)).toEqual(paid);
    expect(called(basic(friend, 0n, '0x', coins))).toEqual(['BASIC_TRANSFER', coins, 65n, friend]);
    expect(called(basic(weth, 4n, `0xd0e30db0${'00'.repeat(32)}`, coins), 0n)[0]).toBe('BASIC_WRAP');
    expect(called(basic(token, 4n, `0x2e1a7d4d${'00'.repeat(32)}`), 0n)[0]).toBe('BASIC_WRAP');
    // The amount would stand elsewhere, another contract is called, or more follows: what it does is not known.
    for (const other of [
      basic(token, 4n, transfer(friend, 0n)),
      basic(friend, 36n, transfer(friend, 0n)),
      basic(token, 36n, concatHex([transfer(friend, 0n), '0x00'])),
      basic(friend, 4n, `0x2e1a7d4d${'00'.repeat(32)}`),
    ]) {
      expect(called(other)[0]).toBe('BASIC_IN_PLAN');
      expect(called(other, 0n)[0]).toBe('BASIC');
    }
  });

  test('without a minimum of the whole plan an action that calls anything is not read', () => {
    const open = basic(friend, 4n, `0x12345678${'00'.repeat(32)}`);
    const bought = (buys: Address, least: bigint) =>
      callData(
        'execute((address,address,uint256),bytes[],bytes32)',
        [from, buys, least],
        [open],
        `0x${'00'.repeat(32)}`,
      );
    const named = (data: Hex) => read(settler, data).steps[0]?.steps[0]?.fn?.name;
    expect(named(bought(weth, 5n))).toBe('BASIC_IN_PLAN');
    expect(named(bought(weth, 0n))).toBe('BASIC');
    expect(named(bought(nothing, 5n))).toBe('BASIC');
  });

  test('an action whose length says more than there is has what is there, and a part that is not there makes it unread', () => {
    const data = execute([pull(settler)]);
    const length = data.lastIndexOf(`${'0'.repeat(62)}e4`);
    expect(length).toBeGreaterThan(0);
    const longer = `${data.slice(0, length)}${'0'.repeat(60)}ffff${data.slice(length + 64)}` as Hex;
    const [step] = read(settler, longer).steps;
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ what: 'cutShort' }] });
    expect(step?.steps[0]?.fn?.name).toBe('TRANSFER_FROM');
    const cut = longer.slice(0, -2 * 60) as Hex;
    expect(read(settler, cut).steps[0]?.steps[0]?.reading ?? 'unread').toBe('unread');
    // No other function has such bytes.
    const other = callData('multicall(bytes[])', [transfer(friend, 1n)]);
    const where = other.lastIndexOf(`${'0'.repeat(62)}44`);
    const over = `${other.slice(0, where)}${'0'.repeat(60)}ffff${other.slice(where + 64)}` as Hex;
    expect(read(settler, over).steps[0]?.reading).toBe('unread');
  });

  test('the actions of a plan that somebody signed are the signer’s', () => {
    const taken = callData('METATXN_TRANSFER_FROM(address,((address,uint256),uint256,uint256))', settler, [
      [token, 9n],
      0n,
      9n,
    ]);
    const data = callData(
      'executeMetaTxn((address,address,uint256),bytes[],bytes32,address,bytes)',
      [friend, weth, 5n],
      [taken, uni],
      `0x${'00'.repeat(32)}`,
      friend,
      '0x',
    );
    expect(read(settler, data).steps[0]?.steps.map(({ fn, actor }) => [fn?.name, actor])).toEqual([
      ['METATXN_TRANSFER_FROM', friend],
      ['UNISWAPV3', settler],
    ]);
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

describe('a proxy of LI.FI that takes what somebody permits', () => {
  const proxy: Address = '0x89c6340B1a1f4b25D36cd8B063D49045caF3f818';
  const inner = transfer(friend, 1n);
  const permit = [[token, 9n], 0n, 9n];
  const own = callData(
    'callDiamondWithPermit2(bytes,((address,uint256),uint256,uint256),bytes)',
    inner,
    permit,
    '0x',
  );
  const others = callData(
    'callDiamondWithPermit2Witness(bytes,address,((address,uint256),uint256,uint256),bytes)',
    inner,
    friend,
    permit,
    '0x',
  );

  test('calls its diamond for whoever permitted it', () => {
    expect(read(proxy, own).steps[0]?.steps).toMatchObject([
      { actor: from, to: '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE', fn: { name: 'transfer' } },
    ]);
    expect(read(proxy, others).steps[0]?.steps).toMatchObject([{ actor: friend }]);
  });

  test('is none elsewhere: what is called there nobody knows', () => {
    expect(read(friend, own).steps[0]?.steps).toEqual([]);
  });
});

describe('a swap of several tokens that Odos packs by hand', () => {
  const router: Address = '0xCf5540fFFCdC3d510B18bFcA6d2b9987b0772559';
  const address = (it: Address): Hex => `0x0001${it.slice(2)}`;
  const packed = (amount: Hex, ...more: readonly Hex[]) =>
    concatHex([
      '0x84a7f3dd',
      '0x0101',
      address(friend),
      '0x0107',
      address(token),
      amount,
      '0x0000',
      address(weth),
      '0x0101',
      '0x0000',
      '0x00000000',
      `0x01${'ab'.repeat(32)}`,
      ...more,
    ]);

  test('is the swap that the router carries out, with whoever calls where it names nobody', () => {
    const [step] = read(router, packed('0x0105')).steps;
    const said = JSON.stringify(step?.steps[0]?.args, (_, it) => (typeof it === 'bigint' ? String(it) : it));
    expect(step?.steps).toMatchObject([{ fn: { name: 'swapMulti' }, reading: 'canonical', actor: from }]);
    expect(said).toContain(`"value":"5"`);
    expect(said).toContain(`"value":"7"`);
    expect(said).toContain(from);
  });

  test('stays closed where an amount is all that the caller has, or bytes are left', () => {
    expect(read(router, packed('0x00')).complete).toBe(false);
    expect(read(router, packed('0x0105', '0x00')).complete).toBe(false);
    expect(read(router, packed('0x0105').slice(0, -2) as Hex).complete).toBe(false);
  });
});
