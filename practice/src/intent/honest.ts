/** Requests that do what was said, in ways that look otherwise: by the kinds of what must not differ. */
import {
  allows,
  collection,
  ether,
  gets,
  item,
  pays,
  paysAtMost,
  revokes,
  token,
} from '@readback/scenarios/intents/clauses.ts';
import type { Address } from 'viem';
import { allowPermit2, approve, caller, execute, one, swapInput, transfer } from '../corpus/moves.ts';
import { call } from '../truth/sky.ts';
import type { Deed } from './asked.ts';
import type { Field } from './field.ts';
import { ways } from './ways.ts';
import {
  approveAll,
  decrease,
  deposit,
  eth,
  etherForExact,
  etherForTokens,
  exactIn,
  exactOut,
  lockdown,
  multicall,
  redeem,
  save,
  sendItem,
  tokensForEther,
  transferFrom,
  usd,
  withdraw,
} from './moves.ts';

const soon = (now: bigint) => now + 1_200n;

/** The pair gives about 0.0331 WETH for a hundred dollars. */
const about = eth('0.0325');

const swap = (field: Field, who: Address, least = about) =>
  one(
    field.at.router,
    call(exactIn, usd('100'), least, [field.at.practiceDollar, field.at.weth9], who, soon(field.now)),
  );

const sold = ({ at }: Field) => [pays(token(at.practiceDollar), usd('100')), gets(token(at.weth9), about)];

function hops(id: string, make: Deed['make']): Deed {
  return deed('several hops', id, make, ample);
}

function deed(kind: string, id: string, make: Deed['make'], only?: readonly string[]): Deed {
  return only === undefined ? { kind, id, make } : { kind, id, make, only };
}

const plain = 'as said';

/** The gas of the operations of the corpus is enough for a swap, and not for two. */
const ample = ways.map(({ id }) => id).filter((id) => !id.startsWith('operation'));

