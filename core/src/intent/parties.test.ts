import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  message,
  permit,
  safe,
  signIn,
  transaction,
  typed,
  usdc,
  weth,
} from '../check/testing/views.ts';
import type { Intent } from '../model/intent.ts';
import { known } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import {
  allows,
  changes,
  comes,
  owners,
  approve,
  arrived,
  type Case,
  dollars,
  ether,
  from,
  gets,
  may,
  means,
  nothing,
  pays,
  paysAll,
  paying,
  revokes,
  said,
  several,
  sponsored,
  transfer,
  vote,
  wrapped,
} from './testing/compared.ts';

const zero = '0x0000000000000000000000000000000000000000';
const holder = '0x0000000000001fF3684f28c67538d4D072C22734';
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
const transferData = (to: typeof me, amount: bigint) =>
  dataOf('transfer(address to, uint256 amount)', [to, amount]);
const operation = (callData: Hex, sender = safe): Body => ({
  kind: 'userOperation',
  chainId: 1,
  entryPoint,
  version: '0.7',
  op: {
    sender,
    nonce: 1n,
    initCode: '0x',
    callData,
    accountGasLimits: `0x${'00'.repeat(32)}`,
    preVerificationGas: 1n,
    gasFees: `0x${'00'.repeat(32)}`,
    paymasterAndData: '0x',
  },
});
const executed = (to: typeof me, data: Hex) =>
  operation(dataOf('execute(address dest, uint256 value, bytes func)', [to, 0n, data]));
const exec = (to: typeof me, data: Hex, by: typeof me | null = me): Body =>
  call(
    safe,
    'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    [to, 0n, data, 0, 0n, 0n, 0n, zero, zero, '0x'],
    0n,
    by,
  );
const of = (account: typeof me, intent: Intent): Intent => ({ ...intent, account });
const anywhere = ({ account, said: words, quotes, clauses, saidAt }: Intent): Intent => ({
  account,
  said: words,
  quotes,
  clauses,
  saidAt,
});
const connected = (account: typeof me) => ({
  session: known({ host: 'readback.test', wallet: { account, chainId: 1 } as never }),
});
const fromSafe = [from(100n, 50n, usdc, safe), from(0n, 50n, usdc, friend)];
/** A call of 0x's contract that may take so much while it runs. */
const within = (amount: bigint, data: Hex = '0xdeadbeef') =>
  call(holder, 'exec(address operator, address token, uint256 amount, address target, bytes data)', [
    contract,
    usdc,
    amount,
    contract,
    data,
  ]);
const ofDollars = (raw: bigint) => paying({ how: 'exactly', raw }, 'nobody', dollars);

