import { type Address, zeroAddress, zeroHash } from 'viem';
import { practiceMarker } from './practiceMarker.ts';
import { domainType } from './typedTypes.ts';

/** Seaport 1.6, at the same address on every chain. */
export const seaportAddress: Address = '0x0000000000000068F116a894984e2DB1123eB395';

/** What one side of an order gives. Item types of Seaport: 0 the chain's own coin, 1 ERC-20, 2 ERC-721, 3 ERC-1155. */
export type SeaportItem = Readonly<{
  itemType: 0 | 1 | 2 | 3;
  token: Address;
  identifierOrCriteria: bigint;
  startAmount: bigint;
  endAmount: bigint;
}>;

/** An order without zone and conduit, whole or not at all, by an account that cancelled none before. Time in seconds. */
export type SeaportOrder = Readonly<{
  offerer: Address;
  offer: readonly SeaportItem[];
  consideration: readonly (SeaportItem & Readonly<{ recipient: Address }>)[];
  endTime: bigint;
  salt: bigint;
}>;

export function nft(token: Address, id: bigint): SeaportItem {
  return { itemType: 2, token, identifierOrCriteria: id, startAmount: 1n, endAmount: 1n };
}

/** `amount` in wei. */
export function coins(amount: bigint): SeaportItem {
  const none = { token: zeroAddress, identifierOrCriteria: 0n };
  return { itemType: 0, ...none, startAmount: amount, endAmount: amount };
}

/** What an order says besides: the same for all of them here. */
export const plainOrder = {
  zone: zeroAddress,
  orderType: 0,
  startTime: 0n,
  zoneHash: zeroHash,
  conduitKey: zeroHash,
} as const;

/** The typed data that the one who offers signs. */
export function seaportTypedData(order: SeaportOrder) {
  const item = [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
  ];
  return {
    types: {
      EIP712Domain: domainType,
      OrderComponents: [
        { name: 'offerer', type: 'address' },
        { name: 'zone', type: 'address' },
        { name: 'offer', type: 'OfferItem[]' },
        { name: 'consideration', type: 'ConsiderationItem[]' },
        { name: 'orderType', type: 'uint8' },
        { name: 'startTime', type: 'uint256' },
        { name: 'endTime', type: 'uint256' },
        { name: 'zoneHash', type: 'bytes32' },
        { name: 'salt', type: 'uint256' },
        { name: 'conduitKey', type: 'bytes32' },
        { name: 'counter', type: 'uint256' },
      ],
      OfferItem: item,
      ConsiderationItem: [...item, { name: 'recipient', type: 'address' }],
    },
    primaryType: 'OrderComponents',
    domain: {
      name: 'Seaport',
      version: '1.6',
      chainId: practiceMarker.chainId,
      verifyingContract: seaportAddress,
    },
    message: { ...plainOrder, ...order, counter: 0n },
  } as const;
}
