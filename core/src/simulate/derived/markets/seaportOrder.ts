import type { Address, Hex } from 'viem';
import { encodeType } from '../../../crypto/encodeType.ts';
import { messageHashOf } from '../../../crypto/eip712.ts';
import { address, hash32, isRecord, own } from '../../../world/schema.ts';
import type { TypedData } from '../../../model/request.ts';
import { openedAs } from '../../../decode/typed/typedForms.ts';
import { messageInteger } from '../messageAt.ts';

/** Item types: 0 coins, 1 ERC-20, 2 ERC-721, 3 ERC-1155, 4 and 5 any of the last two. `most`, `least` while it stands. */
export type Item = Readonly<{
  itemType: number;
  token: Address;
  identifier: bigint;
  startAmount: bigint;
  endAmount: bigint;
  most: bigint;
  least: bigint;
}>;

/** An order of Seaport (`OrderComponents`). `hash` is by which Seaport knows it. Times in seconds since the epoch. */
export type SeaportOrder = Readonly<{
  hash: Hex;
  offerer: Address;
  zone: Address;
  offer: readonly Item[];
  consideration: readonly (Item & Readonly<{ recipient: Address }>)[];
  orderType: number;
  startTime: bigint;
  endTime: bigint;
  zoneHash: Hex;
  salt: bigint;
  conduitKey: Hex;
  counter: bigint;
}>;

export type Orders = Readonly<{ contract: Address; all: readonly SeaportOrder[] }>;

const mostOrders = 8;

/**
 * The orders in typed data of Seaport, one or a bulk of them, without the empty ones that fill up a bulk. Undefined for
 * anything else, for more than 8, for an offer of any item of a collection (nobody knows which), and for an order that
 * a contract makes for itself.
 */
export function ordersOf(typed: TypedData): Orders | undefined {
  const contract = address(typed.domain.verifyingContract);
  const code = openedAs(encodeType(typed.types, typed.primaryType));
  const bulk = code === 'seaportTree';
  if (contract === undefined || (!bulk && code !== 'seaport')) return undefined;
  const name = bulk ? baseOf(typed) : typed.primaryType;
  const messages = bulk ? leaves(typed.message['tree']) : [typed.message];
  const all: SeaportOrder[] = [];
  for (const message of messages) {
    const order = orderOf(typed, name, message);
    if (order === undefined) return undefined;
    if (order.offer.length > 0 || order.consideration.length > 0) all.push(order);
  }
  return all.length === 0 || all.length > mostOrders ? undefined : { contract, all };
}

/** The name of the struct at the leaves of a bulk. */
function baseOf({ types, primaryType }: TypedData): string {
  return (types[primaryType]?.[0]?.type ?? '').replace(/\[.*$/s, '');
}

function leaves(it: unknown): readonly Record<string, unknown>[] {
  if (Array.isArray(it)) return it.flatMap(leaves);
  return isRecord(it) ? [it] : [];
}

function orderOf(
  typed: TypedData,
  name: string,
  message: Readonly<Record<string, unknown>>,
): SeaportOrder | undefined {
  const at = (field: string) => own(message as Record<string, unknown>, field);
  const [offerer, zone] = [address(at('offerer')), address(at('zone'))];
  const [zoneHash, conduitKey] = [hash32(at('zoneHash')), hash32(at('conduitKey'))];
  const number = (field: string) => messageInteger(message, field);
  const [orderType, startTime, endTime] = [number('orderType'), number('startTime'), number('endTime')];
  const [salt, counter] = [number('salt'), number('counter')];
  const offer = items(at('offer'));
  const wanted = items(at('consideration'));
  const to = recipients(at('consideration'));
  if (offerer === undefined || zone === undefined || zoneHash === undefined || conduitKey === undefined)
    return undefined;
  if (orderType === undefined || orderType > 3n || startTime === undefined || endTime === undefined)
    return undefined;
  if (salt === undefined || counter === undefined || offer === undefined || wanted === undefined)
    return undefined;
  if (offer.some(({ itemType }) => itemType > 3)) return undefined;
  const consideration = wanted.flatMap((it, n) => {
    const recipient = to[n];
    return recipient === undefined ? [] : [{ ...it, recipient }];
  });
  if (consideration.length < wanted.length) return undefined;
  const hash = messageHashOf({ types: typed.types, primaryType: name, message });
  const rest = { orderType: Number(orderType), startTime, endTime, zoneHash, salt, conduitKey, counter };
  return { hash, offerer, zone, offer, consideration, ...rest };
}

function items(list: unknown): readonly Item[] | undefined {
  if (!Array.isArray(list) || list.length > 100) return undefined;
  const all = list.map(itemOf).filter((it) => it !== undefined);
  return all.length === list.length ? all : undefined;
}

function itemOf(it: unknown): Item | undefined {
  if (!isRecord(it)) return undefined;
  const token = address(own(it, 'token'));
  const [itemType, identifier] = [messageInteger(it, 'itemType'), messageInteger(it, 'identifierOrCriteria')];
  const [startAmount, endAmount] = [messageInteger(it, 'startAmount'), messageInteger(it, 'endAmount')];
  if (token === undefined || itemType === undefined || itemType > 5n || identifier === undefined)
    return undefined;
  if (startAmount === undefined || endAmount === undefined) return undefined;
  const [least, most] = startAmount < endAmount ? [startAmount, endAmount] : [endAmount, startAmount];
  return { itemType: Number(itemType), token, identifier, startAmount, endAmount, most, least };
}

function recipients(list: unknown): readonly (Address | undefined)[] {
  return Array.isArray(list)
    ? list.map((it) => (isRecord(it) ? address(own(it, 'recipient')) : undefined))
    : [];
}

export type SeaportPlan = Readonly<{ kind: 'seaport'; orders: Orders; typed: TypedData }>;

/** Orders of Seaport in typed data; undefined for anything else, and for what could not be run as it is signed. */
export function seaportPlan(typed: TypedData): SeaportPlan | undefined {
  const orders = ordersOf(typed);
  return orders === undefined ? undefined : { kind: 'seaport', orders, typed };
}
