import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  permit,
  safe,
  transaction,
  typed,
  usdc,
  weth,
} from '../check/testing/views.ts';
import type { Clause } from '../model/intent.ts';
import { unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import {
  addOwner,
  all,
  permit2,
  arrived,
  type Case,
  comes,
  changes,
  dollars,
  ether,
  fee,
  from,
  gets,
  goes,
  inSafe,
  lends,
  line,
  means,
  moveItem,
  nothing,
  ofSafe,
  order,
  owners,
  ape,
  paying,
  pays,
  said,
  several,
  slot,
  sponsored,
  swapOwner,
  transfer,
  unknownCall,
  vote,
} from './testing/compared.ts';

const cancel = means({ kind: 'cancel' });
const cancelAll = means({ kind: 'cancel', all: true });
const hash = (n: number) => `0x${String(n).padStart(64, '0')}`;
const bits = (mask: bigint) =>
  call(permit2, 'invalidateUnorderedNonces(uint256 wordPos, uint256 mask)', [5n, mask]);
const oneThing: readonly (readonly [string, Body])[] = [
  ['a list of one', call(contract, 'cancelOrders(bytes32[] orderHashes)', [[hash(1)]])],
  ['a bit', bits(8n)],
  [
    'an order and its hash',
    call(contract, 'cancelOrders(uint256[] makerTraits, bytes32[] orderHashes)', [[1n], [hash(1)]]),
  ],
  [
    'a nonce',
    call(permit2, 'invalidateNonces(address token, address spender, uint48 newNonce)', [usdc, contract, 7]),
  ],
  [
    'a proposal of two calls',
    call(
      contract,
      'cancel(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
      [[usdc, weth], [0n, 0n], ['0x', '0x'], hash(1)],
    ),
  ],
  [
    'an order without further bits',
    call(contract, 'bitsInvalidateForOrder(uint256 makerTraits, uint256 additionalMask)', [1n, 0n]),
  ],
];
const severalThings: readonly (readonly [string, Body])[] = [
  ['two bits', bits(9n)],
  ['256 bits', bits(all)],
  [
    'an order and further bits',
    call(contract, 'bitsInvalidateForOrder(uint256 makerTraits, uint256 additionalMask)', [1n, 4n]),
  ],
  ['a list of two', call(contract, 'cancelOrders(bytes32[] orderHashes)', [[hash(1), hash(2)]])],
  [
    'lists of several kinds',
    call(
      contract,
      'cancelMultiple(uint256[] swapOrderIndexes, uint256[] increaseOrderIndexes, uint256[] decreaseOrderIndexes)',
      [[1n], [2n], []],
    ),
  ],
  ['two calls', several(bits(1n), bits(2n))],
];
const everything: readonly (readonly [string, Body])[] = [
  ['a counter', call(contract, 'incrementCounter()', [])],
  ['a nonce of all', call(contract, 'incrementNonce()', [])],
  ['a minimum', call(contract, 'cancelAllOrdersForSender(uint256 minNonce)', [9n])],
  ['an epoch', call(contract, 'increaseEpoch(uint96 series)', [0n])],
  ['a counter and bits', several(call(contract, 'incrementCounter()', []), bits(all))],
];

const zero = '0x0000000000000000000000000000000000000000';
const stranger = key;
const strange = { codes: { [stranger]: 'contract' } } as const;
const named = call(contract, 'paint(uint256 colour)', [3n]);
const painted = {
  abis: [
    { address: contract, functions: ['function paint(uint256 colour)'], from: { by: 'user', entry: 'abi' } },
  ],
} as const;
const exec = (to: typeof me, data: Hex, operation = 0): Body =>
  call(
    safe,
    'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    [to, 0n, data, operation, 0n, 0n, 0n, zero, zero, '0x'],
  );
const voteData = dataOf('castVote(uint256 proposalId, uint8 support)', [1n, 1n]);
const upgrade = (data: Hex) =>
  call(contract, 'upgradeToAndCall(address newImplementation, bytes data)', [key, data]);
const newCode = line({ who: contract, what: 'code', part: 'implementation', cause: ['0'] });
const upgraded: Clause = changes('code', comes(key), contract);
const toBytes = {
  ...newCode,
  before: { s: 'known', v: slot(friend) },
  after: { s: 'known', v: slot(key) },
} as const;
const propose = call(
  contract,
  'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)',
  [[usdc], [0n], [dataOf('transfer(address to, uint256 amount)', [friend, 50n])], 'a'],
);
const cancels = call(contract, 'cancelOrder(bytes32 orderHash)', [hash(1)]);
const caused = (cause: readonly string[], more: object = {}) => ({ ...from(0n, 1n, weth), cause, ...more });
const movedIn = (step: string | undefined, more: object = {}) =>
  ({
    run: {
      moves: [
        {
          from: contract,
          to: me,
          asset: dollars,
          amount: 1n,
          basis: 'read',
          ...(step === undefined ? {} : { step }),
          ...more,
        } as never,
      ],
    },
  }) as const;
const feeLine = line({ what: 'fee', asset: ether });
const letter = typed(
  { Mail: [{ name: 'contents', type: 'string' }] },
  'Mail',
  { contents: 'hello' },
  { name: 'Mail', chainId: 1n },
);
const capped = (body: Body, set: object): Body => ({ ...body, set }) as Body;

const calls: readonly Case[] = [
  [
    'a call that a line was caused by',
    vote,
    nothing,
    [{ ...from(0n, 1n, weth, friend), cause: ['0'] }],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'a call of two, that a line was caused by',
    several(vote, vote),
    means(gets(1n)),
    [caused(['0'])],
    ['differs', 'happens.saysCall call=step.1.fn @1'],
  ],
  [
    'a call of two, that a part of a line was caused by',
    several(vote, vote),
    means(gets(1n)),
    [caused(['0', '1'])],
    ['asSaid'],
  ],
  [
    'a call of two, and nothing tells which caused it',
    several(vote, vote),
    means(gets(1n)),
    [caused([])],
    ['differs', 'happens.saysCall call=step.0.fn @0', 'happens.saysCall call=step.1.fn @1'],
  ],
  [
    'a call that only costs a fee',
    vote,
    nothing,
    [{ ...feeLine, cause: ['0'] }],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'a call of two that moves something',
    several(vote, vote),
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
    movedIn('1'),
  ],
  [
    'a call of two that moves something inside',
    several(vote, vote),
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
    movedIn('1.0'),
  ],
  [
    'a call of two that moves something of others',
    several(vote, vote),
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['differs', 'happens.saysCall call=step.0.fn @0', 'happens.saysCall call=step.1.fn @1'],
    movedIn('1', { to: friend }),
  ],
  [
    'a call of two that moves something away',
    several(vote, vote),
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
    movedIn('1', { from: me, to: friend }),
  ],
  [
    'a call of two, and it moves somewhere',
    several(vote, vote),
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['differs', 'happens.saysCall call=step.0.fn @0', 'happens.saysCall call=step.1.fn @1'],
    movedIn(undefined),
  ],
  [
    'the tenth call is not the first',
    several(vote, ...Array.from({ length: 10 }, () => transfer(friend, 5n)), vote),
    means(pays(50n)),
    [
      ...arrived(50n),
      caused(['11'], { who: me, before: { s: 'known', v: 0n }, after: { s: 'known', v: 0n } }),
    ],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'a call beside a payment that shows',
    several(vote, transfer(friend, 50n)),
    means(pays(50n)),
    arrived(50n),
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'a vote by a Safe',
    exec(contract, voteData),
    nothing,
    [],
    ['differs', 'happens.saysCall call=step.0.0.fn @0.0'],
  ],
  [
    'a vote by foreign code as the Safe',
    exec(contract, voteData, 1),
    nothing,
    [],
    ['differs', 'happens.saysCall call=step.0.0.fn @0.0'],
  ],
  ['a plan of others’ calls', propose, nothing, [], ['differs', 'happens.saysCall call=step.0.fn @0']],
  [
    'what is owed for',
    call(
      contract,
      'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      [usdc, 50n, 2n, 0, me],
    ),
    means(gets(50n, dollars)),
    [from(0n, 50n)],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  ['an order is ended, as was said', cancels, cancel, [], ['asSaid']],
  ...oneThing.map(([name, body]): Case => [`${name}: one thing, as was said`, body, cancel, [], ['asSaid']]),
  ...severalThings.map(
    ([name, body]): Case => [
      `${name}: more than one thing, where one was said`,
      body,
      cancel,
      [],
      ['differs', `happens.saysCancelsMore how=several @${body.kind === 'calls' ? 1 : 0}`],
    ],
  ),
  ...everything.map(
    ([name, body]): Case => [
      `${name}: all that waits, where one was said`,
      body,
      cancel,
      [],
      ['differs', 'happens.saysCancelsMore how=all @0'],
    ],
  ),
  ...everything.map(([name, body]): Case => [`${name}: all, as was said`, body, cancelAll, [], ['asSaid']]),
  ...[...oneThing, ...severalThings].map(
    ([name, body]): Case => [
      `${name}: where all was said, nobody can tell whether it is all`,
      body,
      cancelAll,
      [],
      ['cannotCompare', '? intent.0.all notAsked: happens'],
    ],
  ),
  [
    'a list of nothing ends nothing',
    call(contract, 'cancelOrders(bytes32[] orderHashes)', [[]]),
    cancel,
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0', 'happens.saysNotCanceled'],
  ],
  [
    'an order is ended, as was said, beside a payment',
    several(cancels, transfer(friend, 50n)),
    means(pays(50n), { kind: 'cancel' }),
    arrived(50n),
    ['asSaid'],
  ],
  [
    'a transaction that waits is replaced by one that does nothing',
    transaction(me, '0x', 0n),
    cancel,
    [],
    ['asSaid'],
  ],
  [
    'nothing is ended, and a vote is cast',
    vote,
    cancel,
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0', 'happens.saysNotCanceled'],
  ],
  [
    'an order is to be ended, and a payment is made',
    transfer(friend, 50n),
    cancel,
    arrived(50n),
    ['differs', 'pays.saysAlsoPays found=effect.0.size to=step.0.arg.to @0', 'happens.saysNotCanceled'],
  ],
  [
    'an order is ended where nothing was said, nobody could simulate',
    cancels,
    nothing,
    undefined,
    ['differs', 'happens.saysCall call=step.0.fn @0', '? effects offline: pays gets allows controls happens'],
  ],
  ['an order is ended', cancels, nothing, [], ['differs', 'happens.saysCall call=step.0.fn @0']],
  [
    'an order is ended beside a payment',
    several(cancels, transfer(friend, 50n)),
    means(pays(50n)),
    arrived(50n),
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'an order is ended, and a payment was said',
    cancels,
    means(pays(50n)),
    [],
    ['differs', 'pays.saysNothing said=intent.0.amount', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'an order is ended, and nothing was said twice',
    cancels,
    means({ kind: 'nothing' }, { kind: 'nothing' }),
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'an order is ended in another way',
    call(contract, 'invalidateNonces(address token, address spender, uint48 newNonce)', [usdc, key, 7]),
    nothing,
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  [
    'an order is ended by a name that only ends so',
    call(contract, 'setApprovalCancel(uint256 id)', [1n]),
    nothing,
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0', '? step.0.fn notAsked ahead: happens'],
    {
      abis: [
        {
          address: contract,
          functions: ['function setApprovalCancel(uint256 id)'],
          from: { by: 'user', entry: 'abi' },
        },
      ],
    },
  ],
  [
    'a vote where nothing was said',
    vote,
    nothing,
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'code that is created and paid',
    transaction(null, '0x60', 5n),
    means(paying({ how: 'exactly', raw: 5n }, 'nobody', ether)),
    [from(10n, 5n, 'ether')],
    ['differs', 'happens.saysOther how=create @0'],
  ],
  [
    'coins alone',
    transaction(friend, '0x', 5n),
    means(pays(5n, friend, ether)),
    [from(10n, 5n, 'ether'), from(0n, 5n, 'ether', friend)],
    ['asSaid'],
  ],
];

const signatures: readonly Case[] = [
  ['a letter', letter, nothing, [], ['cannotCompare', '? step.0.fn unsupported: happens']],
  [
    'a permit that nobody said',
    permit(contract, 50n),
    nothing,
    [],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
  ['an order for which nothing is given', order({ makerAmount: 0n }), nothing, [], ['asSaid']],
  ['an account that is lent', lends(key), means(changes('delegation', comes(key), me)), [], ['asSaid']],
  [
    'a Safe’s payment',
    sponsored(),
    ofSafe(pays(50n)),
    [from(100n, 50n, usdc, safe), from(0n, 50n, usdc, friend)],
    ['asSaid'],
  ],
  [
    'a Safe’s vote',
    sponsored({ to: contract, data: voteData }),
    ofSafe({ kind: 'nothing' }),
    [],
    ['differs', 'happens.saysCall call=step.0.0.fn @0.0'],
  ],
  ['a Safe’s nothing', sponsored({ to: safe, data: '0x' }), ofSafe({ kind: 'nothing' }), [], ['asSaid']],
];

const onlySimulated: readonly Case[] = [
  [
    'a function that is known by its name alone, and something is to come',
    named,
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['cannotCompare', '? step.0.fn notAsked ahead: happens'],
    painted,
  ],
  [
    'a function that is known by its name alone, and nothing is to',
    named,
    means(paying({ how: 'atMost', raw: 1n }, 'nobody', dollars)),
    [from(10n, 9n)],
    ['cannotCompare', '? step.0.fn notAsked ahead: happens'],
    painted,
  ],
  [
    'somebody else’s call by its name alone',
    exec(contract, dataOf('paint(uint256 colour)', [3n])),
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['cannotCompare', '? step.0.to notAsked: scope', '? step.0.0.fn notAsked ahead: happens'],
    painted,
  ],
  [
    'a contract that nobody vouches for is paid, and something is to come',
    transaction(stranger, '0xdeadbeef', 5n),
    means(paying({ how: 'exactly', raw: 5n }, 'nobody', ether), gets(1n)),
    [from(10n, 5n, 'ether'), from(0n, 1n, weth)],
    ['cannotCompare', '? step.0.fn notAsked ahead: happens'],
    strange,
  ],
  [
    'a contract that nobody vouches for is paid as it was named',
    transaction(stranger, '0xdeadbeef', 5n),
    means(pays(5n, stranger, ether)),
    [from(10n, 5n, 'ether'), from(0n, 5n, 'ether', stranger)],
    ['cannotCompare', '? step.0.fn notAsked ahead: happens'],
    strange,
  ],
  [
    'a contract that nobody vouches for is paid, and nothing is to come',
    transaction(stranger, '0xdeadbeef', 5n),
    means(paying({ how: 'exactly', raw: 5n }, 'nobody', ether)),
    [from(10n, 5n, 'ether')],
    ['asSaid'],
    strange,
  ],
  [
    'a contract that nobody vouches for, twice',
    several(transaction(stranger, '0xdeadbeef', 5n), transaction(stranger, '0xdeadbeef', 5n)),
    means(paying({ how: 'exactly', raw: 10n }, 'nobody', ether), gets(1n)),
    [from(10n, 0n, 'ether'), from(0n, 1n, weth)],
    ['cannotCompare', '? step.0.fn notAsked ahead: happens', '? step.1.fn notAsked ahead: happens'],
    strange,
  ],
  [
    'a contract that nobody vouches for is called, and nothing leaves',
    transaction(stranger, '0xdeadbeef'),
    means(gets(1n)),
    [from(0n, 1n, weth)],
    ['asSaid'],
    strange,
  ],
  [
    'an item is paid by what everybody knows',
    moveItem(7n),
    means(pays(1n, friend, ape(7n))),
    [
      {
        ...line({ what: 'nft', asset: ape(7n) }),
        before: { s: 'known', v: 1n },
        after: { s: 'known', v: 0n },
      } as never,
    ],
    ['asSaid'],
  ],
  ['new code', upgrade('0x'), means(upgraded), [toBytes as never], ['asSaid']],
  [
    'new code that is called at once',
    upgrade('0xdeadbeef'),
    means(upgraded),
    [toBytes as never],
    ['cannotCompare', '? step.0.0.fn notAsked ahead: happens'],
  ],
];

const fees: readonly Case[] = [
  [
    'the fee as high as was said',
    transfer(friend, 50n),
    { ...means(pays(50n)), feeMost: 9n },
    arrived(50n),
    ['asSaid'],
    fee(9n),
  ],
  [
    'a fee that only the request sets, as said',
    capped(transfer(friend, 50n), { gas: 1n, maxFeePerGas: 9n }),
    { ...means(pays(50n)), feeMost: 9n },
    arrived(50n),
    ['cannotCompare', '? fee.most timeout: happens'],
    { gaps: { 'fee.most': unknown('timeout') } },
  ],
  [
    'a fee that only the request sets, and more',
    capped(transfer(friend, 50n), { gas: 1n, maxFeePerGas: 10n }),
    { ...means(pays(50n)), feeMost: 9n },
    arrived(50n),
    ['differs', 'happens.saysFee said=intent.feeMost found=request.feeMost'],
    { gaps: { 'fee.most': unknown('timeout') } },
  ],
  [
    'of a signature that the user’s own account sends',
    sponsored(),
    { ...ofSafe(pays(50n)), feeMost: 8n },
    [from(100n, 50n, usdc, safe), from(0n, 50n, usdc, friend), feeLine],
    ['differs', 'happens.saysFee said=intent.feeMost found=fee.most'],
    fee(9n),
  ],
  [
    'of a signature that somebody else sends',
    sponsored(),
    { ...ofSafe(pays(50n)), feeMost: 8n },
    [from(100n, 50n, usdc, safe), from(0n, 50n, usdc, friend)],
    ['asSaid'],
    fee(9n),
  ],
  [
    'of several calls',
    several(transfer(friend, 50n)),
    { ...means(pays(50n)), feeMost: 8n },
    arrived(50n),
    ['differs', 'happens.saysFee said=intent.feeMost found=fee.most'],
    fee(9n),
  ],
  ['no fee was said', transfer(friend, 50n), means(pays(50n)), arrived(50n), ['asSaid'], fee(9n)],
];

const controlled: readonly Case[] = [
  [
    'a role that goes',
    unknownCall,
    means(changes('owner', goes(key), contract)),
    [
      line({
        who: contract,
        what: 'role',
        part: 'granted',
        counterparty: key,
        before: { s: 'known', v: true },
        after: { s: 'known', v: false },
      }),
    ],
    ['asSaid'],
  ],
  [
    'a role that is given and was said to go',
    unknownCall,
    means(changes('owner', goes(key), contract)),
    [
      line({
        who: contract,
        what: 'role',
        part: 'granted',
        counterparty: key,
        before: { s: 'known', v: false },
        after: { s: 'known', v: true },
      }),
    ],
    ['differs', 'controls.saysOther part=owner said=intent.0.of found=effect.0.counterparty'],
  ],
  [
    'an admin of a proxy',
    unknownCall,
    means(changes('owner', comes(key), contract)),
    [
      line({
        who: contract,
        what: 'owner',
        part: 'admin',
        before: { s: 'known', v: slot(friend) },
        after: { s: 'known', v: slot(key) },
      }),
    ],
    ['asSaid'],
  ],
  [
    'two owners as said',
    addOwner,
    ofSafe(changes('owner', comes(key)), changes('owner', comes(friend))),
    [owners({}), owners({ counterparty: friend })],
    ['asSaid'],
  ],
  [
    'two owners, and one was said',
    addOwner,
    ofSafe(changes('owner', comes(key))),
    [owners({}), owners({ counterparty: friend })],
    ['differs', 'controls.saysOther part=owner said=intent.0.becomes found=effect.1.counterparty'],
  ],
  [
    'two owners were said, and one comes',
    addOwner,
    ofSafe(changes('owner', comes(key)), changes('owner', comes(friend))),
    [owners({})],
    ['differs', 'controls.saysNothing part=owner of=intent.1.of'],
  ],
  [
    'two owners were said, one comes and one is not known',
    addOwner,
    ofSafe(changes('owner', comes(key)), changes('owner', comes(friend))),
    [owners({}), owners({ counterparty: friend, after: unknown('timeout') })],
    ['cannotCompare', '? effect.1.after notAsked: controls'],
  ],
  [
    'an owner who is not known, of two who were said',
    addOwner,
    ofSafe(changes('owner', comes(contract)), changes('owner', comes(key))),
    [owners({ after: unknown('timeout') })],
    ['differs', 'controls.saysNothing part=owner of=intent.0.of', '? effect.0.after notAsked: controls'],
  ],
  [
    'a threshold that is not known',
    addOwner,
    ofSafe(changes('threshold', { becomes: 2n })),
    [inSafe({ part: 'threshold', before: { s: 'known', v: 1n }, after: unknown('timeout') })],
    ['cannotCompare', '? effect.0.after notAsked: controls'],
  ],
  [
    'a threshold that was not known',
    addOwner,
    ofSafe(changes('threshold', { becomes: 2n })),
    [inSafe({ part: 'threshold', before: unknown('timeout'), after: { s: 'known', v: 2n } })],
    ['asSaid'],
  ],
  [
    'somebody goes, and who comes was not said',
    swapOwner,
    ofSafe(changes('owner', goes(friend))),
    [
      owners({}),
      owners({ counterparty: friend, before: { s: 'known', v: true }, after: { s: 'known', v: false } }),
    ],
    ['differs', 'controls.saysOther part=owner said=intent.0.of found=effect.0.counterparty'],
  ],
  [
    'an owner, nobody could simulate, of two who were said',
    addOwner,
    ofSafe(changes('module', comes(friend)), changes('owner', comes(key))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'an owner in the place of another, nobody could simulate',
    swapOwner,
    ofSafe(changes('owner', { ...comes(key), ...goes(friend) })),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'an owner in the place of the wrong one, nobody could simulate',
    swapOwner,
    ofSafe(changes('owner', { ...comes(key), ...goes(contract) })),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two calls, and one was said, nobody could simulate',
    several(
      call(safe, 'changeThreshold(uint256 threshold)', [2n]),
      call(safe, 'enableModule(address module)', [friend]),
    ),
    means(changes('threshold', { becomes: 2n })),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.1.fn @1',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a threshold whose digits stand in another number, nobody could simulate',
    call(safe, 'changeThreshold(uint256 threshold)', [18n]),
    means(changes('threshold', { becomes: 1n })),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a threshold of sixteen, nobody could simulate',
    call(safe, 'changeThreshold(uint256 threshold)', [16n]),
    means(changes('threshold', { becomes: 16n })),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'new code, nobody could simulate',
    upgrade('0x'),
    means(upgraded),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a contract is given, nobody could simulate',
    call(contract, 'transferOwnership(address newOwner)', [key]),
    means(changes('owner', comes(key), contract)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a guard of modules, nobody could simulate',
    call(safe, 'setModuleGuard(address moduleGuard)', [key]),
    means(changes('guard', comes(key))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a module goes, nobody could simulate',
    call(safe, 'disableModule(address prevModule, address module)', [
      '0x0000000000000000000000000000000000000001',
      key,
    ]),
    means(changes('module', goes(key))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a control that has no such name, nobody could simulate',
    call(contract, 'setAuthority(address newAuthority)', [key]),
    means(changes('owner', comes(key), contract)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a control of another kind, nobody could simulate',
    call(contract, 'rely(address usr)', [key]),
    means(changes('owner', comes(key), contract)),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a handler where a module was said, nobody could simulate',
    call(safe, 'setFallbackHandler(address handler)', [key]),
    means(changes('module', comes(key))),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'control that no line shows',
    addOwner,
    ofSafe(changes('owner', comes(key))),
    [],
    ['differs', 'controls.saysNothing part=owner of=intent.0.of', 'controls.saysCall call=step.0.fn @0'],
  ],
  [
    'control, and the line is of another call',
    several(addOwner, unknownCall),
    means(changes('owner', comes(key))),
    [owners({ cause: ['1'] })],
    ['differs', 'controls.saysCall call=step.0.fn @0'],
  ],
  [
    'control of two contracts, and one shows',
    several(
      call(contract, 'transferOwnership(address newOwner)', [key]),
      call(usdc, 'transferOwnership(address newOwner)', [key]),
    ),
    means(changes('owner', comes(key), contract)),
    [
      line({
        who: contract,
        what: 'owner',
        part: 'owner',
        before: { s: 'known', v: me },
        after: { s: 'known', v: key },
      }),
    ],
    ['differs', 'controls.saysCall call=step.1.fn @1'],
  ],
  [
    'control that two calls caused',
    several(call(contract, 'transferOwnership(address newOwner)', [key]), unknownCall),
    means(changes('owner', comes(key), contract)),
    [
      line({
        who: contract,
        what: 'owner',
        part: 'owner',
        cause: ['0', '1'],
        before: { s: 'known', v: me },
        after: { s: 'known', v: key },
      }),
    ],
    ['asSaid'],
  ],
  [
    'lent, though a number was said',
    lends(key),
    means({ ...changes('delegation', {}, me), becomes: 1n } as Clause),
    [],
    ['differs', 'controls.saysOther part=delegation said=intent.0.becomes found=request.delegate'],
  ],
  [
    'an owner who is nobody’s whole address',
    unknownCall,
    means(changes('owner', comes(key), contract)),
    [
      line({
        who: contract,
        what: 'owner',
        part: 'owner',
        before: { s: 'known', v: slot(friend) },
        after: { s: 'known', v: '0x41' },
      }),
    ],
    ['differs', 'controls.saysOther part=owner said=intent.0.becomes found=effect.0.after'],
  ],
];

for (const [what, cases] of [
  ['what calls do', calls],
  ['what signatures are for', signatures],
  ['what only the simulation tells', onlySimulated],
  ['the fee', fees],
  ['who gets control', controlled],
] as const) {
  describe(what, () => {
    for (const [name, body, intent, lines, expected, more] of cases) {
      it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
    }
  });
}
