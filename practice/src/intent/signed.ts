/** Requests that are not calls of an account, or that ask for another account, network or text: honest ones, and others. */
import {
  allows,
  changes,
  ether,
  gets,
  item,
  pays,
  paysAtMost,
  token,
} from '@readback/scenarios/intents/clauses.ts';
import { askBytes, askMessage, askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { dollarPermit } from '@readback/scenarios/dollarPermit.ts';
import { permitBatch, permitSingle } from '@readback/scenarios/permit2Typed.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { safeTx, safeTxHash, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { coins, nft, type SeaportItem, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { type Address, keccak256, maxUint160, maxUint256, toHex, zeroAddress, zeroHash } from 'viem';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import { settlement } from '../attack/stage.ts';
import { transfer } from '../corpus/moves.ts';
import { call, pilot } from '../truth/sky.ts';
import { type Asked, meant } from './asked.ts';
import type { Field } from './field.ts';
import { eth, usd } from './moves.ts';

const { chainId } = practiceMarker;
const [user, trader, owner] = [pilot(0).address, pilot(8).address, pilot(1).address];
const site = 'app.example';

type Sign = Readonly<{
  domain?: string;
  uri?: string;
  who?: Address;
  chain?: number;
  resources?: readonly string[];
  scheme?: string;
}>;

function signIn(now: bigint, it: Sign = {}): string {
  const {
    domain = site,
    uri = `https://${it.domain ?? site}/login`,
    who = user,
    chain = chainId,
    resources = [],
  } = it;
  const issued = new Date(Number(now) * 1_000).toISOString();
  const lines = [
    `${domain} wants you to sign in with your Ethereum account:`,
    who,
    '',
    'Sign in.',
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chain}`,
    'Nonce: p4Rk7WqZ2t',
    `Issued At: ${issued}`,
  ];
  return [
    ...lines,
    ...(resources.length > 0 ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ].join('\n');
}

function asked(kind: string, id: string, request: string, intent: Asked['intent']): Asked {
  return { kind, id: `${kind}: ${id}`, request, intent };
}

const signsIn = {
  account: user,
  said: '',
  quotes: [],
  clauses: [{ kind: 'signIn', site }],
  saidAt: 0,
} as const;
const says = (text: string) => ({ ...signsIn, clauses: [{ kind: 'say', text } as const] });

type Priced = SeaportItem & Readonly<{ recipient: Address }>;

const price = (raw: bigint, recipient: Address = trader): Priced => ({ ...coins(raw), recipient });

function sale(
  { at, now }: Field,
  consideration: readonly Priced[],
  offer: readonly SeaportItem[] = [nft(at.practicePass, 8n)],
) {
  return askTypedData(
    trader,
    seaportTypedData({ offerer: trader, offer, consideration, endTime: now + 3_600n, salt: 5n }),
  );
}

const sells = ({ at }: Field) => [pays(item(at.practicePass, 8n), 1n), gets(ether, eth('2'))];

const cowFields = [
  ['sellToken', 'address'],
  ['buyToken', 'address'],
  ['receiver', 'address'],
  ['sellAmount', 'uint256'],
  ['buyAmount', 'uint256'],
  ['validTo', 'uint32'],
  ['appData', 'bytes32'],
  ['feeAmount', 'uint256'],
  ['kind', 'string'],
  ['partiallyFillable', 'bool'],
  ['sellTokenBalance', 'string'],
  ['buyTokenBalance', 'string'],
].map(([name, type]) => ({ name, type }));

/** An order of CoW Protocol: a hundred dollars for wrapped ETH. */
function cowOrder({ at, now }: Field, it: Readonly<Record<string, unknown>> = {}): string {
  return askTypedData(trader, {
    types: { EIP712Domain: domainType, Order: cowFields },
    primaryType: 'Order',
    domain: { name: 'Gnosis Protocol', version: 'v2', chainId, verifyingContract: settlement },
    message: {
      sellToken: at.practiceDollar,
      buyToken: at.weth9,
      receiver: trader,
      sellAmount: usd('100'),
      buyAmount: eth('0.03'),
      validTo: Number(now) + 1_800,
      appData: zeroHash,
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
      ...it,
    },
  });
}

const orders = ({ at }: Field) => [
  pays(token(at.practiceDollar), usd('100')),
  gets(token(at.weth9), eth('0.03')),
];

/** What is signed, and does what was said. */
export function honestSigned(field: Field): readonly Asked[] {
  const { at, now, info, friend } = field;
  const setting = { info, now };
  const allowedUntil = [allows(at.universalRouter, token(at.practiceDollar), usd('500'), now + 1_800n)];
  return [
    asked('signed', 'in', askMessage(user, signIn(now)), signsIn),
    asked('signed', 'in, in capitals', askMessage(user, signIn(now)), {
      ...signsIn,
      clauses: [{ kind: 'signIn', site: site.toUpperCase() }],
    }),
    asked('signed', 'a text', askMessage(user, 'I was here.'), says('I was here.')),
    asked(
      'signed',
      'a permit',
      askTypedData(
        user,
        dollarPermit(setting, { spender: at.router, value: usd('500'), deadline: now + 1_800n }),
      ),
      meant(user, [allows(at.router, token(at.practiceDollar), usd('500'), now + 1_800n)]),
    ),
    asked(
      'signed',
      'a permit of Permit2',
      askTypedData(trader, permitSingle(setting, { spender: at.universalRouter, amount: usd('500') })),
      meant(trader, allowedUntil),
    ),
    asked('signed', 'an order', cowOrder(field), meant(trader, orders(field))),
    asked(
      'signed',
      'an order for more',
      cowOrder(field, { buyAmount: eth('0.04') }),
      meant(trader, orders(field)),
    ),
    asked(
      'signed',
      'an order of an exact output',
      cowOrder(field, { kind: 'buy' }),
      meant(trader, [paysAtMost(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))]),
    ),
    asked('signed', 'a sale', sale(field, [price(eth('2'))]), meant(trader, sells(field))),
    asked('signed', 'a sale for more', sale(field, [price(eth('3'))]), meant(trader, sells(field))),
    asked(
      'signed',
      'a Safe’s payment, signed by an owner',
      askTypedData(
        owner,
        safeTypedData(
          at.safe,
          safeTx({ to: at.practiceDollar, data: call(transfer, friend, usd('120')), nonce: 0n }),
        ),
      ),
      meant(at.safe, [pays(token(at.practiceDollar), usd('120'), friend)]),
    ),
    asked(
      'signed',
      'a Safe pays its owner',
      askTypedData(
        owner,
        safeTypedData(
          at.safe,
          safeTx({ to: at.practiceDollar, data: call(transfer, owner, usd('120')), nonce: 0n }),
        ),
      ),
      meant(at.safe, [pays(token(at.practiceDollar), usd('120'), owner)]),
    ),
    asked(
      'signed',
      'code is lent',
      JSON.stringify({ chainId, address: at.simple7702Account, nonce: 0 }),
      meant(user, [changes('delegation', user, at.simple7702Account)]),
    ),
    ...[10n ** 9n, 3n * 10n ** 9n].map((gas) =>
      asked(
        'own fee edit',
        `${gas} wei of priority`,
        JSON.stringify({
          method: 'eth_sendTransaction',
          params: [
            {
              chainId: toHex(chainId),
              from: user,
              to: at.practiceDollar,
              data: call(transfer, friend, usd('120')),
              maxPriorityFeePerGas: toHex(gas),
              maxFeePerGas: toHex(gas * 3n),
            },
          ],
        }),
        meant(user, [pays(token(at.practiceDollar), usd('120'), friend)], { feeMost: eth('0.01') }),
      ),
    ),
    asked(
      'own fee edit',
      'a gas limit',
      JSON.stringify({
        method: 'eth_sendTransaction',
        params: [
          {
            chainId: toHex(chainId),
            from: user,
            to: at.practiceDollar,
            data: call(transfer, friend, usd('120')),
            gas: toHex(200_000),
          },
        ],
      }),
      meant(user, [pays(token(at.practiceDollar), usd('120'), friend)]),
    ),
  ];
}

/** What is signed or asked for, and is something else than what was said. */
export function changedSigned(field: Field): readonly Asked[] {
  const { at, now, info, friend, other } = field;
  const setting = { info, now };
  const paid = [pays(token(at.practiceDollar), usd('120'), friend)];
  const pay = call(transfer, friend, usd('120'));
  const permit = (spender: Address, value: bigint, deadline = now + 1_800n) =>
    askTypedData(user, dollarPermit(setting, { spender, value, deadline }));
  const lets = [allows(at.router, token(at.practiceDollar), usd('500'), now + 1_800n)];
  const operation = paymentOperation({ info, now });
  const safePays = (it: Partial<ReturnType<typeof safeTx>>, safe = at.safe) =>
    askTypedData(
      owner,
      safeTypedData(safe, { ...safeTx({ to: at.practiceDollar, data: pay, nonce: 0n }), ...it }),
    );
  const refunds = { safeTxGas: 150_000n, baseGas: 500_000n, gasPrice: 1n };
  return [
    asked('permit instead of sign-in', 'of the token', permit(at.router, usd('500')), signsIn),
    asked(
      'permit instead of sign-in',
      'of Permit2',
      askTypedData(user, permitSingle(setting, { spender: at.stranger, amount: 1n })),
      signsIn,
    ),
    asked('permit instead of sign-in', 'a sale', sale(field, [price(1n)]), { ...signsIn, account: trader }),
    asked(
      'permit instead of sign-in',
      'a transaction',
      askTransaction(user, { to: at.practiceDollar, data: pay }),
      signsIn,
    ),
    ...(
      [
        ['another', { domain: 'app.example.evil.example' }],
        ['look-alike', { domain: 'app.exarnple' }],
        ['port', { domain: `${site}:8080` }],
        ['under it', { domain: `x.${site}` }],
        ['of its URI', { uri: 'https://evil.example/login' }],
        ['powers besides', { resources: ['urn:recap:eyJhdHQiOnsiKiI6eyIqLyoiOlt7fV19fSwicHJmIjpbXX0'] }],
      ] as const
    ).map(([id, it]) => asked('other site', id, askMessage(user, signIn(now, it)), signsIn)),
    asked('other site', 'for another account', askMessage(user, signIn(now, { who: friend })), signsIn),
    asked('other site', 'on another network', askMessage(user, signIn(now, { chain: 1 })), {
      ...signsIn,
      chainId,
    }),
    ...['I was here', 'I was here. ', 'I was hеre.', `I was here.\n${signIn(now)}`, signIn(now)].map(
      (text, place) => asked('other text', String(place), askMessage(user, text), says('I was here.')),
    ),
    asked('other text', 'a sign-in', askMessage(user, 'I was here.'), signsIn),
    asked('other text', 'nothing was said of one', askMessage(user, 'I was here.'), meant(user, paid)),
    ...(
      [
        ['amount', permit(at.router, usd('501'))],
        ['spender', permit(at.stranger, usd('500'))],
        ['limit', permit(at.router, maxUint256)],
        ['end', permit(at.router, usd('500'), now + 1_801n)],
        ['no end', permit(at.router, usd('500'), maxUint256)],
      ] as const
    ).map(([id, request]) => asked('permit', id, request, meant(user, lets))),
    asked(
      'permit',
      'of two tokens',
      askTypedData(trader, permitBatch(setting, at.universalRouter)),
      meant(trader, [allows(at.universalRouter, token(at.practiceDollar), 'noLimit')]),
    ),
    asked(
      'permit',
      'all of Permit2',
      askTypedData(trader, permitSingle(setting, { spender: at.universalRouter, amount: maxUint160 })),
      meant(trader, [allows(at.universalRouter, token(at.practiceDollar), usd('500'))]),
    ),
    asked(
      'permit',
      'the same token twice, each within what was said',
      askTypedData(trader, transfers(field, [usd('500'), usd('500')])),
      meant(trader, [allows(at.universalRouter, token(at.practiceDollar), usd('500'))]),
    ),
    ...(
      [
        ['lower', [price(eth('1.99'))]],
        ['a wei', [price(1n)]],
        ['none', []],
        ['falls', [{ ...price(eth('2')), endAmount: eth('0.1') }]],
        ['falls by a wei', [{ ...price(eth('2')), endAmount: eth('2') - 1n }]],
        [
          'another currency',
          [
            {
              itemType: 1,
              token: at.weth9,
              identifierOrCriteria: 0n,
              startAmount: eth('2'),
              endAmount: eth('2'),
              recipient: trader,
            },
          ],
        ],
        [
          'worthless currency',
          [
            {
              itemType: 1,
              token: at.eventToken,
              identifierOrCriteria: 0n,
              startAmount: eth('2'),
              endAmount: eth('2'),
              recipient: trader,
            },
          ],
        ],
        ['for another', [price(eth('2'), friend)]],
        ['a part for another', [price(eth('1.8')), price(eth('0.2'), at.stranger)]],
      ] as const
    ).map(([id, consideration]) =>
      asked('order at another price', id, sale(field, consideration), meant(trader, sells(field))),
    ),
    ...Object.entries({
      'buys less': { buyAmount: eth('0.029') },
      'buys next to nothing': { buyAmount: 1n },
      'sells more': { sellAmount: usd('100') + 1n },
      'a fee besides': { feeAmount: usd('1') },
      'to another': { receiver: friend },
      'buys another token': { buyToken: at.practiceToken },
      'buys a worthless token': { buyToken: at.fakeDollar },
      'sells another token': { sellToken: at.weth9, buyToken: at.practiceDollar },
      'kept where nobody looks': { buyTokenBalance: 'internal' },
    }).map(([id, it]) =>
      asked('order at another price', `CoW, ${id}`, cowOrder(field, it), meant(trader, orders(field))),
    ),
    asked(
      'order at another price',
      'two items',
      sale(field, [price(eth('2'))], [nft(at.practicePass, 8n), nft(at.practicePass, 9n)]),
      meant(trader, sells(field)),
    ),
    asked(
      'order at another price',
      'another item',
      sale(field, [price(eth('2'))], [nft(at.practicePass, 9n)]),
      meant(trader, sells(field)),
    ),
    asked(
      'order at another price',
      'any item',
      sale(field, [price(eth('2'))], [{ ...nft(at.practicePass, 0n), itemType: 4 as 2 }]),
      meant(trader, sells(field)),
    ),
    ...[1, 10, 8453].map((network) =>
      asked(
        'other network',
        String(network),
        JSON.stringify({
          method: 'eth_sendTransaction',
          params: [{ chainId: toHex(network), from: user, to: at.practiceDollar, data: pay }],
        }),
        meant(user, paid),
      ),
    ),
    ...[1, 10, 8453].map((network) =>
      asked(
        'other network',
        `the asset is on ${network}`,
        askTransaction(user, { to: at.practiceDollar, data: pay }),
        meant(user, [
          pays({ kind: 'token', chainId: network, address: at.practiceDollar }, usd('120'), friend),
        ]),
      ),
    ),
    asked(
      'every network',
      'code is lent',
      JSON.stringify({ chainId: 0, address: at.simple7702Account, nonce: 0 }),
      meant(user, [changes('delegation', user, at.simple7702Account)]),
    ),
    asked(
      'every network',
      'a permit of no network',
      askTypedData(
        user,
        withoutChain(
          dollarPermit(setting, { spender: at.router, value: usd('500'), deadline: now + 1_800n }),
        ),
      ),
      meant(user, lets),
    ),
    asked(
      'every network',
      'an order of no network',
      askTypedData(
        trader,
        withoutChain(
          seaportTypedData({
            offerer: trader,
            offer: [nft(at.practicePass, 8n)],
            consideration: [price(eth('2'))],
            endTime: now + 3_600n,
            salt: 5n,
          }),
        ),
      ),
      meant(trader, sells(field)),
    ),
    ...[friend, trader, at.smartAccount].map((account) =>
      asked(
        'other account',
        account,
        askTransaction(user, { to: at.practiceDollar, data: pay }),
        meant(account, paid),
      ),
    ),
    asked('other account', 'of a Safe', safePays({}), meant(user, paid)),
    asked('other account', 'of an operation', askTypedData(user, operation), meant(at.safe, paid)),
    asked(
      'other account',
      'the Safe pays for the owner, who pays, too',
      JSON.stringify({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            chainId: toHex(chainId),
            from: user,
            atomicRequired: true,
            calls: [
              { to: at.practiceDollar, data: pay },
              {
                to: at.smartAccount,
                data: call(
                  'function execute(address target, uint256 value, bytes data)',
                  at.practiceDollar,
                  0n,
                  call(transfer, friend, usd('5')),
                ),
              },
            ],
          },
        ],
      }),
      meant(user, [pays(token(at.practiceDollar), usd('125'), friend)]),
    ),
    asked(
      'other account',
      'a Safe pays its owner, and nobody said so',
      safePays({ data: call(transfer, owner, usd('120')) }),
      meant(at.safe, [{ kind: 'nothing' }]),
    ),
    asked(
      'other account',
      'a Safe pays its owner, who said that nothing changes',
      safePays({ data: call(transfer, owner, usd('120')) }),
      meant(owner, [{ kind: 'nothing' }]),
    ),
    ...(
      [
        ['other code', { chainId, address: at.sweeper, nonce: 0 }],
        ['none', { chainId, address: zeroAddress, nonce: 0 }],
        ['an account', { chainId, address: at.stranger, nonce: 0 }],
      ] as const
    ).map(([id, it]) =>
      asked(
        'delegation',
        id,
        JSON.stringify(it),
        meant(user, [changes('delegation', user, at.simple7702Account)]),
      ),
    ),
    asked(
      'delegation',
      'nobody said so',
      JSON.stringify({ chainId, address: at.simple7702Account, nonce: 0 }),
      meant(user, paid),
    ),
    asked(
      'delegatecall',
      'of an operation',
      safePays({ to: at.multiSend, operation: 1 }),
      meant(at.safe, paid),
    ),
    ...[
      safeTxHash(at.safe, safeTx({ to: at.practiceDollar, data: pay, nonce: 0n })),
      keccak256(toHex('anything')),
      `0x${'11'.repeat(32)}` as const,
    ].map((hash, place) => asked('bare hash', String(place), askBytes(user, hash), signsIn)),
    asked('bare hash', 'as a text', askBytes(user, keccak256(toHex('anything'))), says('anything')),
    asked(
      'bare hash',
      'approved',
      askTransaction(owner, {
        to: at.safe,
        data: call('function approveHash(bytes32 hashToApprove)', keccak256(toHex('anything'))),
      }),
      meant(at.safe, paid),
    ),
    ...(
      [
        ['in ether', { ...refunds, refundReceiver: at.stranger }],
        [
          'in dollars',
          { ...refunds, gasToken: at.practiceDollar, gasPrice: usd('0.001'), refundReceiver: at.stranger },
        ],
        ['to whoever sends', { ...refunds, gasToken: at.practiceDollar }],
      ] as const
    ).map(([id, it]) => asked('Safe gas refund', id, safePays(it), meant(at.safe, paid))),
    ...(
      [
        ['no gas', { gas: toHex(24_000) }],
        ['little gas', { gas: toHex(30_000) }],
        ['less than it takes', { gas: toHex(40_000) }],
      ] as const
    ).map(([id, it]) =>
      asked(
        'worse with fees',
        id,
        JSON.stringify({
          method: 'eth_sendTransaction',
          params: [{ chainId: toHex(chainId), from: user, to: at.practiceDollar, data: pay, ...it }],
        }),
        meant(user, paid),
      ),
    ),
    asked(
      'worse with fees',
      'all ether, and nothing is left for them',
      JSON.stringify({
        method: 'eth_sendTransaction',
        params: [{ chainId: toHex(chainId), from: user, to: friend, value: toHex(eth('50')) }],
      }),
      meant(user, [pays(ether, eth('50'), friend)]),
    ),
    asked(
      'worse with fees',
      'more than was said',
      JSON.stringify({
        method: 'eth_sendTransaction',
        params: [
          {
            chainId: toHex(chainId),
            from: user,
            to: at.practiceDollar,
            data: pay,
            maxFeePerGas: toHex(10n ** 12n),
            maxPriorityFeePerGas: toHex(10n ** 12n),
          },
        ],
      }),
      meant(user, paid, { feeMost: eth('0.01') }),
    ),
    ...[undefined, 0n, 1n].map((value) =>
      asked(
        'a contract is deployed',
        value === undefined ? 'without value' : `with ${value} wei`,
        JSON.stringify({
          method: 'eth_sendTransaction',
          params: [
            {
              chainId: toHex(chainId),
              from: user,
              data: '0x600a600c600039600a6000f3602a60005260206000f3',
              ...(value === undefined ? {} : { value: toHex(value) }),
            },
          ],
        }),
        meant(user, value === 1n ? [pays(ether, 1n)] : [{ kind: 'nothing' }]),
      ),
    ),
    asked(
      'other receiver',
      'by an operation',
      askTypedData(user, operation),
      meant(at.smartAccount, [pays(token(at.practiceDollar), usd('250'), other)]),
    ),
  ];
}

function withoutChain<
  T extends { domain: object; types: { EIP712Domain: readonly { name: string; type: string }[] } },
>(typed: T): object {
  const { chainId: _, ...domain } = typed.domain as Record<string, unknown>;
  const EIP712Domain = typed.types.EIP712Domain.filter(({ name }) => name !== 'chainId');
  return { ...typed, domain, types: { ...typed.types, EIP712Domain } };
}

/** Several transfers by one signature (PermitBatchTransferFrom of Permit2). */
function transfers({ at, now }: Field, amounts: readonly bigint[]): object {
  return {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
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
    primaryType: 'PermitBatchTransferFrom',
    domain: { name: 'Permit2', chainId, verifyingContract: at.permit2 },
    message: {
      permitted: amounts.map((amount) => ({ token: at.practiceDollar, amount })),
      spender: at.universalRouter,
      nonce: 7n,
      deadline: now + 1_800n,
    },
  };
}
