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
