import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  pad,
  parseAbiParameters,
  stringToHex,
  toHex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../check/testing/views.ts';
import { decode } from '../../decode.ts';
import { friend, from as me, requestOf, token as usdc } from '../../testing/requests.ts';

const gateway: Address = '0x3a23F943181408EAC424116Af7b7790c94Cb97a5';
const comet: Address = '0xc3d688B66703497DAA19211EEdff47f25384cdc3';

function stepOf(to: Address, data: Hex, value = 0n) {
  const [step] = decode(
    requestOf({ kind: 'transaction', chainId: 1, from: me, call: { to, value, data }, set: {} }),
    {},
  ).steps;
  if (step === undefined) throw new Error('Nothing was read.');
  return step;
}

const valueOf = (name: string, args: readonly { name: string; value: unknown }[] | undefined): unknown =>
  args?.find((it) => it.name === name)?.value;

describe('the bulker of Compound', () => {
  const invoke = (actions: readonly string[], datas: readonly Hex[]): Hex =>
    dataOf('invoke(bytes32[] actions, bytes[] data)', [
      actions.map((it) => stringToHex(it, { size: 32 })),
      datas,
    ]);
  const supply = encodeAbiParameters(parseAbiParameters('address, address, address, uint256'), [
    comet,
    friend,
    usdc,
    5n,
  ]);

  it('puts what the caller has into the market that the action names, for whom it names', () => {
    const [inner, ...others] = stepOf(friend, invoke(['ACTION_SUPPLY_ASSET'], [supply])).steps;
    expect(others).toEqual([]);
    expect(inner).toMatchObject({ to: comet, actor: me, fn: { name: 'supplyFrom' } });
    expect(valueOf('asset', inner?.args)).toMatchObject({ address: usdc });
    expect(valueOf('amount', inner?.args)).toMatchObject({ value: 5n });
  });

  it('leaves an action closed that nobody knows, or that has other bytes than it says', () => {
    expect(stepOf(friend, invoke(['ACTION_SUPPLY_STETH'], [supply])).steps).toEqual([]);
    expect(stepOf(friend, invoke(['ACTION_SUPPLY_ASSET'], [`0x1234`])).steps).toEqual([]);
    expect(stepOf(friend, invoke(['ACTION_SUPPLY_ASSET'], [])).reading).toBe('unread');
  });
});

describe('the gateway of Socket', () => {
  const bridge = dataOf(
    'bridgeERC20To(uint256 amount, bytes32 metadata, address receiverAddress, address token, uint256 toChainId, uint32 destinationDomain, uint256 feeAmount)',
    [7n, `0x${'00'.repeat(32)}`, me, usdc, 42_161n, 3, 1n],
  );

  it('takes the number of a route in the place of a function', () => {
    const step = stepOf(gateway, concat(['0x0000018c', bridge]));
    expect(step).toMatchObject({ fn: { name: 'executeRoute' }, reading: 'canonical' });
    expect(step.steps).toMatchObject([{ fn: { name: 'bridgeERC20To' }, op: 'delegatecall', to: gateway }]);
  });

  it('is one contract: elsewhere four such bytes are a function, and nobody knows it', () => {
    expect(stepOf(friend, concat(['0x0000018c', bridge])).reading).toBe('unread');
  });
});

describe('a swap before a bridge of Socket', () => {
  const swap = dataOf(
    'performActionWithIn(address fromToken, address toToken, uint256 amount, bytes32 metadata, bytes swapExtraData)',
    [usdc, friend, 7n, `0x${'00'.repeat(32)}`, '0x1234'],
  );
  const around = (inside: Hex): Hex =>
    dataOf(
      'swapAndBridge(uint32 swapId, bytes swapData, (address receiverAddress, address hopAMM, uint256 toChainId, uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 amountOutMinDestination, uint256 deadlineDestination, bytes32 metadata) hopData)',
      [1, inside, [me, friend, 100n, 1n, 2n, 3n, 4n, 5n, `0x${'00'.repeat(32)}`]],
    );

  it('is opened, and runs as the gateway', () => {
    const [route] = stepOf(gateway, concat(['0x00000016', around(swap)])).steps;
    expect(route?.steps).toMatchObject([
      { fn: { name: 'performActionWithIn' }, op: 'delegatecall', to: gateway },
    ]);
  });

  it('stays unread where nobody knows the function', () => {
    const [route] = stepOf(gateway, concat(['0x00000016', around('0xdeadbeef')])).steps;
    expect(route?.steps).toMatchObject([{ reading: 'unread' }]);
  });
});

