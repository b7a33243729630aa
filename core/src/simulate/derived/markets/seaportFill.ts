import { type Address, encodeFunctionData, type Hex, zeroAddress, zeroHash } from 'viem';
import { isZero } from '../../../ledger/account.ts';
import type { RunPlan } from '../../runPlan.ts';
import { unforeseeable } from '../../engines/unforeseeable.ts';
import { distinct } from '../distinct.ts';
import { seaportAbi } from './seaportCalls.ts';
import type { Item, SeaportOrder, Orders } from './seaportOrder.ts';
import { agreesToAll } from '../stubContracts.ts';

/**
 * Someone fills orders when it is worst for who offers, and pays what they ask in coins; what else they ask is left
 * out. Who offers agrees to all.
 */
export function fillRun({ contract, all }: Orders, accounts: readonly Address[]): RunPlan {
  const filler = unforeseeable();
  const offerers = distinct(all.map(({ offerer }) => offerer));
  const zones = distinct(all.filter(isRestricted).map(({ zone }) => zone));
  return {
    kind: 'run',
    from: filler,
    calls: all.map((order) => fill(contract, order)),
    atomic: all.length === 1,
    set: {},
    overrides: [
      { address: filler, pays: true },
      ...[...offerers, ...zones].map((address) => ({ address, code: agreesToAll })),
    ],
    synthetic: [{ address: filler, is: 'sender' }],
    accounts: distinct([...offerers, ...accounts]),
    assumed: [
      { is: 'permit' },
      { is: 'standIn' },
      ...(zones.length > 0 ? [{ is: 'zone' } as const] : []),
      ...(all.some(movesInTime) ? [{ is: 'priceWorst' } as const] : []),
    ],
  };
}

/** Order types 2 and 3: whoever is not a zone fills them only if the zone agrees, mostly to words of its own server. */
function isRestricted({ orderType, zone }: SeaportOrder): boolean {
  return orderType >= 2 && !isZero(zone);
}

function movesInTime({ offer, consideration }: SeaportOrder): boolean {
  return [...offer, ...consideration].some((it) => it.startAmount !== it.endAmount);
}

function fill(contract: Address, order: SeaportOrder): RunPlan['calls'][number] {
  const coins = order.consideration.filter(({ itemType }) => itemType === 0);
  const value = coins.reduce((sum, it) => sum + it.least, 0n);
  // Who fills it chooses when: the account may give the most of it, and get the least.
  const item = (it: Item, amount: bigint) => ({
    itemType: it.itemType,
    token: it.token,
    identifierOrCriteria: it.identifier,
    startAmount: amount,
    endAmount: amount,
  });
  const parameters = {
    offerer: order.offerer,
    zone: order.zone,
    offer: order.offer.map((it) => item(it, it.most)),
    consideration: coins.map((it) => ({ ...item(it, it.least), recipient: it.recipient })),
    orderType: order.orderType,
    startTime: order.startTime,
    endTime: order.endTime,
    zoneHash: order.zoneHash,
    salt: order.salt,
    conduitKey: order.conduitKey,
    totalOriginalConsiderationItems: BigInt(coins.length),
  };
  const advanced = { parameters, numerator: 1n, denominator: 1n, signature: '0x', extraData: '0x' } as const;
  const data: Hex = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [advanced, [], zeroHash, zeroAddress],
  });
  return { to: contract, value, data };
}
