import { askTransaction } from '@readback/scenarios/ask.ts';
import { nft, plainOrder } from '@readback/scenarios/seaportOrder.ts';
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther, parseUnits, toHex } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call, pilot } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import { as, type Own } from '../own.ts';
import { type OnPractice } from '../table.ts';
import { type Places, placesOf } from '../userPlaces.ts';

/** What a thief got past who only used the tool. */
export const user = pilot(0).address;
export const usd = (n: number) => parseUnits(String(n), 6);
export const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'function validate(Order[] orders) returns (bool)',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool)',
]);
export type Proof = (stage: Stage, own: Own, its: Places) => Promise<boolean>;
export type Asked = Readonly<{ to: Address; data: Hex; value?: bigint; abi?: string }>;
export const tx = (
  id: string,
  why: string,
  make: (stage: Stage, its: Places) => Asked | Promise<Asked>,
  proof?: Proof,
): OnPractice => ({
  id,
  why,
  chain: 'practice',
  read: async (stage, own) => {
    const { to, data, value = 0n, abi } = await make(stage, placesOf(own));
    return own.read(
      askTransaction(user, { to, data, value }),
      abi === undefined ? {} : { abis: { [to]: [abi] } },
    );
  },
  ...(proof === undefined ? {} : { proof: (stage, own) => proven(stage, own, proof) }),
});
/** Everybody may send, and the thief has coins for it. */
export function proven(stage: Stage, own: Own, proof: Proof): Promise<boolean> {
  return as(stage.url, async () => {
    await rpc(stage.url, 'anvil_setBalance', [stage.at.stranger, toHex(parseEther('10'))]);
    return proof(stage, own, placesOf(own));
  });
}
export const word = async (url: string, to: Address, data: Hex) =>
  BigInt(await rpc<Hex>(url, 'eth_call', [{ to, data }, 'latest']));
export const ownerOf = (stage: Stage, id: bigint) =>
  word(stage.url, stage.at.practicePass, call('function ownerOf(uint256)', id));
export const held = (stage: Stage, token: Address, who: Address) =>
  word(stage.url, token, call('function balanceOf(address)', who));
export const enc = (functionName: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi: seaportAbi, functionName, args } as never);
export const order = (stage: Stage, offerer: Address, id: bigint, consideration: readonly object[]) => ({
  parameters: {
    ...plainOrder,
    offerer,
    offer: [nft(stage.at.practicePass, id)],
    consideration,
    endTime: stage.now + 1_200n + 86_400n,
    salt: 3n,
    totalOriginalConsiderationItems: BigInt(consideration.length),
  },
  signature: '0x',
});
export const eth = parseEther('1');
export const soonOf = (stage: Stage) => stage.now + 1_200n;
