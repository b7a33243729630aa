/**
 * What a patient thief asked of someone who had said honestly what they mean, and what honest people were stopped for: each was
 * read otherwise once, or was tried because it looked as if it might be.
 */
import { known, unknown } from '@readback/core/model/known.ts';
import type { Clause, Intent } from '@readback/core/model/intent.ts';
import type { Questions, World } from '@readback/core/world/world.ts';
import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import {
  allows,
  changes,
  ether,
  gets,
  item,
  pays,
  paysAtMost,
  revokes,
  token,
} from '@readback/scenarios/intents/clauses.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { type Address, concat, type Hex, maxUint256, pad, toHex, zeroAddress, zeroHash } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../accounts.ts';
import type { Call } from '../corpus/ground.ts';
import { approve, one, transfer } from '../corpus/moves.ts';
import { readHere } from '../corpus/readHere.ts';
import { type Practice, startPractice } from '../practice.ts';
import { rpc } from '../rpc.ts';
import { authorized } from '../truth/flights/borrowed.ts';
import { must } from '../truth/node.ts';
import { call, pilot } from '../truth/sky.ts';
import { meant } from './asked.ts';
import { type Outcome, outcomeIn } from './compared.ts';
import { type Field, makeField } from './field.ts';
import { eth, exactIn, exactOut, usd } from './moves.ts';

let practice: Practice;
let field: Field;
let credit: Address;
let vault: Address;
let open: Address;

beforeAll(async () => {
  practice = await startPractice();
  field = await makeField(practice);
  const { at, url, thief } = field;
  credit = await field.put('CreditToken');
  vault = await field.put('Vault', at.practiceDollar);
  open = await field.put('OpenAccount');
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  const does = (to: Address, data: Hex) => must(url, { from: user, to, data });
  await does(at.practiceDollar, call(approve, vault, maxUint256));
  await does(at.practiceDollar, call(approve, open, maxUint256));
  await does(field.steps, call(approve, at.router, 700n));
  await does(vault, call('function keepFor(address,uint256)', user, usd('500')));
  await does(at.practiceDollar, call(transfer, vault, usd('500')));
  await does(at.practicePass, call('function setApprovalForAll(address,bool)', thief, true));
  await rpc(url, 'anvil_autoImpersonateAccount', [false]);
}, 180_000);

afterAll(async () => {
  await practice.close();
});

/** What is published of the thief's contracts, which are old. */
const functions = {
  payFor: 'function payFor(address to) payable',
  payTokensFor: 'function payTokensFor(address token, address to, uint256 value)',
  convert: 'function convert(address give, uint256 amount, address take, uint256 back)',
  claim: 'function claim(address give, uint256 amount, address take, uint256 taken)',
  deposit: 'function deposit(uint256 assets, address receiver) returns (uint256)',
  withdraw: 'function withdraw(uint256 assets, address receiver, address owner) returns (uint256)',
  setOperator: 'function setOperator(address operator, bool on) returns (bool)',
  borrow: 'function borrow(uint256 assets, address receiver) returns (uint256)',
} as const;

type Case = Readonly<{
  id: string;
  is: Outcome['it'] | 'notAsSaid';
  ask: (field: Field) => string | Promise<string>;
  means: (field: Field) => readonly Clause[];
  by?: (field: Field) => Address;
}>;

function asks(
  id: string,
  is: Case['is'],
  calls: (field: Field) => readonly Call[],
  means: Case['means'],
): Case {
  return { id, is, ask: (it) => batchOf(calls(it)), means };
}

function batchOf(calls: readonly Call[]): string {
  const [first, ...more] = calls;
  if (first !== undefined && more.length === 0) return askTransaction(user, first);
  const its = calls.map(({ to, data, value }) => ({ to, data, value: toHex(value) }));
  const chainId = toHex(practiceMarker.chainId);
  const params = [{ version: '2.0.0', chainId, from: user, atomicRequired: true, calls: its }];
  return JSON.stringify({ method: 'wallet_sendCalls', params });
}

