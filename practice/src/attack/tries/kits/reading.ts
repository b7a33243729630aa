import { askTypedData } from '@readback/scenarios/ask.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import { nft, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import { type Address, encodeAbiParameters, type Hex, keccak256, pad, parseAbiParameters, toHex } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call, pilot } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import { type Ethereum, me, type Op, thief, usdc } from '../ground.ts';
import { at, E18, K } from '../oneCall.ts';
import { pool, v2, router2 } from '../addresses.ts';

export const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };
export const increase =
  'function increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable';
/** An item of a shipped collection that the thief gave to the user before. */
export async function given(
  e: Ethereum,
  where: Address,
  id: bigint,
  ops: Readonly<Record<string, readonly Op[]>>,
): Promise<void> {
  await e.stand(where, ops, [usdc]);
  await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
  await e.send(thief, where, call('function call_(string,uint8,bool)', 'POS', 0, true));
  await e.send(thief, where, call('function give(address,uint256)', me, id));
}
export const mine = pilot(0).address;
export const fields = (text: string) =>
  text
    .split(',')
    .map((it) => ({ type: it.slice(0, it.lastIndexOf(' ')), name: it.slice(it.lastIndexOf(' ') + 1) }));
export function typed(
  verifyingContract: Address,
  name: string,
  primaryType: string,
  type: string,
  message: object,
): string {
  const domain = { name, version: '1', chainId: 31337, verifyingContract };
  return askTypedData(mine, {
    types: { EIP712Domain: domainType.filter((it) => it.name in domain), [primaryType]: fields(type) },
    primaryType,
    domain,
    message,
  });
}
export const listing = (stage: Stage, consideration: readonly object[], over: object = {}) =>
  askTypedData(
    mine,
    seaportTypedData({
      offerer: mine,
      offer: [nft(stage.at.practicePass, 1n)],
      consideration: consideration as never,
      endTime: stage.now + 86_400n,
      salt: 3n,
      ...over,
    } as never),
  );
/** WETH9 itself, at another place, in which the thief has a balance that nobody paid for. */
export async function ownWeth(url: string, from: Address): Promise<Address> {
  const fake = at('0x4200000000000000000000000000000000009999');
  await rpc(url, 'anvil_setCode', [fake, await rpc<Hex>(url, 'eth_getCode', [from, 'latest'])]);
  for (const who of [thief, v2, router2])
    await rpc(url, 'anvil_setStorageAt', [
      fake,
      keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [who, 3n])),
      pad(toHex(1_000_000n * E18)),
    ]);
  return fake;
}
