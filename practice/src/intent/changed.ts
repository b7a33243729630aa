/** Requests that do something else than what was said: by the kinds of what must differ. */
import {
  allows,
  changes,
  collection,
  ether,
  gets,
  item,
  pays,
  paysAtMost,
  revokes,
  token,
} from '@readback/scenarios/intents/clauses.ts';
import { guest } from '@readback/scenarios/practiceNames.ts';
import { type Address, maxUint256, zeroAddress } from 'viem';
import { allowPermit2, approve, caller, execute, one, swapInput, transfer } from '../corpus/moves.ts';
import { call } from '../truth/sky.ts';
import type { Deed, Move } from './asked.ts';
import type { Field } from './field.ts';
import {
  approveAll,
  decrease,
  deposit,
  eth,
  etherForExact,
  exactIn,
  exactOut,
  increase,
  lockdown,
  redeem,
  save,
  sendItem,
  tokensForEther,
  usd,
} from './moves.ts';

const about = eth('0.0325');
const soon = (now: bigint) => now + 1_200n;

function deed(kind: string, id: string, make: Deed['make'], only?: readonly string[]): Deed {
  return only === undefined ? { kind, id, make } : { kind, id, make, only };
}

/** The same deed for several things. */
function each<T>(
  kind: string,
  its: Readonly<Record<string, T>>,
  make: (it: T, field: Field, who: Address) => Move,
): readonly Deed[] {
  return Object.entries(its).map(([id, it]) => deed(kind, id, (field, who) => make(it, field, who)));
}

/** In the others, whoever sends what is signed pays. */
const feePayers = ['plain', 'batch', 'account-execute', 'operation', 'safe-carried-out', 'borrowed-code'];

const safes = ['safe', 'safe-batch', 'safe-carried-out', 'safe-batch-in-a-batch'];

/** A hundred and twenty dollars to a friend, and what is asked instead. */
const paid = (at: Field['at'], friend: Address) => [pays(token(at.practiceDollar), usd('120'), friend)];
const dollars = (at: Field['at'], to: Address, raw: bigint) =>
  one(at.practiceDollar, call(transfer, to, raw));
const sold = ({ at }: Field) => [pays(token(at.practiceDollar), usd('100')), gets(token(at.weth9), about)];
const swap = ({ at, now }: Field, to: Address, least = about, sells = usd('100')) =>
  one(at.router, call(exactIn, sells, least, [at.practiceDollar, at.weth9], to, soon(now)));
const allowed = (at: Field['at']) => [allows(at.router, token(at.practiceDollar), usd('700'))];