const paid = ({ at, friend }: Field) => [pays(token(at.practiceDollar), usd('120'), friend)];
const pay = ({ at, friend }: Field) => one(at.practiceDollar, call(transfer, friend, usd('120')));
const nothing = (): readonly Clause[] => [{ kind: 'nothing' }];
const sold = ({ at }: Field) => [
  pays(token(at.practiceDollar), usd('100')),
  gets(token(at.weth9), eth('0.03')),
];
const path = ({ at }: Field) => [at.practiceDollar, at.weth9];
const sendItems =
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)';
const sendBatch =
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)';
const upgrade = 'function upgradeToAndCall(address implementation, bytes data) payable';
const fiveItems = ({ at, friend }: Field) => [pays(item(at.practiceItems, 1n), 5n, friend)];

function operation(field: Field, more: object): string {
  const it = paymentOperation({ info: field.info, now: field.now });
  return askTypedData(user, { ...it, message: { ...it.message, ...more } });
}

function withFees(fees: Readonly<Record<string, string>>, part: bigint): Case['ask'] {
  return async ({ url, friend }) => {
    const has = BigInt(await rpc<Hex>(url, 'eth_getBalance', [user, 'latest']));
    const chainId = toHex(practiceMarker.chainId);
    const kept = part === 0n ? 21_000n * 2n * 10n ** 9n : has / part;
    const maxFee = part === 0n ? {} : { maxFeePerGas: toHex(kept / 21_000n) };
    const sent = { chainId, from: user, to: friend, gas: toHex(21_000), value: toHex(has - kept) };
    return JSON.stringify({ method: 'eth_sendTransaction', params: [{ ...sent, ...maxFee, ...fees }] });
  };
}

const acts = 'function execute(address target, uint256 value, bytes data)';
const etherForTokens =
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable';

