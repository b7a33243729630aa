import { describe, expect, it } from 'vitest';
import { call, contract, friend, key, me, safe, typed, usdc, weth } from '../check/testing/views.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Clause } from '../model/intent.ts';
import { unknown } from '../model/known.ts';
import {
  allows,
  allowsAll,
  ape,
  apes,
  apesAsToken,
  approve,
  approveAll,
  arrived,
  atPermit2,
  type Case,
  collection,
  dollars,
  ether,
  from,
  gets,
  inPermit2,
  itemMay,
  may,
  means,
  nothing,
  ofSafe,
  once,
  operates,
  owns,
  pays,
  permit2,
  revokes,
  said,
  several,
  trade,
  transfer,
  unknownCall,
  vague,
  wrapped,
} from './testing/compared.ts';

const nobody = '0x0000000000000000000000000000000000000000';
const daiPermit = (allowed: boolean, expiry = 0n) =>
  call(
    usdc,
    'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
    [me, contract, 0n, expiry, allowed, 27, `0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`],
  );
const onceEach = (...amounts: readonly bigint[]) =>
  typed(
    {
      PermitBatchTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions[]' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    'PermitBatchTransferFrom',
    {
      permitted: amounts.map((amount) => ({ token: usdc, amount })),
      spender: contract,
      nonce: 0n,
      deadline: 1_900_000_000n,
    },
    { name: 'Permit2', chainId: 1n, verifyingContract: permit2 },
  );
const itemPermit = (tokenId: bigint) =>
  typed(
    {
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'tokenId', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    'Permit',
    { spender: contract, tokenId, nonce: 0n, deadline: 1_900_000_000n },
    { name: 'Apes', version: '1', chainId: 1n, verifyingContract: apes },
  );
const revokesTwo = means(revokes(dollars), revokes(wrapped));
const bySafe = (line: Partial<EffectLine>) => ({ ...line, who: safe });
const approveBySafe = (spender: typeof me, amount: bigint) =>
  call(usdc, 'approve(address spender, uint256 amount)', [spender, amount], 0n, safe);
const moved = (amount: bigint, more: object = {}) =>
  ({ moves: [{ from: me, to: contract, asset: dollars, amount, basis: 'read', ...more } as never] }) as const;

const given: readonly Case[] = [
  [
    'an allowance with no end by a permit of another form',
    daiPermit(true),
    means(allows('noLimit')),
    [may(0n, 2n ** 256n - 1n)],
    ['asSaid'],
  ],
  [
    'no limit by a permit of another form, and a limit said',
    daiPermit(true),
    means(allows(50n)),
    [may(0n, 2n ** 256n - 1n)],
    [
      'differs',
      'allows.saysNoLimit said=intent.0.amount spender=step.0.arg.spender @0',
      'allows.saysNoLimit said=intent.0.amount spender=effect.0.counterparty',
    ],
  ],
  [
    'an end by a permit of another form that is too late',
    daiPermit(true, 10n),
    means(allows('noLimit', { until: 9n })),
    [may(0n, 2n ** 256n - 1n)],
    ['differs', 'allows.saysLonger said=intent.0.until found=step.0.arg.expiry @0'],
  ],
  [
    'taken back by a permit of another form',
    daiPermit(false),
    means(revokes(dollars)),
    [may(50n, 0n)],
    ['asSaid'],
  ],
  [
    'as much as was said in two transfers by one signature',
    onceEach(20n, 30n),
    means(allows(50n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'more than was said in two transfers by one signature',
    onceEach(21n, 30n),
    means(allows(50n)),
    undefined,
    [
      'differs',
      'allows.saysMoreInAll said=intent.0.amount found=step.0.arg.permitted.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'one of two transfers by one signature is more by itself',
    onceEach(60n, 30n),
    means(allows(50n)),
    undefined,
    [
      'differs',
      'allows.saysMore said=intent.0.amount found=step.0.arg.permitted.0.amount @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item by a signature',
    itemPermit(7n),
    means(allowsAll(ape(7n))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'another item by a signature',
    itemPermit(8n),
    means(allowsAll(ape(7n))),
    undefined,
    [
      'differs',
      'allows.saysOther said=intent.0.to found=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item by a signature where all items were said',
    itemPermit(7n),
    means(allowsAll(collection)),
    undefined,
    [
      'differs',
      'allows.saysOther said=intent.0.to found=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item by a signature where an amount of it was said',
    itemPermit(7n),
    means({ ...allows(50n), asset: apesAsToken } as Clause),
    undefined,
    [
      'differs',
      'allows.saysOther said=intent.0.to found=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item with an end that is too late',
    itemPermit(7n),
    means({ ...allowsAll(ape(7n)), until: 9n } as Clause),
    undefined,
    [
      'differs',
      'allows.saysLonger said=intent.0.until found=step.0.arg.deadline @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item whose number is more than the amount that was said',
    several(approve(contract, 50n), approve(contract, 70n, apes)),
    means(allows(50n), allowsAll(ape(70n))),
    [may(0n, 50n), itemMay(70n, false, true)],
    ['asSaid'],
  ],
  [
    'the network’s own coins, which nobody can allow',
    approve(contract, 50n),
    means({ ...allows(50n), asset: ether } as Clause),
    [may(0n, 50n)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'an allowance by a Safe',
    approveBySafe(contract, 50n),
    ofSafe(allows(50n)),
    [bySafe(may(0n, 50n))],
    ['asSaid'],
  ],
  [
    'an allowance by a Safe of more',
    approveBySafe(contract, 51n),
    ofSafe(allows(50n)),
    [bySafe(may(0n, 51n))],
    ['differs', 'allows.saysMore said=intent.0.amount found=step.0.arg.amount @0'],
  ],
  [
    'no allowance of the account that was said',
    approveBySafe(contract, 50n),
    means(allows(50n)),
    [bySafe(may(0n, 50n))],
    ['differs', 'scope.saysAccount said=intent.account found=request.from'],
  ],
  [
    'an allowance by a Safe that nobody said',
    approveBySafe(contract, 50n),
    ofSafe({ kind: 'nothing' }),
    [bySafe(may(0n, 50n))],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
  [
    'two missed, and one other given',
    approve(key, 50n),
    means(allows(50n), { ...allows(9n), spender: { address: friend } } as Clause),
    [may(0n, 50n, key)],
    [
      'differs',
      'allows.saysUnsaid spender=step.0.arg.spender @0',
      'allows.saysNothing spender=intent.0.to',
      'allows.saysNothing spender=intent.1.to',
    ],
  ],
  [
    'one missed, and two others given',
    several(approve(key, 50n), approve(friend, 9n)),
    means(allows(50n)),
    [may(0n, 50n, key), may(0n, 9n, friend)],
    [
      'differs',
      'allows.saysUnsaid spender=step.0.arg.spender @0',
      'allows.saysUnsaid spender=step.1.arg.spender @1',
      'allows.saysNothing spender=intent.0.to',
    ],
  ],
  [
    'an item and an amount of one address, which reads alike: the item',
    approve(contract, 7n, apes),
    means(allowsAll(ape(7n))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'an item and an amount of one address, which reads alike: another item',
    approve(contract, 8n, apes),
    means(allowsAll(ape(7n))),
    undefined,
    [
      'differs',
      'allows.saysOther said=intent.0.to found=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item and an amount of one address, which reads alike: the amount',
    approve(contract, 7n, apes),
    means({ ...allows(7n), asset: apesAsToken } as Clause),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a Safe’s and the own one are of two accounts',
    several(approve(contract, 50n)),
    { ...means(allows(50n)), account: safe },
    [may(0n, 50n)],
    ['differs', 'scope.saysAccount said=intent.account found=request.from'],
  ],
];

const seen: readonly Case[] = [
  [
    'what is seen to last, where an end was said and nobody asks',
    unknownCall,
    means(allows(50n, { until: 9n })),
    [may(0n, 50n)],
    ['differs', 'allows.saysNoEnd said=intent.0.until'],
  ],
  [
    'what is seen to last and is more',
    unknownCall,
    means(allows(50n, { until: 9n })),
    [may(0n, 51n)],
    [
      'differs',
      'allows.saysNoEnd said=intent.0.until',
      'allows.saysMore said=intent.0.amount found=effect.0.after',
    ],
  ],
  ['the power over a collection that stood before', unknownCall, nothing, [operates(true, true)], ['asSaid']],
  ['the power over a collection that nobody had', unknownCall, nothing, [operates(false, false)], ['asSaid']],
  [
    'an allowance that was not read before',
    unknownCall,
    nothing,
    [{ ...may(0n, 50n), before: unknown('timeout') }],
    ['differs', 'allows.saysUnsaid spender=effect.0.counterparty', '? effect.0.after notAsked: allows'],
  ],
  [
    'less by what was not read before',
    unknownCall,
    nothing,
    [{ ...may(0n, 5n), before: unknown('timeout') }],
    ['differs', 'allows.saysUnsaid spender=effect.0.counterparty', '? effect.0.after notAsked: allows'],
  ],
  ['another account’s is taken back', unknownCall, nothing, [{ ...may(50n, 0n), who: friend }], ['asSaid']],
  ['taken back as said, seen only', unknownCall, means(revokes(dollars)), [may(50n, 0n)], ['asSaid']],
  [
    'another one taken back than was said, seen only',
    unknownCall,
    means(revokes(dollars)),
    [may(50n, 0n, contract, weth)],
    [
      'differs',
      'allows.saysRevokes spender=effect.0.counterparty',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'a collection taken back where a token was said, seen only',
    unknownCall,
    means(revokes(apesAsToken)),
    [operates(true, false)],
    [
      'differs',
      'allows.saysRevokes spender=effect.0.counterparty',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'a token taken back where a collection was said, seen only',
    unknownCall,
    means(revokes(collection)),
    [may(50n, 0n, contract, apes)],
    [
      'differs',
      'allows.saysRevokes spender=effect.0.counterparty',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'one item taken back where another was said, seen only',
    unknownCall,
    means(revokes(ape(7n))),
    [itemMay(8n, true, false)],
    [
      'differs',
      'allows.saysRevokes spender=effect.0.counterparty',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'the coins of the network, which nobody can take back',
    unknownCall,
    means(revokes(ether)),
    [may(50n, 0n)],
    [
      'differs',
      'allows.saysRevokes spender=effect.0.counterparty',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'lessened where so much was said to be allowed',
    unknownCall,
    means(allows(20n)),
    [may(50n, 20n)],
    ['asSaid'],
  ],
  [
    'used to the last, as balances tell',
    unknownCall,
    means(pays(50n)),
    [may(50n, 0n), ...arrived(50n)],
    ['asSaid'],
  ],
  [
    'more of it gone than was used',
    unknownCall,
    means(pays(30n)),
    [may(50n, 0n), ...arrived(30n)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
  ],
  ['used, as moves tell', unknownCall, nothing, [may(50n, 20n)], ['asSaid'], { run: moved(30n) }],
  [
    'used less than it is lessened by, as moves tell',
    unknownCall,
    nothing,
    [may(50n, 20n)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
    { run: moved(29n) },
  ],
  [
    'another’s coins move',
    unknownCall,
    nothing,
    [may(50n, 20n)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
    { run: moved(30n, { from: friend }) },
  ],
  [
    'another token moves',
    unknownCall,
    nothing,
    [may(50n, 20n)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
    { run: moved(30n, { asset: wrapped }) },
  ],
  [
    'what comes back counts for nothing',
    unknownCall,
    nothing,
    [may(50n, 20n), from(0n, 30n)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
  ],
  [
    'a token that cannot be read is used, and nothing is sure',
    transfer(friend, 50n),
    means(pays(50n)),
    [vague(may(50n, 0n)), ...arrived(50n)],
    ['cannotCompare', '? effect.0.after notAsked: allows'],
  ],
  [
    'what was not read before is not sure either',
    transfer(friend, 50n),
    means(pays(50n)),
    [{ ...may(50n, 0n), before: unknown('timeout') }, ...arrived(50n)],
    ['cannotCompare', '? effect.0.after notAsked: allows'],
  ],
  [
    'the same at Permit2 and at the token',
    unknownCall,
    means(allows(50n)),
    [may(0n, 50n), inPermit2(0n, 51n)],
    ['differs', 'allows.saysMore said=intent.0.amount found=effect.1.after'],
  ],
];

const taken: readonly Case[] = [
  [
    'from one token, and given at another',
    several(approve(contract, 0n), approve(contract, 50n, weth)),
    means({ ...allows(50n), asset: wrapped } as Clause),
    [may(10n, 0n), may(0n, 50n, contract, weth)],
    ['differs', 'allows.saysRevokes spender=step.0.arg.spender @0'],
  ],
  [
    'two tokens as said',
    several(approve(contract, 0n), approve(contract, 0n, weth)),
    revokesTwo,
    [may(10n, 0n), may(10n, 0n, contract, weth)],
    ['asSaid'],
  ],
  [
    'the second of two is not',
    approve(contract, 0n),
    revokesTwo,
    [may(10n, 0n)],
    ['differs', 'allows.saysNotRevoked spender=intent.1.to'],
  ],
  [
    'of two the wrong amount stays',
    several(approve(contract, 0n), approve(contract, 5n, weth)),
    revokesTwo,
    [may(10n, 0n), may(10n, 5n, contract, weth)],
    [
      'differs',
      'allows.saysUnsaid spender=step.1.arg.spender @1',
      'allows.saysLeft spender=intent.1.to effect.1.after',
    ],
  ],
  ['by a Safe', approveBySafe(contract, 0n), ofSafe(revokes(dollars)), [bySafe(may(50n, 0n))], ['asSaid']],
  [
    'by the Safe and not by the account that was said',
    approveBySafe(contract, 0n),
    means(revokes(dollars)),
    [bySafe(may(50n, 0n))],
    ['differs', 'scope.saysAccount said=intent.account found=request.from'],
  ],
  [
    'what stands of another account’s',
    approve(contract, 0n),
    means(revokes(dollars)),
    [may(50n, 0n), { ...may(50n, 50n), who: friend }],
    ['asSaid'],
  ],
  [
    'all of a collection goes for an item',
    approveAll(false),
    means(revokes(ape(7n)), revokes(collection)),
    [operates(true, false), itemMay(7n, true, false)],
    ['asSaid'],
  ],
  [
    'an item given to nobody, of another spender',
    approve(nobody, 7n, apes),
    means(revokes(ape(7n))),
    [{ ...itemMay(7n, true, false), counterparty: key }],
    [
      'differs',
      'allows.saysRevokesAnother spender=intent.0.to step.0.arg.spender @0',
      'allows.saysRevokes spender=effect.0.counterparty',
    ],
  ],
  [
    'an item given to nobody, of another collection',
    approve(nobody, 7n, apes),
    means(revokes({ ...ape(7n), address: usdc })),
    [{ ...itemMay(7n, true, false), asset: { ...ape(7n), address: usdc } }],
    ['differs', 'allows.saysRevokes spender=step.0.arg.spender @0'],
  ],
  [
    'an item given to nobody that nobody could look at',
    approve(nobody, 7n, apes),
    means(revokes(ape(7n))),
    undefined,
    [
      'differs',
      'allows.saysRevokesAnother spender=intent.0.to step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an item given to nobody, and nobody said so',
    approve(nobody, 7n, apes),
    nothing,
    [itemMay(7n, true, false)],
    [
      'differs',
      'allows.saysRevokes spender=step.0.arg.spender @0',
      'allows.saysRevokes spender=effect.0.counterparty',
    ],
  ],
  [
    'an item given to nobody while all of the collection was said',
    approve(nobody, 7n, apes),
    means(revokes(collection)),
    [itemMay(7n, true, false)],
    [
      'differs',
      'allows.saysRevokesAnother spender=intent.0.to step.0.arg.spender @0',
      'allows.saysRevokes spender=effect.0.counterparty',
    ],
  ],
  [
    'an item given to nobody while everything was said',
    approve(nobody, 7n, apes),
    means(revokes()),
    [itemMay(7n, true, false)],
    [
      'cannotCompare',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.whole notAsked: allows',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.standing notAsked: allows',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.inPermit2 notAsked: allows',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.asOperator notAsked: allows',
    ],
  ],
  [
    'a token given to nobody',
    approve(nobody, 7n),
    means(revokes(dollars)),
    [may(0n, 7n, nobody)],
    ['differs', 'allows.saysRevokesAnother spender=intent.0.to step.0.arg.spender @0'],
  ],
  [
    'taken back twice',
    several(approve(contract, 0n), approve(contract, 0n)),
    means(revokes(dollars)),
    [may(50n, 0n)],
    ['asSaid'],
  ],
  [
    'a collection’s item that was not allowed',
    approve(nobody, 7n, apes),
    means(revokes(ape(7n))),
    [itemMay(7n, false, false)],
    ['differs', 'allows.saysNotRevoked spender=intent.0.to'],
  ],
  [
    'nothing is taken back, and another’s power over the collection stands',
    approveAll(false),
    means(revokes(ape(7n))),
    [{ ...operates(true, true), counterparty: key }, operates(true, false)],
    ['differs', 'allows.saysRevokes spender=step.0.arg.operator @0'],
  ],
  [
    'the power over a collection stands under a token that reads alike',
    approve(contract, 0n, apes),
    means(revokes(apesAsToken)),
    [may(50n, 0n, contract, apes), operates(true, true)],
    ['cannotCompare', '? step.0.arg.amount notAsked: allows'],
  ],
];

const usedUp: readonly Case[] = [
  [
    'by a trade that takes all of it, as moves tell',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(0n, 45n, weth), may(0n, 0n)],
    ['differs', 'pays.saysNothing said=intent.0.amount'],
    { run: moved(50n) },
  ],
  [
    'by a trade of another token',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n, weth), may(0n, 0n)],
    [
      'differs',
      'pays.saysInstead how=asset said=intent.0.amount found=effect.0.size',
      'gets.saysNothing said=intent.1.amount',
      'allows.saysUnsaid spender=step.0.arg.spender @0',
    ],
  ],
  [
    'by a trade that takes less',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(49n, 'nobody'), gets(40n)),
    [from(100n, 51n), from(0n, 45n, weth), may(0n, 0n)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
  [
    'by a trade, and nothing tells what is left',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth)],
    ['asSaid'],
  ],
  [
    'by a trade that only says so',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), { ...may(0n, 0n), basis: 'claimed' }],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
  [
    'by a trade of which a part fails',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), may(0n, 0n)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0', 'happens.saysCourse how=partly'],
    { run: { status: 'partial' } },
  ],
  [
    'by a trade that was not looked at to its end',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), may(0n, 0n)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0', '? effects tooLarge: happens'],
    { run: { notLookedAt: [{ is: 'reads', count: 1 }] } },
  ],
  [
    'at the token, and what stands at Permit2 stays',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), may(0n, 0n), inPermit2(9n, 9n)],
    ['asSaid'],
  ],
  [
    'at Permit2',
    several(atPermit2(50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), inPermit2(0n, 0n), may(9n, 9n)],
    ['asSaid'],
  ],
  [
    'and what another may take stays',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), may(0n, 0n), may(9n, 9n, key)],
    ['asSaid'],
  ],
  [
    'a power over a collection is never used up',
    several(approveAll(true), transfer(friend, 50n)),
    means(pays(50n)),
    [...arrived(50n), owns(7n, 1n, 0n), operates(false, false)],
    ['differs', 'pays.saysUnsaid found=effect.2.size', 'allows.saysUnsaid spender=step.0.arg.operator @0'],
  ],
  [
    'a signature is never used up',
    once(50n),
    means(pays(50n)),
    [...arrived(50n), may(0n, 0n)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
];

for (const [what, cases] of [
  ['permissions that are given', given],
  ['permissions that only the simulation shows', seen],
  ['permissions that are taken back', taken],
  ['what is allowed and used up', usedUp],
] as const) {
  describe(what, () => {
    for (const [name, body, intent, lines, expected, more] of cases) {
      it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
    }
  });
}
