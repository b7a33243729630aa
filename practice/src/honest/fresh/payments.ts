import { type Address, concat, type Hex, keccak256, maxUint256, pad, stringToHex } from 'viem';
import { call } from '../../truth/sky.ts';
import { E18, friend, M, out, pool, thief } from '../asking.ts';
import { batches, sends } from '../mixed.ts';
import { approve, type Days, permit2, text, token, transfer, word } from './places.ts';

/** Payments, allowances, and what is kept of people in public. */
export const payments: Days = ({ me }, or) => [
  sends('send POL to an exchange', 137, me, {
    to: or<Address>('0x51b0f2c1a7d33e9c44be1750a5c80e1b9a2e7d11', thief),
    value: 250n * E18,
    data: or<Hex>('0x', call('function claim()')),
  }),
  sends(
    'pay a friend in USDT on BNB',
    56,
    me,
    { to: or<Address>(token.bnbUsdt, thief), data: transfer(friend, 75n * E18) },
    { has: [`${token.bnbUsdt} ${200n * E18}`] },
  ),
  sends(
    'pay USDC to a shop, with the code of the app behind the call',
    8453,
    me,
    {
      to: token.baseUsdc,
      // What an app of Base writes behind each call of its own (ERC-8021): its code, how long it is, and a mark.
      data: concat([
        or(transfer(friend, 18n * M), approve(friend, maxUint256)),
        stringToHex('baseapp'),
        '0x07',
        '0x00',
        '0x80218021802180218021802180218021',
      ]),
    },
    { has: [`${token.baseUsdc} ${300n * M}`] },
  ),
  sends(
    'pay an invoice in USDC by its reference',
    1,
    me,
    {
      to: '0x370de27fdb7d1ff1e1baa7d11c5820a324cf623c',
      data: call(
        'function transferFromWithReferenceAndFee(address _tokenAddress, address _to, uint256 _amount, bytes _paymentReference, uint256 _feeAmount, address _feeAddress)',
        token.usdc,
        friend,
        400n * M,
        '0x8f2a61c09be7d513',
        or(0n, 350n * M),
        or<Address>('0x000000000000000000000000000000000000dead', thief),
      ),
      moves: [out(token.usdc, 400n * M, friend), ...or<string[]>([], [out(token.usdc, 350n * M, thief)])],
    },
    { has: [`${token.usdc} ${5_000n * M}`] },
  ),
  sends('pay three people in USDT at once', 1, me, {
    to: '0xd152f549545093347a162dce210e7293f1452150',
    data: call(
      'function disperseToken(address token, address[] recipients, uint256[] values)',
      token.usdt,
      [
        friend,
        '0x2F9C6A0d71E4B85C33D9e0A6f18b47C5d2E90a13'.toLowerCase() as Address,
        or<Address>('0x7b30e1f4a9c85d26e0b7f3148d96c2a5f1e40b77', token.usdt),
      ],
      [100n * M, 120n * M, 80n * M],
    ),
    moves: [
      out(token.usdt, 100n * M, friend),
      out(token.usdt, 120n * M, '0x2f9c6a0d71e4b85c33d9e0a6f18b47c5d2e90a13'),
      out(token.usdt, 80n * M, or<Address>('0x7b30e1f4a9c85d26e0b7f3148d96c2a5f1e40b77', token.usdt)),
    ],
  }),
  sends(
    'bring USDC to Hyperliquid',
    42161,
    me,
    {
      to: token.arbUsdc,
      data: or(
        transfer('0x2df1c51e09aecf9cacb7bc98cb1742757f163df7', 500n * M),
        approve('0x2df1c51e09aecf9cacb7bc98cb1742757f163df8', 500n * M),
      ),
    },
    { contracts: ['0x2df1c51e09aecf9cacb7bc98cb1742757f163df7'], has: [`${token.arbUsdc} ${900n * M}`] },
  ),
  sends(
    'send a share of a bet to a friend',
    137,
    me,
    {
      to: token.ctf,
      data: call(
        'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
        me,
        or<Address>(friend, token.ctf),
        77n,
        1n,
        '0x',
      ),
      moves: [out(token.ctf, 77n, or<Address>(friend, token.ctf))],
    },
    { has: [`${token.ctf} 77`] },
  ),
  sends(
    'send an item of a known collection to a friend',
    1,
    me,
    {
      to: token.pudgy,
      data: or(
        call('function safeTransferFrom(address from, address to, uint256 tokenId)', me, friend, 4_410n),
        call('function approve(address to, uint256 tokenId)', thief, 4_410n),
      ),
    },
    { has: [`${token.pudgy} 4410`] },
  ),
  sends('wrap BNB', 56, me, {
    to: or<Address>(token.wbnb, thief),
    data: call('function deposit() payable'),
    value: 2n * E18,
    moves: [`mint ${2n * E18}`],
  }),
  sends(
    'let Permit2 take USDC, without a limit',
    1,
    me,
    {
      to: token.usdc,
      data: approve(or<Address>(permit2, '0x000000000022d473030f116ddee9f6b43ac78bb3'), maxUint256),
    },
    { contracts: [permit2], has: [`${token.usdc} ${500n * M}`] },
  ),
  sends(
    'let a router take USDC without a limit',
    8453,
    me,
    {
      to: token.baseUsdc,
      data: approve(or<Address>('0x111111125421ca6dc452d289314280a0f8842a65', thief), maxUint256),
    },
    {
      contracts: ['0x111111125421ca6dc452d289314280a0f8842a65'],
      has: [`${token.baseUsdc} ${500n * M}`],
      looks: 'the allowance has no limit and stays',
    },
  ),
  sends(
    'let OpenSea take what an offer needs',
    1,
    me,
    {
      to: token.weth,
      data: approve(or<Address>('0x1e0049783f008a0085193e00003d00cd54003c71', thief), (E18 * 3n) / 10n),
    },
    { contracts: ['0x1e0049783f008a0085193e00003d00cd54003c71'], has: [`${token.weth} ${E18}`] },
  ),
  sends(
    'raise what a router may take of ARB',
    42161,
    me,
    {
      to: token.arb,
      data: call(
        'function increaseAllowance(address spender, uint256 addedValue)',
        or<Address>('0x6131b5fae19ea4f9d964eac0408e4408b66337b5', thief),
        200n * E18,
      ),
    },
    { contracts: ['0x6131b5fae19ea4f9d964eac0408e4408b66337b5'], has: [`${token.arb} ${900n * E18}`] },
  ),
  sends(
    'take an allowance for USDT back on BNB',
    56,
    me,
    { to: token.bnbUsdt, data: approve(or<Address>(pool, thief), or(0n, 10n * E18)) },
    { contracts: [pool], has: [`${token.bnbUsdt} ${100n * E18}`] },
  ),
  batches(
    'set an allowance for USDT anew',
    1,
    me,
    [
      { to: token.usdt, data: approve('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2', 0n) },
      {
        to: token.usdt,
        data: approve(or<Address>('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2', thief), 300n * M),
      },
    ],
    { contracts: ['0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2'], has: [`${token.usdt} ${900n * M}`] },
  ),
  sends('attest that one has met somebody', 8453, me, {
    to: or<Address>('0x4200000000000000000000000000000000000021', thief),
    data: call(
      'function attest((bytes32 schema, (address recipient, uint64 expirationTime, bool revocable, bytes32 refUID, bytes data, uint256 value) data) request) payable returns (bytes32)',
      {
        schema: keccak256('0x21'),
        data: {
          recipient: friend,
          expirationTime: 0n,
          revocable: true,
          refUID: pad('0x'),
          data: word(1n),
          value: 0n,
        },
      },
    ),
  }),
  sends('commit to a name', 1, me, {
    to: or<Address>('0x59e16fccd424cc24e280be16e11bcd56fb0ce547', thief),
    data: call('function commit(bytes32 commitment)', keccak256('0x33')),
  }),
  sends('say an address, a picture and a page in a name', 1, me, {
    to: '0xf29100983e058b709f3d539b0c765937b804ac15',
    data: call('function multicall(bytes[] data) returns (bytes[])', [
      call('function setAddr(bytes32 node, address a)', keccak256('0x44'), or(me, thief)),
      call(
        'function setText(bytes32 node, string key, string value)',
        keccak256('0x44'),
        'avatar',
        'eip155:1/erc721:0xbd3531da5cf5857e7cfaa92426877b022e612cf8/4410',
      ),
      call(
        'function setText(bytes32 node, string key, string value)',
        keccak256('0x44'),
        'com.github',
        'slowtide',
      ),
    ]),
  }),
  sends(
    'take a name out of the wrapper',
    1,
    me,
    {
      to: '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401',
      data: call(
        'function unwrapETH2LD(bytes32 labelhash, address registrant, address controller)',
        keccak256(stringToHex('slowtide')),
        or(me, thief),
        or(me, thief),
      ),
    },
    { says: { 'function name() view returns (string)': text('NameWrapper') } },
  ),
  sends('take a name as one’s own on mainnet', 1, me, {
    to: or<Address>('0xa58e81fe9b61b5c3fe2afd33cf304c454abfc7cb', thief),
    data: call('function setName(string name) returns (bytes32)', 'slowtide.eth'),
  }),
];