const cases: readonly Case[] = [
  asks(
    'an account that is the thief’s buys with the user’s ether',
    'differs',
    ({ at, now }) => {
      const buys = call(etherForTokens, usd('28'), [at.weth9, at.practiceDollar], open, now + 1_200n);
      return one(open, call(acts, at.router, eth('0.01'), buys), eth('0.01'));
    },
    ({ at }) => [pays(ether, eth('0.01')), gets(token(at.practiceDollar), usd('28'))],
  ),
  asks(
    'an account that is the thief’s takes what it is allowed, and swaps that for itself',
    'differs',
    (it) => {
      const takes = call(
        'function transferFrom(address from, address to, uint256 value)',
        user,
        open,
        usd('100'),
      );
      return [
        ...one(open, call(acts, it.at.practiceDollar, 0n, takes)),
        ...one(open, call(acts, it.at.practiceDollar, 0n, call(approve, it.at.router, usd('100')))),
        ...one(
          open,
          call(
            acts,
            it.at.router,
            0n,
            call(exactIn, usd('100'), eth('0.03'), path(it), open, it.now + 1_200n),
          ),
        ),
      ];
    },
    sold,
  ),
  asks(
    'a part of what comes goes to an account that is the thief’s, and is made to act for the user',
    'differs',
    (it) => [
      ...one(it.at.router, call(exactIn, usd('66'), eth('0.021'), path(it), user, it.now + 1_200n)),
      ...one(it.at.router, call(exactIn, usd('34'), eth('0.01'), path(it), open, it.now + 1_200n)),
      ...one(open, call(acts, it.at.practiceDollar, 0n, call('function balanceOf(address)', open))),
    ],
    ({ at }) => [paysAtMost(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.021'))],
  ),
  asks(
    'an account that is the thief’s is paid nothing, and is made to act for the user',
    'differs',
    (it) => [
      ...pay(it),
      ...one(it.at.practiceDollar, call(transfer, open, 0n)),
      ...one(open, call(acts, it.at.practiceDollar, 0n, call('function balanceOf(address)', open))),
    ],
    paid,
  ),
  asks(
    'an account that is the thief’s takes back an allowance of its own',
    'differs',
    ({ at, steps }) => one(open, call(acts, steps, 0n, call(approve, at.router, 0n))),
    ({ at, steps }) => [revokes(at.router, token(steps))],
  ),
  asks(
    'power over debts that no allowance shows, beside a payment',
    'differs',
    (it) => [
      ...pay(it),
      ...one(
        credit,
        call('function approveDelegation(address delegatee, uint256 amount)', it.at.stranger, maxUint256),
      ),
    ],
    paid,
  ),
  asks(
    'power over debts that no allowance shows',
    'differs',
    ({ at }) =>
      one(
        credit,
        call('function approveDelegation(address delegatee, uint256 amount)', at.stranger, maxUint256),
      ),
    nothing,
  ),
  asks(
    'a contract pays for the user, for as long as it likes',
    'notAsSaid',
    ({ thief, friend }) => one(thief, call(functions.payFor, friend), eth('1')),
    ({ friend }) => [pays(ether, eth('1'), friend)],
  ),
  asks(
    'a contract pays tokens for the user, for as long as it likes',
    'cannotCompare',
    ({ thief, at, friend }) =>
      one(thief, call(functions.payTokensFor, at.practiceDollar, friend, usd('120'))),
    paid,
  ),
  asks(
    'a contract changes money at a fair rate, for as long as it likes',
    'cannotCompare',
    ({ thief, at }) =>
      one(thief, call(functions.convert, at.practiceDollar, usd('100'), at.weth9, eth('0.04'))),
    sold,
  ),
  asks(
    'a thief’s contract swaps by the function of a router',
    'cannotCompare',
    (it) => one(it.thief, call(exactIn, usd('100'), eth('0.03'), path(it), user, it.now + 1_200n)),
    sold,
  ),
  asks(
    'a gift of a unit hides what else a call does',
    'cannotCompare',
    (it) => [...pay(it), ...one(it.thief, call(functions.claim, it.at.weth9, 1n, it.at.weth9, 0n))],
    paid,
  ),
  asks(
    'a vault without shares is filled for another',
    'differs',
    ({ at }) => one(vault, call(functions.deposit, usd('50'), at.stranger)),
    ({ at }) => [pays(token(at.practiceDollar), usd('50'))],
  ),
  asks(
    'a vault without shares is emptied for another, beside what comes',
    'differs',
    ({ at }) => [
      ...one(vault, call(functions.withdraw, usd('50'), user, user)),
      ...one(vault, call(functions.withdraw, usd('450'), at.stranger, user)),
    ],
    ({ at }) => [gets(token(at.practiceDollar), usd('50'))],
  ),
  asks(
    'somebody may empty a vault, beside a payment',
    'differs',
    (it) => [...pay(it), ...one(vault, call(functions.setOperator, it.at.stranger, true))],
    paid,
  ),
  asks(
    'what was to be had is borrowed',
    'differs',
    () => one(vault, call(functions.borrow, usd('50'), user)),
    ({ at }) => [gets(token(at.practiceDollar), usd('50'))],
  ),
  {
    id: 'the account is lent to code with the payment (EIP-7702)',
    is: 'differs',
    ask: async (it) => {
      const { url, at } = it;
      const nonce = Number(await rpc<Hex>(url, 'eth_getTransactionCount', [user, 'latest']));
      const { chainId } = practiceMarker;
      const lends = await authorized(pilot(0), { chainId, address: at.sweeper, nonce: nonce + 1 });
      const [first] = pay(it);
      const sent = { chainId: toHex(chainId), from: user, to: first?.to, data: first?.data, type: '0x4' };
      return JSON.stringify({
        method: 'eth_sendTransaction',
        params: [{ ...sent, authorizationList: [lends] }],
      });
    },
    means: paid,
  },
  ...[{ paymasterAndData: 'thief' }, { initCode: 'thief' }].map(
    (it): Case => ({
      id: `an operation with ${Object.keys(it).join()}`,
      is: 'differs',
      ask: (at) => {
        const [name = ''] = Object.keys(it);
        const data = concat([at.thief, pad('0x1', { size: 16 }), pad('0x1', { size: 16 })]);
        return operation(at, { [name]: data });
      },
      means: ({ at, friend }) => [pays(token(at.practiceDollar), usd('250'), friend)],
      by: ({ at }) => at.smartAccount,
    }),
  ),
  asks(
    'orders are ended beside a payment',
    'differs',
    (it) => [...pay(it), ...one(it.at.seaport, call('function incrementCounter() returns (uint256)'))],
    paid,
  ),
  asks(
    'orders are ended, and nothing was to change',
    'differs',
    ({ at }) => one(at.seaport, call('function incrementCounter() returns (uint256)')),
    nothing,
  ),
  asks(
    'orders are ended, as was said',
    'asSaid',
    ({ at }) => one(at.seaport, call('function incrementCounter() returns (uint256)')),
    () => [{ kind: 'cancel', all: true }],
  ),
  asks(
    'all orders are ended, where one was said',
    'differs',
    ({ at }) => one(at.seaport, call('function incrementCounter() returns (uint256)')),
    () => [{ kind: 'cancel' }],
  ),
  asks(
    'an exact output takes all there is at another price',
    'differs',
    (it) => one(it.at.router, call(exactOut, eth('0.03'), maxUint256, path(it), user, it.now + 1_200n)),
    ({ at }) => [paysAtMost(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))],
  ),
  asks(
    'two exact outputs take more together than each',
    'differs',
    (it) =>
      [0, 1].flatMap(() =>
        one(it.at.router, call(exactOut, eth('0.015'), usd('90'), path(it), user, it.now + 1_200n)),
      ),
    ({ at }) => [paysAtMost(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))],
  ),
  ...([4n, 5n, 6n] as const).flatMap((count) => [
    asks(
      `${count} of an item`,
      count === 5n ? 'asSaid' : 'differs',
      ({ at, friend }) => one(at.practiceItems, call(sendItems, user, friend, 1n, count, '0x')),
      fiveItems,
    ),
    asks(
      `${count} of an item, in a batch`,
      count === 5n ? 'asSaid' : 'differs',
      ({ at, friend }) => one(at.practiceItems, call(sendBatch, user, friend, [1n], [count], '0x')),
      fiveItems,
    ),
  ]),
  asks(
    'a unit more of an item, in the same batch',
    'differs',
    ({ at, friend }) => one(at.practiceItems, call(sendBatch, user, friend, [1n, 1n], [5n, 1n], '0x')),
    fiveItems,
  ),
  asks(
    'what comes is of the same address on another network',
    'differs',
    (it) => one(it.at.router, call(exactIn, usd('100'), eth('0.03'), path(it), user, it.now + 1_200n)),
    ({ at }) => [
      pays(token(at.practiceDollar), usd('100')),
      gets({ kind: 'token', chainId: 10, address: at.weth9 }, eth('0.03')),
    ],
  ),
  asks(
    'an item is taken back, and its whole collection is not',
    'differs',
    (it) => one(it.at.practicePass, call(approve, zeroAddress, it.passOf(user))),
    (it) => [revokes(it.thief, item(it.at.practicePass, it.passOf(user)))],
  ),
  asks(
    'ownership is given away beside a role',
    'differs',
    ({ at, friend }) => [
      ...one(at.practiceVault, call('function transferOwnership(address newOwner)', at.stranger)),
      ...one(at.practiceVault, call('function grantRole(bytes32 role, address account)', zeroHash, friend)),
    ],
    ({ at, friend }) => [changes('owner', at.practiceVault, friend)],
  ),
  asks(
    'an operator of a token (ERC-777), beside a payment',
    'differs',
    (it) => [
      ...pay(it),
      ...one(it.at.hookToken, call('function authorizeOperator(address operator)', it.at.stranger)),
    ],
    paid,
  ),
  asks(
    'an operator of a token (ERC-777), for an allowance',
    'differs',
    ({ at }) => one(at.hookToken, call('function authorizeOperator(address operator)', at.router)),
    ({ at }) => [allows(at.router, token(at.hookToken), 5n)],
  ),
  asks(
    'code is changed',
    'asSaid',
    ({ at }) => one(at.changingToken, call(upgrade, at.changedTokenCode, '0x')),
    ({ at }) => [changes('code', at.changingToken, at.changedTokenCode)],
  ),
  asks(
    'code is changed, to whatever it is',
    'asSaid',
    ({ at }) => one(at.changingToken, call(upgrade, at.changedTokenCode, '0x')),
    ({ at }) => [changes('code', at.changingToken)],
  ),
  asks(
    'code is changed, and called at once',
    'cannotCompare',
    ({ at }) =>
      one(at.changingToken, call(upgrade, at.changedTokenCode, call(transfer, at.stranger, eth('5')))),
    ({ at }) => [changes('code', at.changingToken, at.changedTokenCode)],
  ),
  asks(
    'a token takes more by calling back',
    'differs',
    ({ at }) => one(at.hookToken, call(transfer, at.echo, eth('10'))),
    ({ at }) => [pays(token(at.hookToken), eth('10'), at.echo)],
  ),
  asks(
    'a token says nothing by events',
    'asSaid',
    ({ at, friend }) => one(at.silentToken, call(transfer, friend, eth('10'))),
    ({ at, friend }) => [pays(token(at.silentToken), eth('10'), friend)],
  ),
  asks(
    'a token only says that it pays',
    'differs',
    ({ at, friend }) => one(at.eventToken, call(transfer, friend, eth('10'))),
    ({ at, friend }) => [pays(token(at.eventToken), eth('10'), friend)],
  ),
  {
    id: 'all ether but the fee',
    is: 'asSaid',
    ask: withFees({ gasPrice: toHex(2n * 10n ** 9n) }, 0n),
    means: ({ friend }) => [{ kind: 'pay', asset: ether, sum: { how: 'all' }, to: { address: friend } }],
  },
  {
    id: 'a fifth of all ether stays, as a fee that nobody will ask',
    is: 'differs',
    ask: withFees({ maxPriorityFeePerGas: '0x1' }, 5n),
    means: ({ friend }) => [{ kind: 'pay', asset: ether, sum: { how: 'all' }, to: { address: friend } }],
  },
  asks('a second payment that was said is missing', 'differs', pay, (it) => [
    ...paid(it),
    pays(ether, eth('1'), it.friend),
  ]),
];

