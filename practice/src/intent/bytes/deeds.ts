/** What people mean to do, as the calls and signatures that do it on Ethereum. */
import type { Clause } from '@readback/core/model/intent.ts';
import {
  type Address,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  pad,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import { call } from '../../truth/sky.ts';
import {
  allows,
  atMost,
  collection,
  ether,
  gets,
  item,
  pays,
  revokes,
  type Said,
  type Terms,
  token,
} from './terms.ts';

export type Asked = Readonly<{ to: Address; data: Hex; value: bigint }>;

/** `who`: whose calls or whose signature it is. `says`: what of the bytes was said. */
export type Deed = Readonly<{
  id: string;
  says: Said;
  /** Who gets what is bought is whoever asks for it. */
  forMe?: true;
  /** It is done with what the contract's caller has, or by their authority. */
  byCaller?: true;
  /** What the account may have by it, though its bytes do not say how much: then it may go, too. */
  mayBring?: 'anything' | 'wrapped ether';
  means: (terms: Terms, who: Address) => readonly Clause[];
}> &
  Readonly<
    | { calls: (terms: Terms, who: Address) => readonly Asked[] }
    | { typed: (terms: Terms, who: Address) => object }
  >;

const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const pairs: Address = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const swapRouter: Address = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const universalRouter: Address = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const apes: Address = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d';
const aave: Address = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const lido: Address = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const messenger: Address = '0xbd3fa81b58ba92a82136038b25adec7066af3155';
const disperse: Address = '0xd152f549545093347a162dce210e7293f1452150';
const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const chainlink: Address = '0x514910771af9ca656af840dff83e8264ecf986ca';
const deadline = 2_000_000_000n;

const to = (at: Address, data: Hex, value = 0n): Asked => ({ to: at, data, value });
const words = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);
const route = (from: Address, into: Address): Hex =>
  encodePacked(['address', 'uint24', 'address'], [from, 3_000, into]);

const payment = { amount: 'either', to: 'either', token: 'either' } as const;
const paysToken = ({ token: of, amount, to: whom }: Terms) => [pays(token(of), amount, whom)];
const sale = { amount: 'either', token: 'either', least: 'less', bought: 'either', to: 'either' } as const;
const purchase = { ...sale, amount: 'more' } as const;
/** Bought for whoever buys, so that another receiver is someone else. */
const sells = ({ token: of, amount, bought, least }: Terms) => [
  pays(token(of), amount),
  gets(token(bought), least),
];
const buys = ({ token: of, amount, bought, least }: Terms) => [
  atMost(token(of), amount),
  gets(token(bought), least),
];
const limit = { amount: 'more', token: 'either', spender: 'either' } as const;
const lets = ({ spender, token: of, amount }: Terms) => [allows(spender, token(of), { upTo: amount })];
const letsUntil = ({ spender, token: of, amount, until }: Terms) => [
  allows(spender, token(of), { upTo: amount, until }),
];

function routed(commands: Hex, inputs: readonly Hex[], value = 0n): Asked {
  return to(
    universalRouter,
    call(
      'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
      commands,
      inputs,
      deadline,
    ),
    value,
  );
}

/** The router, as it writes itself. */
const itself: Address = '0x0000000000000000000000000000000000000002';

