import { askTypedData } from '@readback/scenarios/ask.ts';
import { type Address, type Hex, toHex, zeroHash } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call } from '../../../truth/sky.ts';
import { ask, type Ethereum, me, type Op, thief, usdc, weth, zero } from '../ground.ts';
import { type OnEthereum } from '../table.ts';
import { pool, usdcArb, wethArb } from '../addresses.ts';
import { K, E18, at } from '../oneCall.ts';

export const now = () => Math.floor(Date.now() / 1_000);
export const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };
export type More = Readonly<{
  ops?: readonly Op[];
  value?: bigint;
  allowed?: readonly Address[];
  abi?: boolean;
  /** What the contract keeps of a token, by address. */
  keeps?: readonly Address[];
  tokens?: readonly (readonly [Address, string, number])[];
  /** An item of the contract that the user has. */
  item?: bigint;
  chain?: number;
}>;
/** Puts up a token of the shipped lists, of which the user has some. */
export async function token(e: Ethereum, where: Address, name: string, places: number): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [where, await rpc<Hex>(e.url, 'eth_getCode', [e.junk, 'latest'])]);
  await e.send(me, where, call('function call_(string,uint8)', name, places));
  await e.send(me, where, call('function mint(address,uint256)', me, 5_000n * 10n ** BigInt(places)));
  e.published(where);
}
export async function prepare(e: Ethereum, where: Address, text: string, more: More): Promise<void> {
  const { ops = [], allowed = [usdc], keeps = [], tokens = [], item } = more;
  for (const [it, name, places] of tokens) await token(e, it, name, places);
  // A token is there already.
  if (where !== usdc && where !== weth) await e.stand(where, { [text]: ops }, ops.length > 0 ? allowed : []);
  for (const it of keeps) await e.send(me, it, call('function mint(address,uint256)', where, 10n * E18));
  if (item !== undefined) {
    await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
    await e.send(thief, where, call('function call_(string,uint8,bool)', 'POS', 0, true));
    await e.send(thief, where, call('function give(address,uint256)', me, item));
  }
}
export function one(
  id: string,
  why: string,
  to: Address,
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  more: More = {},
): OnEthereum {
  return {
    id,
    why,
    chain: more.chain ?? 1,
    read: async (e) => {
      await prepare(e, to, text, more);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(
        ask(e.chainId, to, data, more.value ?? 0n),
        (more.abi ?? true) ? { abis: { [to]: [text] } } : {},
      );
    },
  };
}
export function free(id: string, why: string, read: OnEthereum['read'], chain = 1): OnEthereum {
  return { id, why, read, chain };
}
export const snx = at('0xffffffaeff0b96ea8e4f94b2253f31abdd875847');
export const key = (hooks: Address) => ({
  currency0: usdc,
  currency1: weth,
  fee: 3000,
  tickSpacing: 60,
  hooks,
});
export const typed = (
  primaryType: string,
  fields: readonly (readonly [string, string])[],
  message: object,
  domain: object,
  domainFields: readonly (readonly [string, string])[],
) =>
  askTypedData(me, {
    types: {
      EIP712Domain: domainFields.map(([name, type]) => ({ name, type })),
      [primaryType]: fields.map(([name, type]) => ({ name, type })),
    },
    primaryType,
    domain,
    message,
  } as never);
export const snapshot = (
  primaryType: string,
  fields: readonly (readonly [string, string])[],
  message: object,
) =>
  typed(primaryType, fields, message, { name: 'snapshot', version: '0.1.4' }, [
    ['name', 'string'],
    ['version', 'string'],
  ]);
export const market = at('0x70d95587d40a2caf56bd97485ab3eec10bee6336');
export const arb: NonNullable<More['tokens']> = [
  [usdcArb, 'USDC', 6],
  [wethArb, 'WETH', 18],
  [market, 'GM', 18],
];
export const many = 'function multicall(bytes[] data) payable returns (bytes[])';
export const sendWnt = 'function sendWnt(address receiver, uint256 amount) payable';
export const createOrder =
  'function createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params) payable returns (bytes32)';
export const order = (numbers: object, over: object = {}, addresses: object = {}) => ({
  addresses: {
    receiver: me,
    cancellationReceiver: me,
    callbackContract: zero,
    uiFeeReceiver: zero,
    market,
    initialCollateralToken: usdcArb,
    swapPath: [],
    ...addresses,
  },
  numbers: {
    sizeDeltaUsd: 0n,
    initialCollateralDeltaAmount: K,
    triggerPrice: 0n,
    acceptablePrice: 0n,
    executionFee: E18 / 1_000n,
    callbackGasLimit: 0n,
    minOutputAmount: 0n,
    validFromTime: 0n,
    ...numbers,
  },
  orderType: 2,
  decreasePositionSwapType: 0,
  isLong: true,
  shouldUnwrapNativeToken: false,
  autoCancel: false,
  referralCode: zeroHash,
  dataList: [],
  ...over,
});
export async function tokenAt(e: Ethereum, where: Address, name: string, places: number) {
  if ((await rpc<Hex>(e.url, 'eth_getCode', [where, 'latest'])) === '0x') await token(e, where, name, places);
}