test.each(cases.map((it) => [it.id, it] as const))('%s', async (_, { is, ask, means, by }) => {
  const intent = meant(by?.(field) ?? user, means(field));
  const outcome = await readOld(await ask(field), intent);
  if (is === 'notAsSaid') expect(outcome.it, outcome.why.join()).not.toBe('asSaid');
  else expect([outcome.it, outcome.why]).toEqual([is, outcome.why]);
});

/** Reads where the thief's contracts are published, and as old as what everybody uses. */
async function readOld(request: string, intent: Intent): Promise<Outcome> {
  const { url, info, now, thief } = field;
  const createdAt = Number(now - 800n * 86_400n);
  const records = [thief, vault].map((address) => ({ address, verified: true, createdAt }));
  const changed = (world: World): World => ({
    ask: async (kind, question, bounds) => {
      if (kind !== 'verified') return world.ask(kind, question, bounds);
      const { source, address } = question as Questions['verified']['ask'];
      const isOurs =
        source === 'sourcify' && records.some((it) => it.address.toLowerCase() === address.toLowerCase());
      const from = { by: 'source', name: 'Sourcify' } as const;
      const found = { functions: [...Object.values(functions), exactIn], from };
      return (isOurs ? known(found) : unknown('notFound')) as never;
    },
  });
  const all = { ...info, records: [...info.records, ...records] };
  return outcomeIn(await readHere(request, { url, info: all, now, changed, intent }));
}