describe('bytes that are words', () => {
  const exit = (userData: Hex) =>
    stepOf(
      friend,
      dataOf(
        'exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
        [`0x${'11'.repeat(32)}`, me, me, [[usdc], [1n], userData, false]],
      ),
    );
  const userDataOf = (step: ReturnType<typeof exit>) => {
    const request = step.args.find(({ name }) => name === 'request')?.value;
    return request?.kind === 'tuple' ? request.fields[2]?.value : undefined;
  };
  const word = (it: bigint) => pad(toHex(it));

  it('are numbers, with their places in the call', () => {
    expect(userDataOf(exit(concat([word(1n), word(9n)])))).toMatchObject({
      parts: [{ value: { value: 1n } }, { value: { value: 9n } }],
    });
    expect(userDataOf(exit(concat([word(0n), word(9n), word(2n)])))).toMatchObject({
      parts: [{ name: '0' }, { name: '1', value: { value: 9n } }, { name: '2' }],
    });
  });

  it('stay whole where the contract decodes something else of them', () => {
    for (const other of [
      word(1n),
      concat([word(1n), '0x00']),
      concat(Array.from({ length: 5 }, () => word(96n))),
    ])
      expect(userDataOf(exit(other))).not.toHaveProperty('parts');
  });
});

describe('a recipe of DeFi Saver', () => {
  const recipe = (ids: readonly Hex[], datas: readonly Hex[], mapping: readonly (readonly number[])[]): Hex =>
    dataOf(
      'executeRecipe((string name, bytes[] callData, bytes32[] subData, bytes4[] actionIds, uint8[][] paramMapping) recipe)',
      [{ name: 'x', callData: datas, subData: [], actionIds: ids, paramMapping: mapping }],
    );
  const words = (...parts: readonly (Hex | bigint)[]): Hex =>
    concat(parts.map((it) => pad(typeof it === 'bigint' ? toHex(it) : it)));
  const stake = words(9n, me, me, me);

  it('says what each action is given', () => {
    const [inner] = stepOf(friend, recipe(['0x3b37d730'], [stake], [[0, 0, 0, 0]])).steps;
    expect(inner).toMatchObject({ fn: { name: 'LIQUITY_STAKE' }, reading: 'canonical' });
    expect(valueOf('lqtyAmount', inner?.args)).toMatchObject({ value: 9n });
  });

  it('leaves out an amount that it takes from a step before, and whatever it does not know', () => {
    const [inner] = stepOf(friend, recipe(['0x3b37d730'], [stake], [[1, 0, 0, 0]])).steps;
    expect(valueOf('lqtyAmount', inner?.args)).toMatchObject({ value: 0n });
    expect(stepOf(friend, recipe(['0xdeadbeef'], [stake], [[]])).steps).toMatchObject([
      { reading: 'unread' },
    ]);
    expect(stepOf(friend, recipe(['0x3b37d730'], [], [])).reading).toBe('unread');
  });
});

describe('what the recipe itself puts in the place of an input', () => {
  const recipe = (id: Hex, data: Hex, given: readonly Hex[], mapping: readonly number[]): Hex =>
    dataOf(
      'executeRecipe((string name, bytes[] callData, bytes32[] subData, bytes4[] actionIds, uint8[][] paramMapping) recipe)',
      [{ name: 'x', callData: [data], subData: given, actionIds: [id], paramMapping: [mapping] }],
    );
  const unwrap = (...words: readonly (Hex | bigint)[]): Hex =>
    concat(words.map((it) => pad(typeof it === 'bigint' ? toHex(it) : it)));
  const inner = (data: Hex, given: readonly Hex[], mapping: readonly number[]) =>
    stepOf(friend, recipe('0x929145d0', data, given, mapping)).steps[0]?.args;

  it('is what the action is given: whoever the recipe names gets it', () => {
    const args = inner(unwrap(9n, me), [pad(toHex(7n)), pad(usdc)], [128, 129]);
    expect(valueOf('amount', args)).toMatchObject({ value: 7n });
    expect(valueOf('to', args)).toMatchObject({ address: usdc });
  });

  it('is the account that runs it, where the recipe says so; an owner is not known', () => {
    expect(valueOf('to', inner(unwrap(9n, me), [], [0, 254]))).toMatchObject({ address: friend });
    expect(valueOf('to', inner(unwrap(9n, me), [], [0, 255]))).toMatchObject({
      address: `0x${'0'.repeat(40)}`,
    });
  });

  it('names somebody to act for only where the action is told to', () => {
    const supplied = (forOther: bigint) => {
      const words = unwrap(9n, me, 3n, 1n, 1n, forOther, usdc, usdc);
      const [step] = stepOf(friend, recipe('0xfc33bf00', words, [], [])).steps;
      return valueOf('onBehalf', step?.args);
    };
    expect(supplied(1n)).toMatchObject({ address: usdc });
    expect(supplied(0n)).toMatchObject({ address: friend });
  });

  it('is no word more than the action takes', () => {
    expect(stepOf(friend, recipe('0x11135183', unwrap(9n, 1n), [], [0])).steps).toMatchObject([
      { fn: { name: 'WRAP_ETH' }, reading: 'canonical' },
    ]);
  });
});