export const deeds: readonly Deed[] = [
  {
    id: 'tokens paid',
    byCaller: true,
    says: payment,
    means: paysToken,
    calls: (it) => [to(it.token, call('function transfer(address,uint256)', it.to, it.amount))],
  },
  {
    id: 'tokens paid by transferFrom',
    says: payment,
    means: paysToken,
    calls: (it, who) => [
      to(it.token, call('function transferFrom(address,address,uint256)', who, it.to, it.amount)),
    ],
  },
  {
    id: 'tokens paid by Permit2',
    says: payment,
    means: paysToken,
    calls: (it, who) => [
      to(
        permit2,
        call('function transferFrom(address,address,uint160,address)', who, it.to, it.amount, it.token),
      ),
    ],
  },
  {
    id: 'tokens paid by the Universal Router',
    says: payment,
    means: paysToken,
    calls: (it) => [routed('0x02', [words('address, address, uint256', it.token, it.to, it.amount)])],
  },
  {
    id: 'ether paid',
    says: { amount: 'either', to: 'either' },
    means: (it) => [pays(ether, it.amount, it.to)],
    calls: (it) => [to(it.to, '0x', it.amount)],
  },
  {
    id: 'at most so much paid',
    byCaller: true,
    says: { ...payment, amount: 'more' },
    means: (it) => [
      { kind: 'pay', asset: token(it.token), sum: { how: 'atMost', raw: it.amount }, to: { address: it.to } },
    ],
    calls: (it) => [to(it.token, call('function transfer(address,uint256)', it.to, it.amount))],
  },
  {
    id: 'an item given away',
    says: { item: 'either', to: 'either' },
    means: (it) => [pays(item(apes, it.item), 1n, it.to)],
    calls: (it, who) => [
      to(apes, call('function safeTransferFrom(address,address,uint256)', who, it.to, it.item)),
    ],
  },
  {
    id: 'some of an item given away',
    says: { item: 'either', to: 'either', amount: 'either' },
    means: (it) => [pays(item(apes, it.item), it.amount, it.to)],
    calls: (it, who) => [
      to(
        apes,
        call(
          'function safeTransferFrom(address,address,uint256,uint256,bytes)',
          who,
          it.to,
          it.item,
          it.amount,
          '0x',
        ),
      ),
    ],
  },
  {
    id: 'tokens paid to oneself',
    forMe: true,
    says: payment,
    means: paysToken,
    calls: (it) => [to(it.token, call('function transfer(address,uint256)', it.to, it.amount))],
  },
  {
    id: 'ether paid to oneself',
    forMe: true,
    says: { amount: 'either', to: 'either' },
    means: (it) => [pays(ether, it.amount, it.to)],
    calls: (it) => [to(it.to, '0x', it.amount)],
  },
  {
    id: 'an allowance',
    byCaller: true,
    says: limit,
    means: lets,
    calls: (it) => [to(it.token, call('function approve(address,uint256)', it.spender, it.amount))],
  },
  {
    id: 'an allowance that grows',
    byCaller: true,
    says: limit,
    means: lets,
    calls: (it) => [to(it.token, call('function increaseAllowance(address,uint256)', it.spender, it.amount))],
  },
  {
    id: 'an allowance of Permit2',
    byCaller: true,
    says: { ...limit, until: 'more' },
    means: letsUntil,
    calls: (it) => [
      to(
        permit2,
        call(
          'function approve(address,address,uint160,uint48)',
          it.token,
          it.spender,
          it.amount,
          Number(it.until),
        ),
      ),
    ],
  },
  {
    id: 'an item that somebody may take',
    byCaller: true,
    says: { item: 'either', spender: 'either' },
    means: (it) => [allows(it.spender, item(apes, it.item))],
    calls: (it) => [to(apes, call('function approve(address,uint256)', it.spender, it.item))],
  },
  {
    id: 'a collection that somebody may take',
    byCaller: true,
    says: { spender: 'either', token: 'either' },
    means: (it) => [allows(it.spender, collection(it.token))],
    calls: (it) => [to(it.token, call('function setApprovalForAll(address,bool)', it.spender, true))],
  },
  {
    id: 'an allowance taken back',
    byCaller: true,
    says: { token: 'either', spender: 'either' },
    means: (it) => [revokes(it.spender, token(it.token))],
    calls: (it) => [to(it.token, call('function approve(address,uint256)', it.spender, 0n))],
  },
  {
    id: 'an allowance of Permit2 taken back',
    byCaller: true,
    says: { token: 'either', spender: 'either' },
    means: (it) => [revokes(it.spender, token(it.token))],
    calls: (it) => [
      to(
        permit2,
        call('function lockdown((address token, address spender)[])', [
          { token: it.token, spender: it.spender },
        ]),
      ),
    ],
  },
  {
    id: 'a collection taken back',
    byCaller: true,
    says: { token: 'either', spender: 'either' },
    means: (it) => [revokes(it.spender, collection(it.token))],
    calls: (it) => [to(it.token, call('function setApprovalForAll(address,bool)', it.spender, false))],
  },
  {
    id: 'sold by pairs',
    byCaller: true,
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      to(
        pairs,
        call(
          'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
          it.amount,
          it.least,
          [it.token, weth, it.bought],
          it.to,
          deadline,
        ),
      ),
    ],
  },
  {
    id: 'bought by pairs',
    says: purchase,
    means: buys,
    forMe: true,
    calls: (it) => [
      to(
        pairs,
        call(
          'function swapTokensForExactTokens(uint256,uint256,address[],address,uint256)',
          it.least,
          it.amount,
          [it.token, it.bought],
          it.to,
          deadline,
        ),
      ),
    ],
  },
  {
    id: 'ether sold by pairs',
    says: { amount: 'either', least: 'less', bought: 'either', to: 'either' },
    means: (it) => [pays(ether, it.amount), gets(token(it.bought), it.least)],
    forMe: true,
    calls: (it) => [
      to(
        pairs,
        call(
          'function swapExactETHForTokens(uint256,address[],address,uint256) payable',
          it.least,
          [weth, it.bought],
          it.to,
          deadline,
        ),
        it.amount,
      ),
    ],
  },
  {
    id: 'sold for ether by pairs',
    says: { amount: 'either', least: 'less', token: 'either', to: 'either' },
    means: (it) => [pays(token(it.token), it.amount), gets(ether, it.least)],
    forMe: true,
    calls: (it) => [
      to(
        pairs,
        call(
          'function swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
          it.amount,
          it.least,
          [it.token, weth],
          it.to,
          deadline,
        ),
      ),
    ],
  },
  {
    id: 'sold by a pool',
    byCaller: true,
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      to(
        swapRouter,
        call('function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable', [
          it.token,
          it.bought,
          3_000,
          it.to,
          it.amount,
          it.least,
          0n,
        ]),
      ),
    ],
  },
  {
    id: 'sold by a pool, in a multicall',
    byCaller: true,
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      to(
        swapRouter,
        call('function multicall(uint256 deadline, bytes[] data) payable', deadline, [
          call('function exactInput((bytes,address,uint256,uint256)) payable', [
            route(it.token, it.bought),
            it.to,
            it.amount,
            it.least,
          ]),
        ]),
      ),
    ],
  },
  {
    id: 'bought by a pool, in a multicall',
    says: purchase,
    means: buys,
    forMe: true,
    calls: (it) => [
      to(
        swapRouter,
        call('function multicall(bytes[] data) payable', [
          call(
            'function exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable',
            [it.token, it.bought, 3_000, it.to, it.least, it.amount, 0n],
          ),
        ]),
      ),
    ],
  },
  {
    id: 'sold for ether, in a multicall',
    mayBring: 'wrapped ether',
    says: { amount: 'either', least: 'less', token: 'either', to: 'either' },
    means: (it) => [pays(token(it.token), it.amount), gets(ether, it.least)],
    forMe: true,
    calls: (it) => [
      to(
        swapRouter,
        call('function multicall(bytes[] data) payable', [
          call(
            'function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable',
            [it.token, weth, 3_000, itself, it.amount, it.least, 0n],
          ),
          call('function unwrapWETH9(uint256,address) payable', it.least, it.to),
        ]),
      ),
    ],
  },
  {
    id: 'sold by the Universal Router',
    byCaller: true,
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      routed('0x00', [
        words(
          'address, uint256, uint256, bytes, bool',
          it.to,
          it.amount,
          it.least,
          route(it.token, it.bought),
          true,
        ),
      ]),
    ],
  },
  {
    id: 'sold by the Universal Router, by pairs',
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      routed('0x08', [
        words(
          'address, uint256, uint256, address[], bool',
          it.to,
          it.amount,
          it.least,
          [it.token, it.bought],
          true,
        ),
      ]),
    ],
  },
  {
    id: 'bought by the Universal Router',
    says: purchase,
    means: buys,
    forMe: true,
    calls: (it) => [
      routed('0x01', [
        words(
          'address, uint256, uint256, bytes, bool',
          it.to,
          it.least,
          it.amount,
          route(it.bought, it.token),
          true,
        ),
      ]),
    ],
  },
  {
    id: 'ether sold by the Universal Router',
    mayBring: 'wrapped ether',
    says: { amount: 'either', least: 'less', bought: 'either', to: 'either' },
    means: (it) => [pays(ether, it.amount), gets(token(it.bought), it.least)],
    forMe: true,
    calls: (it) => [
      routed(
        '0x0b00',
        [
          words('address, uint256', itself, it.amount),
          words(
            'address, uint256, uint256, bytes, bool',
            it.to,
            it.amount,
            it.least,
            route(weth, it.bought),
            false,
          ),
        ],
        it.amount,
      ),
    ],
  },
  {
    id: 'sold for ether by the Universal Router',
    mayBring: 'wrapped ether',
    says: { amount: 'either', least: 'less', token: 'either', to: 'either' },
    means: (it) => [pays(token(it.token), it.amount), gets(ether, it.least)],
    forMe: true,
    calls: (it) => [
      routed('0x000c', [
        words(
          'address, uint256, uint256, bytes, bool',
          itself,
          it.amount,
          it.least,
          route(it.token, weth),
          true,
        ),
        words('address, uint256', it.to, it.least),
      ]),
    ],
  },
  {
    id: 'ether wrapped',
    mayBring: 'wrapped ether',
    says: { amount: 'either' },
    means: (it) => [pays(ether, it.amount), gets(token(weth), it.amount)],
    calls: (it) => [to(weth, call('function deposit() payable'), it.amount)],
  },
  {
    id: 'unwrapped',
    byCaller: true,
    says: { amount: 'either' },
    means: (it) => [pays(token(weth), it.amount), gets(ether, it.amount)],
    calls: (it) => [to(weth, call('function withdraw(uint256)', it.amount))],
  },
  {
    id: 'supplied to Aave',
    mayBring: 'anything',
    byCaller: true,
    says: { amount: 'either', token: 'either' },
    means: (it) => [pays(token(it.token), it.amount)],
    calls: (it, who) => [
      to(aave, call('function supply(address,uint256,address,uint16)', it.token, it.amount, who, 0)),
    ],
  },
  {
    id: 'supplied to Aave for whoever asks',
    mayBring: 'anything',
    says: { to: 'either' },
    forMe: true,
    means: (it) => [pays(token(it.token), it.amount)],
    calls: (it) => [
      to(aave, call('function supply(address,uint256,address,uint16)', it.token, it.amount, it.to, 0)),
    ],
  },
  {
    id: 'paid back to Aave',
    says: { amount: 'less', token: 'either' },
    means: (it) => [pays(token(it.token), it.amount)],
    calls: (it, who) => [
      to(aave, call('function repay(address,uint256,uint256,address)', it.token, it.amount, 2n, who)),
    ],
  },
  {
    id: 'ether staked',
    mayBring: 'anything',
    says: { amount: 'either' },
    means: (it) => [pays(ether, it.amount)],
    calls: (it) => [to(lido, call('function submit(address) payable', zeroAddress), it.amount)],
  },
  {
    id: 'burned for another network',
    byCaller: true,
    says: { amount: 'either', token: 'either', to: 'either' },
    forMe: true,
    means: (it) => [pays(token(it.token), it.amount)],
    calls: (it) => [
      to(
        messenger,
        call(
          'function depositForBurn(uint256,uint32,bytes32,address)',
          it.amount,
          6,
          pad(it.to, { size: 32 }),
          it.token,
        ),
      ),
    ],
  },
  {
    id: 'approved and sold by pairs',
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      to(it.token, call('function approve(address,uint256)', pairs, it.amount)),
      to(
        pairs,
        call(
          'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
          it.amount,
          it.least,
          [it.token, it.bought],
          it.to,
          deadline,
        ),
      ),
    ],
  },
  {
    id: 'approved anew and sold by a pool',
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      ...[0n, it.amount].map((much) =>
        to(it.token, call('function approve(address,uint256)', swapRouter, much)),
      ),
      to(
        swapRouter,
        call('function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable', [
          it.token,
          it.bought,
          3_000,
          it.to,
          it.amount,
          it.least,
          0n,
        ]),
      ),
    ],
  },
  {
    id: 'approved at Permit2 and sold by the Universal Router',
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      to(it.token, call('function approve(address,uint256)', permit2, it.amount)),
      to(
        permit2,
        call(
          'function approve(address,address,uint160,uint48)',
          it.token,
          universalRouter,
          it.amount,
          Number(it.until),
        ),
      ),
      routed('0x00', [
        words(
          'address, uint256, uint256, bytes, bool',
          it.to,
          it.amount,
          it.least,
          route(it.token, it.bought),
          true,
        ),
      ]),
    ],
  },
  {
    id: 'approved and supplied to Aave',
    mayBring: 'anything',
    says: { amount: 'either', token: 'either' },
    means: (it) => [pays(token(it.token), it.amount)],
    calls: (it, who) => [
      to(it.token, call('function approve(address,uint256)', aave, it.amount)),
      to(aave, call('function supply(address,uint256,address,uint16)', it.token, it.amount, who, 0)),
    ],
  },
  {
    id: 'wrapped, approved and sold by pairs',
    mayBring: 'wrapped ether',
    says: { amount: 'either', least: 'less', bought: 'either', to: 'either' },
    means: (it) => [pays(ether, it.amount), gets(token(it.bought), it.least)],
    forMe: true,
    calls: (it) => [
      to(weth, call('function deposit() payable'), it.amount),
      to(weth, call('function approve(address,uint256)', pairs, it.amount)),
      to(
        pairs,
        call(
          'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
          it.amount,
          it.least,
          [weth, it.bought],
          it.to,
          deadline,
        ),
      ),
    ],
  },
  {
    id: 'two paid',
    says: { amount: 'either', least: 'either', to: 'either', spender: 'either', token: 'either' },
    means: (it) => [pays(token(it.token), it.amount, it.to), pays(token(it.token), it.least, it.spender)],
    calls: (it) => [
      to(it.token, call('function transfer(address,uint256)', it.to, it.amount)),
      to(it.token, call('function transfer(address,uint256)', it.spender, it.least)),
    ],
  },
  {
    id: 'two paid by one call',
    says: { amount: 'either', least: 'either', to: 'either', spender: 'either', token: 'either' },
    means: (it) => [pays(token(it.token), it.amount, it.to), pays(token(it.token), it.least, it.spender)],
    calls: (it) => [
      to(
        disperse,
        call(
          'function disperseToken(address token, address[] recipients, uint256[] values)',
          it.token,
          [it.to, it.spender],
          [it.amount, it.least],
        ),
      ),
    ],
  },
  {
    id: 'a payment beside an allowance',
    says: {
      amount: 'either',
      to: 'either',
      token: 'either',
      spender: 'either',
      least: 'more',
      bought: 'either',
    },
    means: (it) => [
      pays(token(it.token), it.amount, it.to),
      allows(it.spender, token(it.bought), { upTo: it.least }),
    ],
    calls: (it) => [
      to(it.bought, call('function approve(address,uint256)', it.spender, it.least)),
      to(it.token, call('function transfer(address,uint256)', it.to, it.amount)),
    ],
  },
  {
    id: 'tokens paid by a list of Permit2',
    says: { ...payment, least: 'either', bought: 'either', spender: 'either' },
    means: (it) => [...paysToken(it), pays(token(it.bought), it.least, it.spender)],
    calls: (it, who) => [
      to(
        permit2,
        call('function transferFrom((address from, address to, uint160 amount, address token)[])', [
          { from: who, to: it.to, amount: it.amount, token: it.token },
          { from: who, to: it.spender, amount: it.least, token: it.bought },
        ]),
      ),
    ],
  },
  {
    id: 'permitted to the Universal Router and sold by it',
    says: sale,
    means: sells,
    forMe: true,
    calls: (it) => [
      routed('0x0a00', [
        words(
          '((address,uint160,uint48,uint48),address,uint256), bytes',
          [[it.token, it.amount, Number(it.until), 0], universalRouter, it.until],
          `0x${'11'.repeat(65)}`,
        ),
        words(
          'address, uint256, uint256, bytes, bool',
          it.to,
          it.amount,
          it.least,
          route(it.token, it.bought),
          true,
        ),
      ]),
    ],
  },
];