const accounts: readonly Case[] = [
  [
    'a smart account pays as said',
    executed(usdc, transferData(friend, 50n)),
    of(safe, means(pays(50n))),
    fromSafe,
    ['asSaid'],
  ],
  [
    'a smart account pays, and another one was said',
    executed(usdc, transferData(friend, 50n)),
    of(key, means(pays(50n))),
    fromSafe,
    ['differs', 'scope.saysAccount said=intent.account found=request.sender'],
  ],
  [
    'a smart account pays another',
    executed(usdc, transferData(key, 50n)),
    of(safe, means(pays(50n))),
    [from(100n, 50n, usdc, safe), from(0n, 50n, usdc, key)],
    ['differs', 'pays.saysTo said=intent.0.to found=step.0.0.0.arg.to @0.0.0'],
  ],
  [
    'a smart account pays more, nobody could simulate',
    executed(usdc, transferData(friend, 51n)),
    of(safe, means(pays(50n))),
    undefined,
    [
      'differs',
      'pays.saysAsked how=exactly said=intent.0.amount found=step.0.0.0.arg.amount count=one @0.0.0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'the Safe that an owner carries out was said',
    exec(usdc, transferData(friend, 50n)),
    of(safe, means(pays(50n))),
    fromSafe,
    ['asSaid'],
  ],
  [
    'neither the Safe nor its owner was said',
    exec(usdc, transferData(friend, 50n)),
    of(key, means(pays(50n))),
    fromSafe,
    ['differs', 'scope.saysAccount said=intent.account found=request.from'],
  ],
  [
    'a Safe that nobody carries out yet was said',
    exec(usdc, transferData(friend, 50n), null),
    of(safe, means(pays(50n))),
    fromSafe,
    ['asSaid'],
  ],
  [
    'a Safe that the connected wallet carries out, and the owner was said',
    exec(usdc, transferData(friend, 50n), null),
    means(pays(50n)),
    fromSafe,
    ['cannotCompare', '? step.0.to notAsked: scope'],
    connected(me),
  ],
  [
    'a Safe pays what its owner said',
    exec(usdc, transferData(friend, 50n)),
    means(pays(50n)),
    fromSafe,
    ['cannotCompare', '? step.0.to notAsked: scope'],
  ],
  [
    'a smart account pays what its owner said',
    call(safe, 'execute(address dest, uint256 value, bytes func)', [usdc, 0n, transferData(friend, 50n)]),
    means(pays(50n)),
    fromSafe,
    ['cannotCompare', '? step.0.to notAsked: scope'],
  ],
  [
    'a smart account pays, and that was said',
    call(safe, 'execute(address dest, uint256 value, bytes func)', [usdc, 0n, transferData(friend, 50n)]),
    of(safe, means(pays(50n))),
    fromSafe,
    ['asSaid'],
  ],
  [
    'a Safe pays another than its owner said',
    exec(usdc, transferData(key, 50n)),
    means(pays(50n)),
    [from(100n, 50n, usdc, safe), from(0n, 50n, usdc, key)],
    ['differs', 'pays.saysTo said=intent.0.to found=step.0.0.arg.to @0.0', '? step.0.to notAsked: scope'],
  ],
  [
    'a Safe allows what its owner said',
    exec2(50n),
    means(allows(50n)),
    [{ ...may(0n, 50n), who: safe }],
    ['cannotCompare', '? step.0.to notAsked: scope'],
  ],
  [
    'a Safe’s owner said what of the Safe changes',
    exec(safe, dataOf('addOwnerWithThreshold(address owner, uint256 threshold)', [key, 2n])),
    means(changes('owner', comes(key), safe)),
    [owners({})],
    ['asSaid'],
  ],
  [
    'a Safe that another wallet carries out',
    exec(usdc, transferData(friend, 50n), null),
    means(pays(50n)),
    fromSafe,
    ['differs', 'scope.saysAccount said=intent.account found=step.0.to'],
    connected(key),
  ],
  [
    'another wallet is connected than the one that asks',
    transfer(friend, 50n),
    means(pays(50n)),
    arrived(50n),
    ['asSaid'],
    connected(key),
  ],
  [
    'another wallet is connected, and that was said',
    transfer(friend, 50n),
    of(key, means(pays(50n))),
    arrived(50n),
    ['differs', 'scope.saysAccount said=intent.account found=request.from'],
    connected(key),
  ],
  [
    'a vote by nobody who is named',
    transaction(contract, dataOf('castVote(uint256 proposalId, uint8 support)', [1n, 1n]), 0n, null),
    nothing,
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
    connected(me),
  ],
  [
    'an allowance by nobody who is named',
    call(usdc, 'approve(address spender, uint256 amount)', [contract, 50n], 0n, null),
    means(allows(50n)),
    [may(0n, 50n)],
    ['asSaid'],
    connected(me),
  ],
  [
    'an allowance by nobody who is named, of more',
    call(usdc, 'approve(address spender, uint256 amount)', [contract, 51n], 0n, null),
    means(allows(50n)),
    [may(0n, 51n)],
    ['differs', 'allows.saysMore said=intent.0.amount found=step.0.arg.amount @0'],
    connected(me),
  ],
  [
    'a permission taken back by nobody who is named',
    call(usdc, 'approve(address spender, uint256 amount)', [contract, 0n], 0n, null),
    means(revokes(dollars)),
    [may(50n, 0n)],
    ['asSaid'],
    connected(me),
  ],
  [
    'a Safe transaction of another Safe',
    sponsored(),
    of(key, means(pays(50n))),
    fromSafe,
    ['differs', 'scope.saysAccount said=intent.account found=request.safe'],
  ],
  ['a Safe transaction of the Safe', sponsored(), of(safe, means(pays(50n))), fromSafe, ['asSaid']],
  [
    'an allowance of the Safe beside the owner’s',
    several(approve(contract, 30n), exec2(30n)),
    means(allows(50n)),
    [may(0n, 30n), { ...may(0n, 30n), who: safe }],
    ['differs', 'allows.saysUnsaid spender=step.1.0.arg.spender @1.0'],
  ],
  [
    'a payment of the Safe beside the owner’s, and the owner was said',
    several(transfer(friend, 20n), exec2Pay(30n)),
    means(pays(50n)),
    [from(100n, 80n), from(100n, 70n, usdc, safe), from(0n, 50n, usdc, friend)],
    [
      'differs',
      'pays.saysUnsaid found=effect.1.size',
      'pays.saysAmount how=exactly said=intent.0.amount found=effect.0.size',
    ],
  ],
];

const networks: readonly Case[] = [
  [
    'no network for a text',
    message('hello'),
    anywhere(means({ kind: 'say', text: 'hello' })),
    [],
    ['asSaid'],
  ],
  ['no network for nothing', vote, anywhere(nothing), [], ['differs', 'happens.saysCall call=step.0.fn @0']],
  [
    'no network for a payment among others',
    transfer(friend, 50n),
    anywhere(means({ kind: 'nothing' }, pays(50n))),
    arrived(50n),
    ['cannotCompare', '? intent.network notAsked: scope'],
  ],
  [
    'no network for a permit',
    permit(contract, 50n),
    anywhere(means(allows(50n))),
    [],
    ['cannotCompare', '? intent.network notAsked: scope'],
  ],
  [
    'no network for a payment, and a text is asked',
    message('hello'),
    anywhere(means(pays(50n))),
    [],
    ['differs', 'pays.saysNothing said=intent.0.amount', 'signs.saysMessage'],
  ],
  ['a network for a text', message('hello'), means({ kind: 'say', text: 'hello' }), [], ['asSaid']],
  [
    'an authorization for every network',
    { kind: 'authorization', chainId: 0, delegate: key, nonce: 1n, authority: me },
    means({ kind: 'change', part: 'delegation', of: { address: me }, becomes: { address: key } }),
    [],
    ['differs', 'scope.saysEveryNetwork said=intent.network'],
  ],
  [
    'typed data of another network',
    typed({ Ticket: [{ name: 'holder', type: 'address' }] }, 'Ticket', { holder: me }, { chainId: 10n }),
    nothing,
    undefined,
    [
      'differs',
      'scope.saysNetwork said=intent.network found=request.chain',
      '? effects offline: pays gets allows controls happens',
      '? step.0.fn unsupported: happens',
    ],
  ],
  [
    'a sign-in and a text',
    message(signIn('app.example', 'https://app.example/login')),
    means({ kind: 'signIn', site: 'app.example' }, { kind: 'say', text: 'hello' }),
    [],
    ['differs', 'signs.saysText said=intent.1.text found=message.text'],
  ],
  [
    'a text that speaks of powers',
    message(
      `${signIn('app.example', 'https://app.example/login')}\nResources:\n- https://app.example/urn:recap:x`,
    ),
    means({ kind: 'signIn', site: 'app.example' }),
    [],
    ['cannotCompare', '? siwe.resource.0 unsupported: signs'],
  ],
];

const whileItRuns: readonly Case[] = [
  [
    'so much may be taken while it runs, and is',
    within(50n),
    means(ofDollars(50n), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth)],
    ['asSaid'],
  ],
  [
    'what may be taken while it runs does not add up with one that stays',
    several(approve(contract, 30n), within(30n)),
    means(allows(50n)),
    [may(0n, 30n)],
    ['asSaid'],
  ],
  [
    'it stays allowed, as is seen',
    within(50n),
    means(ofDollars(50n), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), may(0n, 50n)],
    ['differs', 'allows.saysUnsaid spender=effect.2.counterparty'],
  ],
  [
    'all of a token, and a trade of a part, nobody could simulate',
    several(approve(contract, 0n), transfer(friend, 20n)),
    means(paysAll(), revokes(dollars)),
    undefined,
    [
      'cannotCompare',
      '? effects offline: pays gets allows controls happens',
      '? step.0.arg.amount notAsked: allows',
    ],
  ],
  [
    'coins and a token of one who is paid',
    several(transfer(friend, 50n), transaction(friend, '0x', 5n)),
    means(pays(50n), pays(5n, friend, ether), pays(0n, friend, wrapped)),
    [...arrived(50n), from(10n, 5n, 'ether'), from(0n, 5n, 'ether', friend)],
    ['asSaid'],
  ],
];

function exec2(amount: bigint): Body {
  return exec(usdc, dataOf('approve(address spender, uint256 amount)', [contract, amount]));
}

function exec2Pay(amount: bigint): Body {
  return exec(usdc, transferData(friend, amount));
}

for (const [what, cases] of [
  ['whose request it is', accounts],
  ['where it counts', networks],
  ['what is allowed while it runs', whileItRuns],
] as const) {
  describe(what, () => {
    for (const [name, body, intent, lines, expected, more] of cases) {
      it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
    }
  });
}
