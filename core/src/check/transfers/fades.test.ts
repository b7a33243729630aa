import { getAddress, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { call, effectsOf, friend, usdc, waiting, weth } from '../testing/views.ts';

const rule = 'transfers.fades';
const seaport = getAddress('0x0000000000000068f116a894984e2db1123eb395');
const parameters =
  '(address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters';
const order = `(${parameters}, bytes signature)`;
const now = effectsOf([]).block.timestamp;

type Ends = readonly [start: bigint, end: bigint];
type Over = Readonly<{ coins?: boolean; times?: Ends }>;

function taken(gets: Ends, pays: Ends, { coins = false, times = [now, now + 3_600n] }: Over = {}) {
  const [startTime, endTime] = times;
  const item = { identifierOrCriteria: 0n };
  return {
    offerer: friend,
    zone: zeroAddress,
    offer: [{ ...item, itemType: 1, token: weth, startAmount: gets[0], endAmount: gets[1] }],
    consideration: [
      {
        ...item,
        itemType: coins ? 0 : 1,
        token: coins ? zeroAddress : usdc,
        startAmount: pays[0],
        endAmount: pays[1],
        recipient: friend,
      },
    ],
    orderType: 0,
    startTime,
    endTime,
    zoneHash,
    salt: 7n,
    conduitKey: zeroHash,
    totalOriginalConsiderationItems: 1n,
  };
}
const zoneHash = zeroHash;

const fulfill = (gets: Ends, pays: Ends, over: Over = {}, value = 0n) =>
  call(
    seaport,
    `fulfillOrder(${order} order, bytes32 fulfillerConduitKey)`,
    [{ parameters: taken(gets, pays, over), signature: '0x11' }, zeroHash],
    value,
  );
const codes = { codes: { [seaport]: 'contract' } } as const;
const said = (...its: Parameters<typeof fulfill>) => answer(rule, fulfill(...its), codes);

describe('an order that is taken, and changes with time', () => {
  it('is a caution where what comes falls, or what goes rises', () => {
    expect(said([1_000n, 1n], [50n, 50n])).toBe('caution');
    expect(said([1_000n, 899n], [50n, 50n])).toBe('caution');
    expect(said([1_000n, 1_000n], [50n, 90n])).toBe('caution');
    expect(said([1_000n, 1_000n], [0n, 90n])).toBe('caution');
  });

  it('is a caution in a list, and of those that are matched whichever way', () => {
    const lists =
      '(uint256 orderIndex, uint256 itemIndex)[][] offerFulfillments, (uint256 orderIndex, uint256 itemIndex)[][] considerationFulfillments, bytes32 fulfillerConduitKey, uint256 maximumFulfilled';
    const available = (gets: Ends) =>
      call(seaport, `fulfillAvailableOrders(${order}[] orders, ${lists})`, [
        [[1_000n, 1_000n] as Ends, gets].map((it) => ({
          parameters: taken(it, [5n, 5n]),
          signature: '0x11',
        })),
        [],
        [],
        zeroHash,
        2n,
      ]);
    expect(told(rule, available([1_000n, 10n]), codes)).toEqual([
      'caution: transfers.fades.says how get percent 99 | transfers.fades.why | transfers.fades.remedy | in 0 | by step.0.arg.orders.1.parameters.offer.0.endAmount',
    ]);
    expect(told(rule, available([1_000n, 1_000n]), codes)).toEqual([
      'clear step.0.arg.orders.0.parameters.offer.0.endAmount',
    ]);
    const components = '(uint256 orderIndex, uint256 itemIndex)[]';
    const match = call(
      seaport,
      `matchOrders(${order}[] orders, (${components} offerComponents, ${components} considerationComponents)[] fulfillments)`,
      [[{ parameters: taken([10n, 1_000n], [5n, 5n]), signature: '0x11' }], []],
    );
    expect(told(rule, match, codes)).toEqual([
      'caution: transfers.fades.says how either percent 9900 | transfers.fades.why | transfers.fades.remedy | in 0 | by step.0.arg.orders.0.parameters.offer.0.endAmount',
    ]);
  });

  it('is silent where nothing changes, or for the better, or when it is almost over', () => {
    expect(said([1_000n, 1_000n], [50n, 50n])).toBe('clear');
    expect(said([1_000n, 2_000n], [50n, 10n])).toBe('clear');
    expect(said([1_000n, 1n], [50n, 50n], { times: [now - 3_600n, now] })).toBe('clear');
    expect(answer(rule, call(seaport, 'incrementCounter()', []), codes)).toBe('notApplicable');
  });

  it('is silent for coins that rise above what goes along', () => {
    expect(said([9n, 9n], [1_000n, 5_000n], { coins: true }, 1_005n)).toBe('clear');
    expect(said([9n, 9n], [1_000n, 5_000n], { coins: true }, 5_000n)).toBe('caution');
  });

  it('is not known while the time is asked, and taken from the start of the order without one', () => {
    const body = fulfill([1_000n, 1n], [50n, 50n]);
    expect(told(rule, body, { ...codes, ...waiting })).toEqual(['pending effects']);
    expect(told(rule, body, { ...codes, effects: unknown('offline') })).toEqual([
      'caution: transfers.fades.says how get percent 99 | transfers.fades.why | transfers.fades.remedy | in 0 | by step.0.arg.order.parameters.offer.0.endAmount',
    ]);
    expect(answer(rule, body, { ...codes, effects: known(effectsOf([], { status: 'revert' })) })).toBe(
      'caution',
    );
  });
});