/** Extras that spend what a deed before them may have brought. */
export const spends: Readonly<Record<NonNullable<Deed['mayBring']> | 'nothing', readonly string[]>> = {
  nothing: [],
  'wrapped ether': ['wrapped ether unwrapped'],
  anything: ['wrapped ether unwrapped', 'another token sold', 'another token put in', 'a debt of another'],
};

/** What a request may do besides, which nobody said: `terms` are others than those of what was said. */
export const extras: Readonly<Record<string, (terms: Terms, who: Address) => readonly Asked[]>> = {
  'tokens for a stranger': (it) => [
    to(it.token, call('function transfer(address,uint256)', it.to, it.amount)),
  ],
  'a wei for a stranger': (it) => [to(it.to, '0x', 1n)],
  'a wei along with a call': (it) => [to(it.to, call('function claim()'), 1n)],
  'an item for a stranger': (it, who) => [
    to(apes, call('function safeTransferFrom(address,address,uint256)', who, it.to, it.item)),
  ],
  'an allowance for a stranger': (it) => [
    to(it.token, call('function approve(address,uint256)', it.spender, it.amount)),
  ],
  'an allowance of Permit2 for a stranger': (it) => [
    to(
      permit2,
      call(
        'function approve(address,address,uint160,uint48)',
        it.token,
        it.spender,
        it.amount,
        Number(it.until),
      ),
    ),
  ],
  'a collection for a stranger': (it) => [
    to(apes, call('function setApprovalForAll(address,bool)', it.spender, true)),
  ],
  'another token sold': (it, who) => [
    to(
      pairs,
      call(
        'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
        it.amount,
        it.least,
        [chainlink, dai],
        who,
        deadline,
      ),
    ),
  ],
  'another token sold for a stranger': (it) => [
    to(
      pairs,
      call(
        'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
        it.amount,
        it.least,
        [chainlink, dai],
        it.to,
        deadline,
      ),
    ),
  ],
  'another token put in': (it, who) => [
    to(aave, call('function supply(address,uint256,address,uint16)', chainlink, it.amount, who, 0)),
  ],
  'another token put in for a stranger': (it) => [
    to(aave, call('function supply(address,uint256,address,uint16)', chainlink, it.amount, it.to, 0)),
  ],
  'a debt of another': (it) => [
    to(aave, call('function repay(address,uint256,uint256,address)', chainlink, it.amount, 2n, it.to)),
  ],
  'a loan': (it, who) => [
    to(
      aave,
      call('function borrow(address,uint256,uint256,uint16,address)', chainlink, it.amount, 2n, 0, who),
    ),
  ],
  'wrapped ether unwrapped': (it) => [to(weth, call('function withdraw(uint256)', it.amount))],
  'a module': (it, who) => [to(who, call('function enableModule(address)', it.to))],
  'an owner': (it, who) => [to(who, call('function addOwnerWithThreshold(address,uint256)', it.to, 1n))],
};