export const changed: readonly Deed[] = [
  ...each('amount more', { unit: 1n, cent: usd('0.01'), half: usd('60') }, (more, { at, friend }) => ({
    clauses: paid(at, friend),
    calls: dollars(at, friend, usd('120') + more),
  })),
  deed('amount more', 'at most', ({ at, friend }) => ({
    clauses: [paysAtMost(token(at.practiceDollar), usd('120'), friend)],
    calls: dollars(at, friend, usd('120') + 1n),
  })),
  deed('amount more', 'of a token without decimals', ({ whole, friend }) => ({
    clauses: [pays(token(whole), 1n, friend)],
    calls: one(whole, call(transfer, friend, 3n)),
  })),
  deed('amount more', 'of what was to be shared out', ({ at, friend, other }) => ({
    clauses: [
      paysAtMost(token(at.practiceDollar), usd('20'), friend),
      paysAtMost(token(at.practiceDollar), usd('100'), other),
    ],
    calls: [...dollars(at, friend, usd('90')), ...dollars(at, other, usd('10'))],
  })),
  ...each('amount less', { unit: 1n, half: usd('60'), most: usd('119') }, (less, { at, friend }) => ({
    clauses: paid(at, friend),
    calls: dollars(at, friend, usd('120') - less),
  })),
  deed('amount less', 'nothing of a token without decimals', ({ whole, friend }) => ({
    clauses: [pays(token(whole), 2n, friend)],
    calls: one(whole, call(transfer, friend, 0n)),
  })),
  deed('amount less', 'not all', ({ at, friend }) => ({
    clauses: [{ kind: 'pay', asset: token(at.practiceToken), sum: { how: 'all' }, to: { address: friend } }],
    calls: one(at.practiceToken, call(transfer, friend, eth('60'))),
  })),
  ...each('ten times and a tenth', { tenfold: 10n, hundredfold: 100n }, (times, { steps, friend }) => ({
    clauses: [pays(token(steps), 1_000n, friend)],
    calls: one(steps, call(transfer, friend, 1_000n * times)),
  })),
  ...each('ten times and a tenth', { tenth: 10n, hundredth: 100n }, (part, { friend }) => ({
    clauses: [pays(ether, eth('1'), friend)],
    calls: one(friend, '0x', eth('1') / part),
  })),
  ...each(
    'another token',
    { token: 'practiceToken', wrapped: 'weth9', savings: 'practiceSavings' } as const,
    (name, { at, friend }) => ({
      clauses: [pays(token(at.practiceDollar), 900n, friend)],
      calls: one(at[name], call(transfer, friend, 900n)),
    }),
  ),
  deed('same symbol, other contract', 'allowed', ({ at }) => ({
    clauses: allowed(at),
    calls: one(at.fakeDollar, call(approve, at.router, usd('700'))),
  })),
  deed('same symbol, other contract', 'bought', ({ at, now }, who) => ({
    clauses: [pays(token(at.weth9), eth('0.01')), gets(token(at.practiceDollar), usd('28'))],
    calls: one(at.router, call(exactIn, eth('0.01'), usd('28'), [at.weth9, at.fakeDollar], who, soon(now))),
  })),
  deed('same symbol, other contract', 'paid', ({ at, friend }) => ({
    clauses: [pays(token(at.fakeDollar), usd('120'), friend)],
    calls: dollars(at, friend, usd('120')),
  })),
  deed('native or wrapped', 'wrapped is paid', ({ at, friend }) => ({
    clauses: [pays(ether, eth('0.5'), friend)],
    calls: one(at.weth9, call(transfer, friend, eth('0.5'))),
  })),
  deed('native or wrapped', 'native is paid', ({ at, friend }) => ({
    clauses: [pays(token(at.weth9), eth('0.5'), friend)],
    calls: one(friend, '0x', eth('0.5')),
  })),
  deed('native or wrapped', 'native comes', (field, who) => ({
    clauses: sold(field),
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
  ...each(
    'bridged twin',
    { dai: 'practiceDai', fake: 'fakeDollar', savings: 'practiceSavings' } as const,
    (name, { at }) => ({
      clauses: [allows(at.router, token(at[name]), usd('700'))],
      calls: one(at.practiceDollar, call(approve, at.router, usd('700'))),
    }),
  ),
  deed('another item', 'sent', (field, who) => ({
    clauses: [pays(item(field.at.practicePass, field.passOf(who)), 1n, field.friend)],
    calls: one(field.at.practicePass, call(sendItem, who, field.friend, field.passOf(who, 1))),
  })),
  deed('another item', 'both', (field, who) => ({
    clauses: [pays(item(field.at.practicePass, field.passOf(who)), 1n, field.friend)],
    calls: ([0, 1] as const).flatMap((it) =>
      one(field.at.practicePass, call(sendItem, who, field.friend, field.passOf(who, it))),
    ),
  })),
  deed('another item', 'allowed', (field, who) => ({
    clauses: [allows(field.at.seaport, item(field.at.practicePass, field.passOf(who)))],
    calls: one(field.at.practicePass, call(approve, field.at.seaport, field.passOf(who, 1))),
  })),
  ...each(
    'other receiver',
    { plain: 'stranger', contract: 'trap', token: 'practiceDollar' } as const,
    (to, { at, friend }) => ({
      clauses: paid(at, friend),
      calls: dollars(at, at[to], usd('120')),
    }),
  ),
  deed('other receiver', 'of ether', ({ at, friend }) => ({
    clauses: [pays(ether, eth('1'), friend)],
    calls: one(at.stranger, '0x', eth('1')),
  })),
  deed('other receiver', 'of an item', (field, who) => ({
    clauses: [pays(item(field.at.practicePass, field.passOf(who)), 1n, field.friend)],
    calls: one(field.at.practicePass, call(sendItem, who, field.other, field.passOf(who))),
  })),
  deed('look-alike', 'tokens', ({ at, friend, lookAlike }) => ({
    clauses: paid(at, friend),
    calls: dollars(at, lookAlike, usd('120')),
  })),
  deed('look-alike', 'ether', ({ friend, lookAlike }) => ({
    clauses: [pays(ether, eth('1'), friend)],
    calls: one(lookAlike, '0x', eth('1')),
  })),
  deed('look-alike', 'a spender', ({ at, friend, lookAlike }) => ({
    clauses: [allows(friend, token(at.practiceDollar), usd('700'))],
    calls: one(at.practiceDollar, call(approve, lookAlike, usd('700'))),
  })),
  ...each(
    'a name that gives another address now',
    { guest: 'guest.eth', cloud: 'cloud.eth', pilot: 'tower.eth' },
    (name, { at, friend }) => ({
      clauses: [
        {
          kind: 'pay',
          asset: token(at.practiceDollar),
          sum: { how: 'exactly', raw: usd('120') },
          to: { address: friend, name },
        },
      ],
      calls: dollars(at, friend, usd('120')),
    }),
  ),
  ...each('output to another', { friend: 'friend', stranger: 'other' } as const, (to, field) => ({
    clauses: sold(field),
    calls: swap(field, field[to]),
  })),
  deed('output to another', 'of a plan', (field) => ({
    clauses: sold(field),
    calls: one(
      field.at.universalRouter,
      call(execute, '0x08', [swapInput(field, field.at.stranger, about)], soon(field.now)),
    ),
  })),
  deed('output to another', 'of a part', (field, who) => ({
    clauses: [pays(token(field.at.practiceDollar), usd('100')), gets(token(field.at.weth9), eth('0.015'))],
    calls: [
      ...swap(field, who, eth('0.015'), usd('50')),
      ...swap(field, field.at.stranger, eth('0.015'), usd('50')),
    ],
  })),
  ...each('a second payee', { nothing: 0n, unit: 1n, much: usd('50') }, (raw, { at, friend }) => ({
    clauses: paid(at, friend),
    calls: [...dollars(at, friend, usd('120') - raw), ...dollars(at, at.stranger, raw)],
  })),
  deed('a second payee', 'of wei', ({ at, friend }) => ({
    clauses: paid(at, friend),
    calls: [...dollars(at, friend, usd('120')), ...one(at.stranger, '0x', 1n)],
  })),
  deed('a second payee', 'of another unit of a token without decimals', ({ whole, friend, at }) => ({
    clauses: [pays(token(whole), 1_000n, friend)],
    calls: [...one(whole, call(transfer, friend, 1_000n)), ...one(whole, call(transfer, at.stranger, 1n))],
  })),
  ...each(
    'less arrives than was sent',
    { little: '1', some: '20', much: '100' },
    (amount, { at, friend }) => ({
      clauses: [pays(token(at.feeToken), eth(amount), friend)],
      calls: one(at.feeToken, call(transfer, friend, eth(amount))),
    }),
  ),
  deed('another asset leaves', 'a token', ({ at, friend }) => ({
    clauses: paid(at, friend),
    calls: [...dollars(at, friend, usd('120')), ...one(at.practiceToken, call(transfer, friend, eth('1')))],
  })),
  deed('another asset leaves', 'an item', (field, who) => ({
    clauses: paid(field.at, field.friend),
    calls: [
      ...dollars(field.at, field.friend, usd('120')),
      ...one(field.at.practicePass, call(sendItem, who, field.friend, field.passOf(who))),
    ],
  })),
  deed('another asset leaves', 'ether', ({ at, friend }) => ({
    clauses: paid(at, friend),
    calls: [...dollars(at, friend, usd('120')), ...one(friend, '0x', eth('0.1'))],
  })),
  deed('another asset leaves', 'into savings', (field, who) => ({
    clauses: sold(field),
    calls: [...swap(field, who), ...one(field.at.practiceSavings, call(save, usd('10'), who))],
  })),
  deed('another asset leaves', 'savings for the same', (field, who) => ({
    clauses: [gets(token(field.at.practiceDollar), usd('10'))],
    calls: one(field.at.practiceSavings, call(redeem, usd('10'), who, who)),
  })),
  deed('another allowance', 'beside a payment', ({ at, friend }) => ({
    clauses: paid(at, friend),
    calls: [...dollars(at, friend, usd('120')), ...one(at.practiceDollar, call(approve, at.stranger, 1n))],
  })),
  deed('another allowance', 'more than a swap takes', (field, who) => ({
    clauses: sold(field),
    calls: [...one(field.at.practiceDollar, call(approve, field.at.router, usd('101'))), ...swap(field, who)],
  })),
  deed('another allowance', 'for another than the one that swaps', (field, who) => ({
    clauses: sold(field),
    calls: [
      ...one(field.at.practiceDollar, call(approve, field.at.stranger, usd('100'))),
      ...swap(field, who),
    ],
  })),
  deed('another allowance', 'of another token to the same spender', ({ at }) => ({
    clauses: allowed(at),
    calls: [
      ...one(at.practiceDollar, call(approve, at.router, usd('700'))),
      ...one(at.practiceDai, call(approve, at.router, usd('700'))),
    ],
  })),
  deed('another allowance', 'at Permit2 besides', ({ at, now }) => ({
    clauses: [allows(at.universalRouter, token(at.practiceDollar), usd('700'))],
    calls: [
      ...one(at.practiceDollar, call(approve, at.universalRouter, usd('700'))),
      ...one(
        at.permit2,
        call(allowPermit2, at.practiceDollar, at.universalRouter, usd('700'), Number(now) + 60),
      ),
    ],
  })),
  ...each('allowance higher', { unit: 1n, tenfold: usd('6300') }, (more, { at }) => ({
    clauses: allowed(at),
    calls: one(at.practiceDollar, call(approve, at.router, usd('700') + more)),
  })),
  deed('allowance higher', 'on top', ({ steps, at }) => ({
    clauses: [allows(at.router, token(steps), 800n)],
    calls: one(steps, call(increase, at.router, 800n)),
  })),
  deed('allowance higher', 'at Permit2', ({ at, now }) => ({
    clauses: [allows(at.universalRouter, token(at.practiceDollar), usd('100'))],
    calls: one(
      at.permit2,
      call(allowPermit2, at.practiceDollar, at.universalRouter, usd('101'), Number(now) + 60),
    ),
  })),
  ...each(
    'without a limit',
    { most: maxUint256, half: 2n ** 255n, 'as good as': 2n ** 128n },
    (raw, { at }) => ({
      clauses: allowed(at),
      calls: one(at.practiceDollar, call(approve, at.router, raw)),
    }),
  ),
  deed('without a limit', 'at Permit2', ({ at, now }) => ({
    clauses: [allows(at.universalRouter, token(at.practiceDollar), usd('100'))],
    calls: one(
      at.permit2,
      call(allowPermit2, at.practiceDollar, at.universalRouter, 2n ** 160n - 1n, Number(now) + 60),
    ),
  })),
  ...each('longer', { second: 1n, day: 86_400n, ever: 2n ** 47n }, (more, { at, now }) => ({
    clauses: [allows(at.universalRouter, token(at.practiceDollar), usd('100'), now + 3_600n)],
    calls: one(
      at.permit2,
      call(allowPermit2, at.practiceDollar, at.universalRouter, usd('100'), Number(now + 3_600n + more)),
    ),
  })),
  deed('longer', 'without an end', ({ at, now }) => ({
    clauses: [allows(at.router, token(at.practiceDollar), usd('100'), now + 3_600n)],
    calls: one(at.practiceDollar, call(approve, at.router, usd('100'))),
  })),
  ...each(
    'other spender',
    { stranger: 'stranger', contract: 'trap', permit2: 'permit2' } as const,
    (to, { at }) => ({
      clauses: allowed(at),
      calls: one(at.practiceDollar, call(approve, at[to], usd('700'))),
    }),
  ),
  deed('other spender', 'at Permit2', ({ at, now }) => ({
    clauses: [allows(at.universalRouter, token(at.practiceDollar), usd('100'))],
    calls: one(at.permit2, call(allowPermit2, at.practiceDollar, at.stranger, usd('100'), Number(now) + 60)),
  })),
  deed('a whole collection', 'for an item', (field, who) => ({
    clauses: [allows(field.at.seaport, item(field.at.practicePass, field.passOf(who)))],
    calls: one(field.at.practicePass, call(approveAll, field.at.seaport, true)),
  })),
  deed('a whole collection', 'besides', (field, who) => ({
    clauses: [allows(field.at.seaport, item(field.at.practicePass, field.passOf(who)))],
    calls: [
      ...one(field.at.practicePass, call(approve, field.at.seaport, field.passOf(who))),
      ...one(field.at.practicePass, call(approveAll, field.at.seaport, true)),
    ],
  })),
  deed('a whole collection', 'another one', ({ at }) => ({
    clauses: [allows(at.seaport, collection(at.practicePass))],
    calls: one(at.practiceItems, call(approveAll, at.seaport, true)),
  })),
  deed('a revoke that grants', 'an amount', ({ at, steps }) => ({
    clauses: [revokes(at.router, token(steps))],
    calls: one(steps, call(approve, at.router, 700n)),
  })),
  deed('a revoke that grants', 'without a limit', ({ at }) => ({
    clauses: [revokes(at.router, token(at.practiceDollar))],
    calls: one(at.practiceDollar, call(approve, at.router, maxUint256)),
  })),
  deed('a revoke that grants', 'a collection', ({ at }) => ({
    clauses: [revokes(at.seaport, collection(at.practicePass))],
    calls: one(at.practicePass, call(approveAll, at.seaport, true)),
  })),
  deed('a revoke that grants', 'and takes back before', ({ at, steps }) => ({
    clauses: [revokes(at.router, token(steps))],
    calls: [0n, 5n].flatMap((it) => one(steps, call(approve, at.router, it))),
  })),
  ...each(
    'a revoke of another spender',
    { permit2: 'permit2', stranger: 'stranger' } as const,
    (to, { at }) => ({
      clauses: [revokes(at.router, token(at.practiceDollar))],
      calls: one(at.practiceDollar, call(approve, at[to], 0n)),
    }),
  ),
  deed('a revoke of another spender', 'for an item', (field, who) => ({
    clauses: [revokes(field.thief, item(field.at.practicePass, field.passOf(who)))],
    calls: one(field.at.practicePass, call(approve, zeroAddress, field.passOf(who, 1))),
  })),
  deed('a revoke of another spender', 'at Permit2', ({ at }) => ({
    clauses: [revokes(at.universalRouter, token(at.practiceDollar))],
    calls: one(at.permit2, call(lockdown, [{ token: at.practiceDollar, spender: at.stranger }])),
  })),
  deed('a revoke that leaves one standing', 'a part', ({ at, steps }) => ({
    clauses: [revokes(at.router, token(steps))],
    calls: one(steps, call(decrease, at.router, 300n)),
  })),
  deed('a revoke that leaves one standing', 'one of two', ({ at, steps }) => ({
    clauses: [revokes(at.router, token(steps)), revokes(at.router, token(at.practiceDollar))],
    calls: one(steps, call(approve, at.router, 0n)),
  })),
  deed('a revoke that leaves one standing', 'the one at the token', ({ at, now }) => ({
    clauses: [revokes(at.router, token(at.practiceDollar))],
    calls: one(at.permit2, call(allowPermit2, at.practiceDollar, at.router, 0n, Number(now) + 60)),
  })),
  deed('a revoke that leaves one standing', 'the one at Permit2', ({ at }) => ({
    clauses: [revokes(at.universalRouter, token(at.practiceDollar))],
    calls: one(at.practiceDollar, call(approve, at.universalRouter, 0n)),
  })),
  ...each('a claim that takes', { 'as much': 1_000n, more: usd('5') }, (taken, { at, thief }) => ({
    clauses: [gets(token(at.weth9), 1_000n)],
    calls: one(
      thief,
      call(
        'function claim(address give, uint256 amount, address take, uint256 taken)',
        at.weth9,
        1_000n,
        at.practiceDollar,
        taken,
      ),
    ),
  })),
  deed('a claim that takes', 'pays for it', ({ at, thief, friend }) => ({
    clauses: [gets(token(at.weth9), 1_000n)],
    calls: [
      ...one(
        thief,
        call(
          'function claim(address give, uint256 amount, address take, uint256 taken)',
          at.weth9,
          1_000n,
          at.practiceDollar,
          0n,
        ),
      ),
      ...dollars(at, friend, 1n),
    ],
  })),
  deed('nothing comes', 'only said to come', ({ at }) => ({
    clauses: [gets(token(at.eventToken), eth('5'))],
    calls: one(at.eventToken, call('function claim(uint256 value)', eth('5'))),
  })),
  deed('nothing comes', 'a mere payment', (field) => ({
    clauses: sold(field),
    calls: dollars(field.at, field.at.wethDollarPair, usd('100')),
  })),
  deed('nothing comes', 'no call', (field) => ({
    clauses: [gets(token(field.at.weth9), 1n)],
    calls: one(field.at.practiceDollar, call('function balanceOf(address)', field.friend)),
  })),
  ...each('below the minimum', { unit: 1n, half: eth('0.016') }, (less, field, who) => ({
    clauses: sold(field),
    calls: swap(field, who, about - less),
  })),
  deed('below the minimum', 'comes', (field, who) => ({
    clauses: [pays(token(field.at.practiceDollar), usd('100')), gets(token(field.at.weth9), eth('0.05'))],
    calls: swap(field, who),
  })),
  deed('below the minimum', 'of two parts', (field, who) => ({
    clauses: sold(field),
    calls: [...swap(field, who, eth('0.016'), usd('50')), ...swap(field, who, eth('0.016'), usd('50'))],
  })),
  deed('minimum 0', 'of a swap', (field, who) => ({ clauses: sold(field), calls: swap(field, who, 0n) })),
  deed('minimum 0', 'of a plan', (field) => ({
    clauses: sold(field),
    calls: one(
      field.at.universalRouter,
      call(execute, '0x08', [swapInput(field, caller, 0n)], soon(field.now)),
    ),
  })),
  deed('minimum 0', 'of one of two, made up by another token', ({ at, now }, who) => ({
    clauses: [
      pays(token(at.practiceDollar), usd('100')),
      gets(token(at.weth9), eth('0.015')),
      pays(token(at.practiceToken), eth('1')),
    ],
    calls: [
      ...one(at.router, call(exactIn, usd('100'), 0n, [at.practiceDollar, at.weth9], who, soon(now))),
      ...one(
        at.router,
        call(exactIn, eth('1'), 1n, [at.practiceToken, at.weth9, at.practiceDollar], who, soon(now)),
      ),
    ],
  })),
  deed('exact input and output swapped', 'takes more when the price is another', ({ at, now }, who) => ({
    clauses: [paysAtMost(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))],
    calls: one(
      at.router,
      call(exactOut, eth('0.03'), usd('400'), [at.practiceDollar, at.weth9], who, soon(now)),
    ),
  })),
  deed('exact input and output swapped', 'for ether', ({ at, now }, who) => ({
    clauses: [paysAtMost(ether, eth('0.02')), gets(token(at.practiceDollar), usd('28'))],
    calls: one(
      at.router,
      call(etherForExact, usd('28'), [at.weth9, at.practiceDollar], who, soon(now)),
      eth('2'),
    ),
  })),
  deed('exact input and output swapped', 'an exact output for an exact input', (field, who) => ({
    clauses: sold(field),
    calls: one(
      field.at.router,
      call(exactOut, about, usd('100'), [field.at.practiceDollar, field.at.weth9], who, soon(field.now)),
    ),
  })),
  ...each('credited to another', { friend: 'friend', other: 'other' } as const, (to, field) => ({
    clauses: [
      pays(token(field.at.practiceDollar), usd('50')),
      gets(token(field.at.practiceSavings), usd('50')),
    ],
    calls: one(field.at.practiceSavings, call(save, usd('50'), field[to])),
  })),
  deed('credited to another', 'taken out for another', (field, who) => ({
    clauses: [
      pays(token(field.at.practiceSavings), usd('40')),
      gets(token(field.at.practiceDollar), usd('40')),
    ],
    calls: one(field.at.practiceSavings, call(redeem, usd('40'), field.friend, who)),
  })),
  deed('credited to another', 'nobody said who gets it', (field) => ({
    clauses: [pays(token(field.at.practiceDollar), usd('50'))],
    calls: one(field.at.practiceSavings, call(save, usd('50'), field.at.stranger)),
  })),
  deed(
    'owner',
    'another one comes',
    ({ at, other, friend }) => ({
      clauses: [changes('owner', at.safe, friend)],
      calls: one(
        at.safe,
        call('function addOwnerWithThreshold(address owner, uint256 threshold)', other, 2n),
      ),
    }),
    safes,
  ),
  deed(
    'owner',
    'unsaid, beside a payment',
    ({ at, other, friend }) => ({
      clauses: paid(at, friend),
      calls: [
        ...dollars(at, friend, usd('120')),
        ...one(at.safe, call('function addOwnerWithThreshold(address owner, uint256 threshold)', other, 2n)),
      ],
    }),
    safes,
  ),
  deed(
    'owner',
    'who was to go stays',
    ({ at, friend, info }) => ({
      clauses: [changes('owner', at.safe, friend, info.accounts[3]?.address)],
      calls: one(
        at.safe,
        call('function addOwnerWithThreshold(address owner, uint256 threshold)', friend, 2n),
      ),
    }),
    safes,
  ),
  deed(
    'owner',
    'only one of two comes',
    ({ at, friend, other }) => ({
      clauses: [changes('owner', at.safe, friend), changes('owner', at.safe, other)],
      calls: one(
        at.safe,
        call('function addOwnerWithThreshold(address owner, uint256 threshold)', friend, 2n),
      ),
    }),
    safes,
  ),
  ...([1n, 3n] as const).map((threshold) =>
    deed(
      'threshold',
      `becomes ${threshold} besides`,
      ({ at, friend }) => ({
        clauses: [changes('owner', at.safe, friend)],
        calls: one(
          at.safe,
          call('function addOwnerWithThreshold(address owner, uint256 threshold)', friend, threshold),
        ),
      }),
      safes,
    ),
  ),
  deed(
    'threshold',
    'becomes another',
    ({ at }) => ({
      clauses: [changes('threshold', at.safe, 3n)],
      calls: one(at.safe, call('function changeThreshold(uint256 threshold)', 1n)),
    }),
    safes,
  ),
  ...(['module', 'guard', 'handler'] as const).flatMap((part): readonly Deed[] => {
    const set = {
      module: 'function enableModule(address module)',
      guard: 'function setGuard(address guard)',
      handler: 'function setFallbackHandler(address handler)',
    }[part];
    const place = part === 'guard' ? 'practiceGuard' : 'practiceModule';
    return [
      deed(
        part,
        'another one',
        ({ at, friend }) => ({
          clauses: [changes(part, at.safe, friend)],
          calls: one(at.safe, call(set, at[place])),
        }),
        safes,
      ),
      deed(
        part,
        'unsaid',
        ({ at, friend }) => ({
          clauses: paid(at, friend),
          calls: [...dollars(at, friend, usd('120')), ...one(at.safe, call(set, at[place]))],
        }),
        safes,
      ),
      deed(
        part,
        'instead of an owner',
        ({ at, friend }) => ({
          clauses: [changes('owner', at.safe, friend)],
          calls: one(at.safe, call(set, at[place])),
        }),
        safes,
      ),
      deed(
        part,
        'beside an owner',
        ({ at, friend }) => ({
          clauses: [changes('owner', at.safe, friend)],
          calls: [
            ...one(
              at.safe,
              call('function addOwnerWithThreshold(address owner, uint256 threshold)', friend, 2n),
            ),
            ...one(at.safe, call(set, at[place])),
          ],
        }),
        safes,
      ),
    ];
  }),
  deed(
    'code',
    'other code',
    ({ at }) => ({
      clauses: [changes('code', at.changingToken, at.changedTokenCode)],
      calls: one(
        at.changingToken,
        call(
          'function upgradeToAndCall(address implementation, bytes data) payable',
          at.takenCargoCode,
          '0x',
        ),
      ),
    }),
    ['plain', 'batch'],
  ),
  deed(
    'code',
    'unsaid',
    ({ at, friend }) => ({
      clauses: paid(at, friend),
      calls: [
        ...dollars(at, friend, usd('120')),
        ...one(
          at.changingToken,
          call(
            'function upgradeToAndCall(address implementation, bytes data) payable',
            at.changedTokenCode,
            '0x',
          ),
        ),
      ],
    }),
    ['batch'],
  ),
  deed(
    'code',
    'given away',
    ({ at }) => ({
      clauses: [changes('code', at.changingToken, at.changedTokenCode)],
      calls: one(at.changingToken, call('function transferOwnership(address newOwner)', at.stranger)),
    }),
    ['plain', 'batch'],
  ),
  ...(['trap', 'multicall3', 'drainer'] as const).map((to) =>
    deed(
      'delegatecall',
      to,
      ({ at, friend }) => ({
        clauses: paid(at, friend),
        calls: [{ to: at[to], data: call(transfer, friend, usd('120')), value: 0n, operation: 1 }],
      }),
      ['safe'],
    ),
  ),
  ...([1n, 1_000_000n, 10n ** 9n] as const).map((feeMost) =>
    deed(
      'fee above the most said',
      `${feeMost} wei`,
      ({ at, friend }) => ({
        clauses: paid(at, friend),
        calls: dollars(at, friend, usd('120')),
        feeMost,
      }),
      feePayers,
    ),
  ),
  ...each(
    'would fail',
    { tokens: 'practiceDollar', pass: 'practiceToken' } as const,
    (name, { at, friend }) => ({
      clauses: [pays(token(at[name]), 2n ** 100n, friend)],
      calls: one(at[name], call(transfer, friend, 2n ** 100n)),
    }),
  ),
  deed('would fail', 'at its minimum', (field, who) => ({
    clauses: [pays(token(field.at.practiceDollar), usd('100')), gets(token(field.at.weth9), eth('1'))],
    calls: swap(field, who, eth('1')),
  })),
  ...each(
    'worse in another block',
    { coinbase: 'byCoinbase', 'gas price': 'byGasPrice', 'base fee': 'byBaseFee' },
    (name, { at }) => ({
      clauses: [gets(token(at.watcherToken), 1n)],
      calls: one(at.watcherToken, call(`function ${name}()`)),
    }),
  ),
  deed('given back for more or for others', 'twice what was said', ({ at }, who) => ({
    clauses: [{ ...gets(token(at.practiceDollar), usd('20')), out: true }],
    calls: one(at.practiceSavings, call(redeem, usd('40'), who, who)),
  })),
  deed('given back for more or for others', 'some of it for another', ({ at, friend }, who) => ({
    clauses: [{ ...gets(token(at.practiceDollar), usd('20')), out: true }],
    calls: [
      ...one(at.practiceSavings, call(redeem, usd('20'), who, who)),
      ...one(at.practiceSavings, call(redeem, usd('20'), friend, who)),
    ],
  })),
  deed('given back for more or for others', 'shares beside it', ({ at, friend }, who) => ({
    clauses: [{ ...gets(token(at.practiceDollar), usd('20')), out: true }],
    calls: [
      ...one(at.practiceSavings, call(redeem, usd('20'), who, who)),
      ...one(at.practiceSavings, call(transfer, friend, usd('5'))),
    ],
  })),
  deed('pays nobody', 'what nobody asked for', ({ at }) => ({
    clauses: [{ kind: 'nothing' }],
    calls: dollars(at, guest, 1n),
  })),
  deed('pays nobody', 'wrapped', ({ at }) => ({
    clauses: [{ kind: 'nothing' }],
    calls: one(at.weth9, call(deposit), 1n),
  })),
  deed('pays nobody', 'allowed', ({ at }) => ({
    clauses: [{ kind: 'nothing' }],
    calls: one(at.practiceDollar, call(approve, at.router, 1n)),
  })),
];