describe('tokens that are paid to the bridge of Gnosis', () => {
  const bridge: Address = '0xf6A78083ca3e2a662D6dd1703c939c8aCE2e268d';
  const pay = (to: Address, data: Hex, chainId = 100) =>
    decode(
      requestOf({
        kind: 'transaction',
        chainId,
        from: me,
        call: {
          to: usdc,
          value: 0n,
          data: dataOf('transferAndCall(address to, uint256 amount, bytes data)', [to, 7n, data]),
        },
        set: {},
      }),
      {},
    ).steps[0]?.steps;

  it('go over it to whom the bytes name', () => {
    const steps = pay(bridge, friend);
    expect(steps).toMatchObject([{ to: bridge, actor: me, fn: { name: 'relayTokens' } }]);
    expect(valueOf('_receiver', steps?.[0]?.args)).toMatchObject({ address: friend });
    expect(valueOf('_value', steps?.[0]?.args)).toMatchObject({ value: 7n });
  });

  it('leave bytes closed that are more than an account, and those for anybody else', () => {
    expect(pay(bridge, concat([friend, '0x12345678']))).toEqual([]);
    expect(pay(friend, friend)).toEqual([]);
    expect(pay(bridge, friend, 10)).toEqual([]);
  });
});

describe('Velora at Balancer', () => {
  const vaultSwap = (kind: number) =>
    dataOf(
      'batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline)',
      [kind, [], [usdc, comet, friend], [friend, false, friend, false], [1n, 2n, 3n], 5n],
    );
  const swap = (way: string, data: Hex) =>
    stepOf(
      gateway,
      dataOf(
        `swapExactAmount${way}OnBalancerV2((uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, uint256 beneficiaryAndApproveFlag) balancerData, uint256 partnerAndFee, bytes permit, bytes data)`,
        [[9n, 8n, 8n, pad('0x'), (1n << 255n) | BigInt(friend)], 7n, '0x', data],
      ),
    ).steps;
  const said = (way: string, data: Hex) => {
    const [inner, ...others] = swap(way, data);
    expect(others).toEqual([]);
    const struct = valueOf('swapData', inner?.args);
    const fields = (struct as { fields: readonly { name: string; value: unknown }[] }).fields;
    return (name: string) => valueOf(name, fields);
  };

  it('sells the first token of the list for the last, for the amounts that stand beside it', () => {
    const of = said('In', vaultSwap(0));
    expect([of('srcToken'), of('destToken'), of('beneficiary')]).toMatchObject([
      { address: usdc },
      { address: friend },
      { address: friend },
    ]);
    expect([of('fromAmount'), of('toAmount')]).toMatchObject([{ value: 9n }, { value: 8n }]);
  });

  it('has the list the other way round where the last amount is given', () => {
    const of = said('Out', vaultSwap(1));
    expect([of('srcToken'), of('destToken')]).toMatchObject([{ address: friend }, { address: usdc }]);
  });

  it('has two words of a swap in one pool, and nothing for the native currency', () => {
    const of = said(
      'In',
      dataOf(
        'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)',
        [[pad('0x'), 0, `0x${'0'.repeat(40)}`, usdc, 1n, '0x'], [me, false, me, false], 1n, 5n],
      ),
    );
    expect([of('srcToken'), of('destToken')]).toMatchObject([
      { address: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' },
      { address: usdc },
    ]);
  });

  it('stays closed with bytes of any other function', () => {
    expect(swap('In', '0x12345678')).toEqual([]);
    expect(swap('In', vaultSwap(0).slice(0, 200) as Hex)).toEqual([]);
  });
});

describe('a zap of Curve', () => {
  const zap: Address = '0x3294514B78Df4Bb90132567fcf8E5e99f390B687';
  const swap = dataOf('ethUnoswap(uint256 minReturn, uint256 dex)', [1n, 2n]);
  const loan = (callbacker: Address): Hex =>
    dataOf(
      'create_loan_extended(uint256 collateral, uint256 debt, uint256 N, address callbacker, uint256[] callback_args, bytes callback_bytes)',
      [1n, 2n, 10n, callbacker, [], swap],
    );

  it('trades at 1inch with the bytes that it is given', () => {
    expect(stepOf(friend, loan(zap)).steps).toMatchObject([
      { to: '0x111111125421cA6dc452d289314280a0f8842A65', actor: zap, fn: { name: 'ethUnoswap' } },
    ]);
  });

  it('is one that is known: what another one does with them is not', () => {
    expect(stepOf(friend, loan(me)).steps).toEqual([]);
  });
});