export const honest: readonly Deed[] = [
  deed(plain, 'tokens to a friend', ({ at, friend }) => ({
    clauses: [pays(token(at.practiceDollar), usd('120'), friend)],
    calls: one(at.practiceDollar, call(transfer, friend, usd('120'))),
  })),
  deed(plain, 'ether to a friend', ({ friend }) => ({
    clauses: [pays(ether, eth('1.5'), friend)],
    calls: one(friend, '0x', eth('1.5')),
  })),
  deed(plain, 'at most so much to each of two', ({ at, friend, other }) => ({
    clauses: [
      paysAtMost(token(at.practiceDollar), usd('60'), friend),
      paysAtMost(token(at.practiceDollar), usd('30'), other),
    ],
    calls: [
      ...one(at.practiceDollar, call(transfer, friend, usd('50'))),
      ...one(at.practiceDollar, call(transfer, other, usd('25'))),
    ],
  })),
  deed(plain, 'an allowance', ({ at }) => ({
    clauses: [allows(at.router, token(at.practiceDollar), usd('700'))],
    calls: one(at.practiceDollar, call(approve, at.router, usd('700'))),
  })),
  deed(plain, 'an allowance of less than what was said', ({ at }) => ({
    clauses: [allows(at.multicall3, token(at.practiceDollar), usd('700'))],
    calls: one(at.practiceDollar, call(approve, at.multicall3, usd('600'))),
  })),
  deed(plain, 'a whole collection', ({ at }) => ({
    clauses: [allows(at.seaport, collection(at.practicePass))],
    calls: one(at.practicePass, call(approveAll, at.seaport, true)),
  })),

  deed('more comes than the minimum', 'a swap', (field, who) => ({
    clauses: sold(field),
    calls: swap(field, who),
  })),
  deed('more comes than the minimum', 'a swap for ether', (field, who) => ({
    clauses: [pays(token(field.at.practiceDollar), usd('100')), gets(ether, about)],
    calls: one(
      field.at.router,
      call(
        tokensForEther,
        usd('100'),
        about,
        [field.at.practiceDollar, field.at.weth9],
        who,
        soon(field.now),
      ),
    ),
  })),
  deed('more comes than the minimum', 'less is said than the request holds to', (field, who) => ({
    clauses: [pays(token(field.at.practiceDollar), usd('100')), gets(token(field.at.weth9), eth('0.02'))],
    calls: swap(field, who),
  })),

  deed('an allowance is used up', 'by a swap', (field, who) => ({
    clauses: sold(field),
    calls: [...one(field.at.practiceDollar, call(approve, field.at.router, usd('100'))), ...swap(field, who)],
  })),
  deed('an allowance is used up', 'by a deposit', ({ at }, who) => ({
    clauses: [pays(token(at.practiceDollar), usd('50')), gets(token(at.practiceSavings), usd('50'))],
    calls: [
      ...one(at.practiceDollar, call(approve, at.practiceSavings, usd('50'))),
      ...one(at.practiceSavings, call(save, usd('50'), who)),
    ],
  })),
  deed('an allowance is used up', 'by a swap of another token', ({ at, now }, who) => ({
    clauses: [pays(token(at.practiceToken), eth('10')), gets(token(at.weth9), 1n)],
    calls: [
      ...one(at.practiceToken, call(approve, at.router, eth('10'))),
      ...one(at.router, call(exactIn, eth('10'), 1n, [at.practiceToken, at.weth9], who, soon(now))),
    ],
  })),

  deed('approve 0 first', 'then what was said', ({ at }) => ({
    clauses: [allows(at.router, token(at.practiceDollar), usd('700'))],
    calls: [0n, usd('700')].flatMap((it) => one(at.practiceDollar, call(approve, at.router, it))),
  })),
  deed('approve 0 first', 'then without a limit, as said', ({ at }) => ({
    clauses: [allows(at.permit2, token(at.practiceDollar), 'noLimit')],
    calls: [0n, 2n ** 256n - 1n].flatMap((it) => one(at.practiceDollar, call(approve, at.permit2, it))),
  })),
  deed('approve 0 first', 'then a swap', (field, who) => ({
    clauses: sold(field),
    calls: [
      ...one(field.at.practiceDollar, call(approve, field.at.router, 0n)),
      ...one(field.at.practiceDollar, call(approve, field.at.router, usd('100'))),
      ...swap(field, who),
    ],
  })),

  deed('Permit2 for this swap only', 'and the swap', (field) => {
    const { at, now } = field;
    return {
      clauses: sold(field),
      calls: [
        ...one(
          at.permit2,
          call(allowPermit2, at.practiceDollar, at.universalRouter, usd('100'), Number(now) + 1_800),
        ),
        ...one(at.universalRouter, call(execute, '0x08', [swapInput(field, caller, about)], soon(now))),
      ],
    };
  }),
  deed('Permit2 for this swap only', 'and an allowance for Permit2', (field) => {
    const { at, now } = field;
    return {
      clauses: sold(field),
      calls: [
        ...one(at.practiceDollar, call(approve, at.permit2, usd('100'))),
        ...one(
          at.permit2,
          call(allowPermit2, at.practiceDollar, at.universalRouter, usd('100'), Number(now) + 1_800),
        ),
        ...one(at.universalRouter, call(execute, '0x08', [swapInput(field, caller, about)], soon(now))),
      ],
    };
  }),
  deed('Permit2 for this swap only', 'with what it may have already', (field) => ({
    clauses: sold(field),
    calls: one(
      field.at.universalRouter,
      call(execute, '0x08', [swapInput(field, caller, about)], soon(field.now)),
    ),
  })),

  deed('wrapping on the way', 'ether for tokens', ({ at, now }, who) => ({
    clauses: [pays(ether, eth('0.01')), gets(token(at.practiceDollar), usd('28'))],
    calls: one(
      at.router,
      call(etherForTokens, usd('28'), [at.weth9, at.practiceDollar], who, soon(now)),
      eth('0.01'),
    ),
  })),
  deed('wrapping on the way', 'wrapped, then sold', ({ at, now }, who) => ({
    clauses: [pays(ether, eth('0.01')), gets(token(at.practiceDollar), usd('28'))],
    calls: [
      ...one(at.weth9, call(deposit), eth('0.01')),
      ...one(at.weth9, call(approve, at.router, eth('0.01'))),
      ...one(at.router, call(exactIn, eth('0.01'), usd('28'), [at.weth9, at.practiceDollar], who, soon(now))),
    ],
  })),
  deed('wrapping on the way', 'ether wrapped', ({ at }) => ({
    clauses: [pays(ether, eth('0.5')), gets(token(at.weth9), eth('0.5'))],
    calls: one(at.weth9, call(deposit), eth('0.5')),
  })),
  deed('wrapping on the way', 'unwrapped', ({ at }) => ({
    clauses: [pays(token(at.weth9), eth('0.5')), gets(ether, eth('0.5'))],
    calls: one(at.weth9, call(withdraw, eth('0.5'))),
  })),

  hops('over wrapped ether', ({ at, now }, who) => ({
    clauses: [pays(token(at.practiceDollar), usd('100')), gets(token(at.practiceToken), 1n)],
    calls: one(
      at.router,
      call(exactIn, usd('100'), 1n, [at.practiceDollar, at.weth9, at.practiceToken], who, soon(now)),
    ),
  })),
  hops('back to dollars', ({ at, now }, who) => ({
    clauses: [pays(token(at.practiceToken), eth('5')), gets(token(at.practiceDollar), 1n)],
    calls: one(
      at.router,
      call(exactIn, eth('5'), 1n, [at.practiceToken, at.weth9, at.practiceDollar], who, soon(now)),
    ),
  })),
  hops('in two calls', ({ at, now }, who) => ({
    clauses: [pays(token(at.practiceDollar), usd('100')), gets(token(at.practiceToken), 1n)],
    calls: [
      ...one(
        at.router,
        call(exactIn, usd('60'), 1n, [at.practiceDollar, at.weth9, at.practiceToken], who, soon(now)),
      ),
      ...one(
        at.router,
        call(exactIn, usd('40'), 1n, [at.practiceDollar, at.weth9, at.practiceToken], who, soon(now)),
      ),
    ],
  })),

  deed('unspent input comes back', 'an exact amount for ether', ({ at, now }, who) => ({
    clauses: [paysAtMost(ether, eth('0.02')), gets(token(at.practiceDollar), usd('28'))],
    calls: one(
      at.router,
      call(etherForExact, usd('28'), [at.weth9, at.practiceDollar], who, soon(now)),
      eth('0.02'),
    ),
  })),
  deed('unspent input comes back', 'an exact amount for tokens', ({ at, now }, who) => ({
    clauses: [paysAtMost(token(at.practiceDollar), usd('110')), gets(token(at.weth9), eth('0.03'))],
    calls: one(
      at.router,
      call(exactOut, eth('0.03'), usd('110'), [at.practiceDollar, at.weth9], who, soon(now)),
    ),
  })),
  deed(
    'unspent input comes back',
    'an exact amount for ether, bounded tighter than said',
    ({ at, now }, who) => ({
      clauses: [paysAtMost(ether, eth('0.5')), gets(token(at.practiceDollar), usd('28'))],
      calls: one(
        at.router,
        call(etherForExact, usd('28'), [at.weth9, at.practiceDollar], who, soon(now)),
        eth('0.02'),
      ),
    }),
  ),

  deed('a unit or two of rounding', 'a payment', ({ rounding, friend }) => ({
    clauses: [pays(token(rounding), 500_000n, friend)],
    calls: one(rounding, call(transfer, friend, 500_000n)),
  })),
  deed('a unit or two of rounding', 'two payments', ({ rounding, friend }) => ({
    clauses: [pays(token(rounding), 700_000n, friend)],
    calls: [300_000n, 400_000n].flatMap((it) => one(rounding, call(transfer, friend, it))),
  })),
  deed('a unit or two of rounding', 'at most', ({ rounding, friend }) => ({
    clauses: [paysAtMost(token(rounding), 500_000n, friend)],
    calls: one(rounding, call(transfer, friend, 500_000n)),
  })),

  deed('shares for a deposit', 'saved', ({ at }, who) => ({
    clauses: [pays(token(at.practiceDollar), usd('50')), gets(token(at.practiceSavings), usd('50'))],
    calls: one(at.practiceSavings, call(save, usd('50'), who)),
  })),
  deed('shares for a deposit', 'taken out', ({ at }, who) => ({
    clauses: [pays(token(at.practiceSavings), usd('40')), gets(token(at.practiceDollar), usd('40'))],
    calls: one(at.practiceSavings, call(redeem, usd('40'), who, who)),
  })),
  deed('shares that nobody said', 'given back for what comes', ({ at }, who) => ({
    clauses: [{ ...gets(token(at.practiceDollar), usd('40')), out: true }],
    calls: one(at.practiceSavings, call(redeem, usd('40'), who, who)),
  })),
  deed('shares that nobody said', 'in two calls', ({ at }, who) => ({
    clauses: [{ ...gets(token(at.practiceDollar), usd('35')), out: true }],
    calls: ['20', '15'].flatMap((it) => one(at.practiceSavings, call(redeem, usd(it), who, who))),
  })),
  deed('shares that nobody said', 'of a wrapped currency', ({ at }) => ({
    clauses: [{ ...gets(ether, eth('0.3')), out: true }],
    calls: one(at.weth9, call(withdraw, eth('0.3'))),
  })),
  deed('shares for a deposit', 'in a multicall', ({ at }, who) => ({
    clauses: [pays(token(at.practiceDollar), usd('50')), gets(token(at.practiceSavings), usd('50'))],
    calls: one(at.practiceSavings, call(multicall, [call(save, usd('20'), who), call(save, usd('30'), who)])),
  })),

  deed('an item by safeTransferFrom', 'a pass', (field, who) => ({
    clauses: [pays(item(field.at.practicePass, field.passOf(who)), 1n, field.friend)],
    calls: one(field.at.practicePass, call(sendItem, who, field.friend, field.passOf(who))),
  })),
  deed('an item by safeTransferFrom', 'a pass by transferFrom', (field, who) => ({
    clauses: [pays(item(field.at.practicePass, field.passOf(who)), 1n, field.friend)],
    calls: one(field.at.practicePass, call(transferFrom, who, field.friend, field.passOf(who))),
  })),
  deed('an item by safeTransferFrom', 'tokens by transferFrom', ({ steps, friend }, who) => ({
    clauses: [pays(token(steps), 900n, friend)],
    calls: one(steps, call(transferFrom, who, friend, 900n)),
  })),

  deed('a name or an address in other case', 'small letters', ({ at, friend }) => ({
    clauses: [
      pays(token(at.practiceDollar.toLowerCase() as Address), usd('120'), friend.toLowerCase() as Address),
    ],
    calls: one(at.practiceDollar, call(transfer, friend, usd('120'))),
  })),
  deed('a name or an address in other case', 'small letters of a spender', ({ at }) => ({
    clauses: [allows(at.router.toLowerCase() as Address, token(at.practiceDollar), usd('700'))],
    calls: one(at.practiceDollar, call(approve, at.router, usd('700'))),
  })),
  deed('a name or an address in other case', 'a name in capitals', ({ at, info }) => ({
    clauses: [
      {
        kind: 'pay',
        asset: token(at.practiceDollar),
        sum: { how: 'exactly', raw: usd('120') },
        to: { address: info.accounts[1]?.address ?? at.stranger, name: 'CoPilot.eth' },
      },
    ],
    calls: one(at.practiceDollar, call(transfer, info.accounts[1]?.address ?? at.stranger, usd('120'))),
  })),

  deed('taken back', 'by 0', ({ at, steps }) => ({
    clauses: [revokes(at.router, token(steps))],
    calls: one(steps, call(approve, at.router, 0n)),
  })),
  deed('taken back', 'by steps', ({ at, steps }) => ({
    clauses: [revokes(at.router, token(steps))],
    calls: one(steps, call(decrease, at.router, 700n)),
  })),
  deed('taken back', 'by a lockdown', ({ at }) => ({
    clauses: [revokes(at.universalRouter, token(at.practiceDollar))],
    calls: one(at.permit2, call(lockdown, [{ token: at.practiceDollar, spender: at.universalRouter }])),
  })),
  deed('taken back', 'an item', (field, who) => ({
    clauses: [revokes(field.thief, item(field.at.practicePass, field.passOf(who)))],
    calls: one(field.at.practicePass, call(approve, `0x${'0'.repeat(40)}`, field.passOf(who))),
  })),

  deed('the fee is within what was said', 'a payment', ({ at, friend }) => ({
    clauses: [pays(token(at.practiceDollar), usd('120'), friend)],
    calls: one(at.practiceDollar, call(transfer, friend, usd('120'))),
    feeMost: eth('0.1'),
  })),
  deed('the fee is within what was said', 'a swap', (field, who) => ({
    clauses: sold(field),
    calls: swap(field, who),
    feeMost: eth('0.1'),
  })),
  deed('the fee is within what was said', 'ether', ({ friend }) => ({
    clauses: [pays(ether, eth('1.5'), friend)],
    calls: one(friend, '0x', eth('1.5')),
    feeMost: eth('0.1'),
  })),

  deed('something comes besides', 'a gift beside what is taken out', ({ at, whole }, who) => ({
    clauses: [pays(token(at.practiceSavings), usd('40')), gets(token(at.practiceDollar), usd('40'))],
    calls: [
      ...one(at.practiceSavings, call(redeem, usd('40'), who, who)),
      ...one(whole, call('function mint(address to, uint256 value)', who, 3n)),
    ],
  })),
  deed('something comes besides', 'a gift beside a payment', ({ at, friend, whole }, who) => ({
    clauses: [pays(token(at.practiceDollar), usd('120'), friend)],
    calls: [
      ...one(at.practiceDollar, call(transfer, friend, usd('120'))),
      ...one(whole, call('function mint(address to, uint256 value)', who, 3n)),
    ],
  })),
  deed('something comes besides', 'a gift beside a deposit', ({ at, whole }, who) => ({
    clauses: [pays(token(at.practiceDollar), usd('50')), gets(token(at.practiceSavings), usd('50'))],
    calls: [
      ...one(whole, call('function mint(address to, uint256 value)', who, 3n)),
      ...one(at.practiceSavings, call(save, usd('50'), who)),
    ],
  })),

  ...[false, true].flatMap((isTurned): readonly Deed[] => {
    const turned = <T>(its: readonly T[]) => (isTurned ? its.toReversed() : its);
    const id = isTurned ? 'the last one first' : 'as said';
    return [
      deed('independent calls in any order', `two payments, ${id}`, ({ at, friend, other }) => ({
        clauses: [pays(token(at.practiceDollar), usd('120'), friend), pays(ether, eth('1'), other)],
        calls: turned([
          ...one(at.practiceDollar, call(transfer, friend, usd('120'))),
          ...one(other, '0x', eth('1')),
        ]),
      })),
      deed('independent calls in any order', `a swap and an allowance, ${id}`, (field, who) => ({
        clauses: [...sold(field), allows(field.at.router, token(field.whole), 30n)],
        calls: turned([...swap(field, who), ...one(field.whole, call(approve, field.at.router, 30n))]),
      })),
    ];
  }),
];
