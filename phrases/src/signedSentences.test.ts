import {
  allowance,
  balance,
  contract,
  effectsOf,
  friend,
  key,
  me,
  type Sample,
  typed,
  usdc,
  weth,
} from '@readback/core/check/testing/views.ts';
import {
  blurListings,
  collection,
  looksRareListings,
  looksRareMaker,
  zeroXOrder,
} from '@readback/core/check/testing/marketOrders.ts';
import { known } from '@readback/core/model/known.ts';
import { zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { said as words, unrun } from './testing/saying.ts';

type Values = Readonly<Record<string, unknown>>;

/** Typed data by its `encodeType`; what is not given is zero, empty or false. */
function signed(encoded: string, given: Values, domain: Values = { chainId: 1n, verifyingContract: usdc }) {
  const structs = [...encoded.matchAll(/([\w:]+)\(([^()]*)\)/g)].map(
    ([, name = '', list = '']) =>
      [
        name,
        list.split(',').map((field) => {
          const [type = '', called = ''] = field.split(' ');
          return { name: called, type };
        }),
      ] as const,
  );
  const types = Object.fromEntries(structs);
  const filled = (of: string, values: Values): Values =>
    Object.fromEntries((types[of] ?? []).map(({ name, type }) => [name, value(type, values[name])]));
  const value = (type: string, it: unknown): unknown => {
    const list = /^(.*)\[\d*\]$/.exec(type);
    if (list !== null) return ((it ?? []) as readonly unknown[]).map((one) => value(list[1] ?? '', one));
    if (Object.hasOwn(types, type)) return filled(type, (it ?? {}) as Values);
    if (it !== undefined) return it;
    if (type === 'address') return zeroAddress;
    if (type === 'bool') return false;
    if (type === 'string') return '';
    return type === 'bytes' ? '0x' : type.startsWith('bytes') ? zeroHash : 0n;
  };
  const [primary = ''] = structs[0] ?? [];
  return typed(types, primary, filled(primary, given), domain);
}

const said = (encoded: string, given: Values, domain?: Values, sample: Sample = unrun) =>
  words(signed(encoded, given, domain), sample, { Apes: collection });

const end = 1_900_000_000n;
const until = 'until 2030-03-17 17:46:40 UTC';
const most = 2n ** 256n - 1n;
const forever = 2n ** 48n - 1n;

const permit = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';
const dai = 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)';
const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const single = `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`;
const batch = `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`;
const permissions = 'TokenPermissions(address token,uint256 amount)';
const once = `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`;
const transfer =
  'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)';
const permit2 = {
  name: 'Permit2',
  chainId: 1n,
  verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
};

describe('a signature that gives a permission says to whom, how much and until when', () => {
  it.each<[what: string, encoded: string, given: Values, domain: Values | undefined, says: string]>([
    [
      'a permit over an amount',
      permit,
      { owner: me, spender: key, value: 5_000_000n, deadline: end },
      undefined,
      `Asks for your signature to let a person’s account (key) spend up to 5 USDC, ${until}`,
    ],
    [
      'a permit over everything, for ever',
      permit,
      { owner: me, spender: key, value: most, deadline: most },
      undefined,
      'Asks for your signature to let a person’s account (key) spend all your USDC, with no expiry',
    ],
    [
      'a permit that is over',
      permit,
      { owner: me, spender: key, value: 5_000_000n, deadline: 5n },
      undefined,
      'Asks for your signature to let a person’s account (key) spend up to 5 USDC, but the permission has already expired',
    ],
    [
      'the older permit of DAI',
      dai,
      { holder: me, spender: key, expiry: end, allowed: true },
      undefined,
      `Asks for your signature to let a person’s account (key) spend all your USDC, ${until}`,
    ],
    [
      'one that takes it back',
      dai,
      { holder: me, spender: key, expiry: end, allowed: false },
      undefined,
      'Asks for your signature to revoke the permission of key to spend USDC',
    ],
    [
      'an allowance at Permit2',
      single,
      { details: { token: usdc, amount: 5_000_000n, expiration: end }, spender: key, sigDeadline: end },
      permit2,
      `Asks for your signature to let a person’s account (key) spend up to 5 USDC, ${until}`,
    ],
    [
      'one over everything, for ever',
      single,
      {
        details: { token: usdc, amount: 2n ** 160n - 1n, expiration: forever },
        spender: key,
        sigDeadline: end,
      },
      permit2,
      'Asks for your signature to let a person’s account (key) spend all your USDC, with no expiry',
    ],
    [
      'several at once',
      batch,
      {
        details: [
          { token: usdc, amount: 5_000_000n, expiration: end },
          { token: weth, amount: 10n ** 18n, expiration: end },
        ],
        spender: key,
        sigDeadline: end,
      },
      permit2,
      `Asks for your signature to let a person’s account (key) spend up to 5 USDC and 1 WETH, ${until}`,
    ],
    [
      'a transfer through Permit2',
      once,
      { permitted: { token: usdc, amount: 5_000_000n }, spender: key, deadline: end },
      permit2,
      `Asks for your signature to let a person’s account (key) take 5 USDC once, ${until}`,
    ],
    [
      'one of everything',
      once,
      { permitted: { token: usdc, amount: most }, spender: key, deadline: end },
      permit2,
      `Asks for your signature to let a person’s account (key) take all your USDC once, ${until}`,
    ],
    [
      'a transfer that others submit',
      transfer,
      { from: me, to: key, value: 5_000_000n, validBefore: end },
      undefined,
      'Asks for your signature to let others submit a transfer of 5 USDC to key',
    ],
    [
      'one from another account',
      transfer,
      { from: friend, to: key, value: 5_000_000n, validBefore: end },
      undefined,
      'Asks for your signature to let others submit a transfer of 5 USDC to key',
    ],
  ])('%s', (_, encoded, given, domain, says) => expect(said(encoded, given, domain)).toBe(says));
});

const cow =
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)';
const cowOrder = {
  sellToken: usdc,
  buyToken: weth,
  receiver: me,
  sellAmount: 5_000_000n,
  buyAmount: 2n * 10n ** 15n,
  validTo: end,
  kind: 'sell',
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
};
const settlement = { name: 'Gnosis Protocol', chainId: 1n, verifyingContract: contract };
const oneInch =
  'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)';
const oneInchOrder = {
  maker: me,
  makerAsset: usdc,
  takerAsset: weth,
  makingAmount: 5_000_000n,
  takingAmount: 2n * 10n ** 15n,
};
const augustus =
  'Order(uint256 nonceAndMeta,uint128 expiry,address makerAsset,address takerAsset,address maker,address taker,uint256 makerAmount,uint256 takerAmount)';
const augustusOrder = {
  expiry: end,
  makerAsset: usdc,
  takerAsset: weth,
  maker: me,
  makerAmount: 5_000_000n,
  takerAmount: 2n * 10n ** 15n,
};
const polymarket =
  'Order(uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType)';
const shares = { maker: me, signer: me, tokenId: 77n, makerAmount: 5_000_000n, takerAmount: 10_000_000n };
const item =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const seaport = `OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)ConsiderationItem(${item},address recipient)OfferItem(${item})`;
const coins = (amount: bigint, recipient: string) => ({
  itemType: 0n,
  startAmount: amount,
  endAmount: amount,
  recipient,
});
const tokens = (token: string, amount: bigint, recipient?: string) => ({
  itemType: 1n,
  token,
  startAmount: amount,
  endAmount: amount,
  recipient,
});
const one = (type: bigint, id: bigint, count = 1n, recipient?: string) => ({
  itemType: type,
  token: collection,
  identifierOrCriteria: id,
  startAmount: count,
  endAmount: count,
  recipient,
});
const listed = (offer: readonly Values[], consideration: readonly Values[], endTime = end) => ({
  offerer: me,
  offer,
  consideration,
  endTime,
});
const exchange = { name: 'Seaport', version: '1.6', chainId: 1n, verifyingContract: contract };

describe('a signed offer says what is given, what comes, to whom and until when', () => {
  it.each<[what: string, encoded: string, given: Values, domain: Values | undefined, says: string]>([
    [
      'a sale at CoW',
      cow,
      cowOrder,
      settlement,
      `Asks you to sign an offer to give 5 USDC in return for at least 0.002 WETH, paid to me, through the unknown contract contract, ${until}`,
    ],
    [
      'a purchase there',
      cow,
      { ...cowOrder, kind: 'buy' },
      settlement,
      `Asks you to sign an offer to give at most 5 USDC in return for 0.002 WETH, paid to me, through the unknown contract contract, ${until}`,
    ],
    [
      'with a fee',
      cow,
      { ...cowOrder, feeAmount: 7n },
      settlement,
      `Asks you to sign an offer to give 5 USDC and 0.000007 USDC in return for at least 0.002 WETH, paid to me, through the unknown contract contract, ${until}`,
    ],
    [
      'for another account',
      cow,
      { ...cowOrder, receiver: key },
      settlement,
      `Asks you to sign an offer to give 5 USDC in return for at least 0.002 WETH, paid to key, through the unknown contract contract, ${until}`,
    ],
    [
      'for nothing',
      cow,
      { ...cowOrder, buyAmount: 0n, receiver: key },
      settlement,
      `Asks you to sign an offer to give 5 USDC in return for nothing, through the unknown contract contract, ${until}`,
    ],
    [
      'for the native currency',
      cow,
      { ...cowOrder, buyToken: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' },
      settlement,
      `Asks you to sign an offer to give 5 USDC in return for at least 0.002 ETH, paid to me, through the unknown contract contract, ${until}`,
    ],
    [
      'an order of 1inch',
      oneInch,
      oneInchOrder,
      settlement,
      'Asks you to sign an offer to give at most 5 USDC in return for at least 0.002 WETH, through the unknown contract contract',
    ],
    [
      'one that is paid in the native currency',
      oneInch,
      { ...oneInchOrder, makerTraits: 1n << 247n },
      settlement,
      'Asks you to sign an offer to give at most 5 USDC in return for at least 0.002 ETH, through the unknown contract contract',
    ],
    [
      'an order of ParaSwap',
      augustus,
      augustusOrder,
      settlement,
      `Asks you to sign an offer to give at most 5 USDC in return for at least 0.002 WETH, through the unknown contract contract, ${until}`,
    ],
    [
      'one whose end is not said',
      augustus,
      { ...augustusOrder, expiry: 0n },
      settlement,
      'Asks you to sign an offer to give at most 5 USDC in return for at least 0.002 WETH, through the unknown contract contract',
    ],
    [
      'one without an end',
      augustus,
      { ...augustusOrder, expiry: 2n ** 64n },
      settlement,
      'Asks you to sign an offer to give at most 5 USDC in return for at least 0.002 WETH, through the unknown contract contract, with no expiry',
    ],
    [
      'a purchase of shares in an outcome',
      polymarket,
      { ...shares, expiration: end },
      settlement,
      `Asks you to sign an offer to give at most 5,000,000 base units of the market’s currency in return for at least 10,000,000 base units of the shares in outcome 77, through the unknown contract contract, ${until}`,
    ],
    [
      'a sale of them',
      polymarket,
      { ...shares, side: 1n },
      settlement,
      'Asks you to sign an offer to give at most 5,000,000 base units of the shares in outcome 77 in return for at least 10,000,000 base units of the market’s currency, through the unknown contract contract',
    ],
    [
      'an item',
      seaport,
      listed([one(2n, 7n)], [coins(10n ** 18n, me)]),
      exchange,
      `Asks you to sign an offer to give Apes #7 in return for 1 ETH, through the unknown contract contract, ${until}`,
    ],
    [
      'an item, with a fee',
      seaport,
      listed([one(2n, 7n)], [coins(10n ** 18n, me), coins(10n ** 16n, key)]),
      exchange,
      `Asks you to sign an offer to give Apes #7 in return for 1 ETH, through the unknown contract contract, ${until}`,
    ],
    [
      'several of an item',
      seaport,
      listed([one(3n, 7n, 5n)], [coins(10n ** 18n, me)]),
      exchange,
      `Asks you to sign an offer to give 5 units of Apes #7 in return for 1 ETH, through the unknown contract contract, ${until}`,
    ],
    [
      'two items',
      seaport,
      listed([one(2n, 7n), one(2n, 8n)], [coins(10n ** 18n, me)]),
      exchange,
      `Asks you to sign an offer to give Apes #7 and Apes #8 in return for 1 ETH, through the unknown contract contract, ${until}`,
    ],
    [
      'four items',
      seaport,
      listed([one(2n, 7n), one(2n, 8n), one(2n, 9n), one(2n, 10n)], [coins(10n ** 18n, me)]),
      exchange,
      `Asks you to sign an offer to give Apes #7, Apes #8 and 2 more assets in return for 1 ETH, through the unknown contract contract, ${until}`,
    ],
    [
      'a bid on any item',
      seaport,
      listed([tokens(weth, 10n ** 18n)], [one(4n, 0n, 1n, me)]),
      exchange,
      `Asks you to sign an offer to give 1 WETH in return for any item of Apes, through the unknown contract contract, ${until}`,
    ],
    [
      'a bid on any three',
      seaport,
      listed([tokens(weth, 10n ** 18n)], [one(5n, 0n, 3n, me)]),
      exchange,
      `Asks you to sign an offer to give 1 WETH in return for any 3 items of Apes, through the unknown contract contract, ${until}`,
    ],
    [
      'an item for nothing',
      seaport,
      listed([one(2n, 7n)], []),
      exchange,
      `Asks you to sign an offer to give Apes #7 in return for nothing, through the unknown contract contract, ${until}`,
    ],
    [
      'an item that another is paid for',
      seaport,
      listed([one(2n, 7n)], [coins(10n ** 18n, key)]),
      exchange,
      `Asks you to sign an offer to give Apes #7 in return for nothing, through the unknown contract contract, ${until}`,
    ],
    [
      'an item for another and tokens',
      seaport,
      listed([one(2n, 7n)], [one(2n, 9n, 1n, me), tokens(usdc, 5_000_000n, me)]),
      exchange,
      `Asks you to sign an offer to give Apes #7 in return for Apes #9 and 5 USDC, through the unknown contract contract, ${until}`,
    ],
  ])('%s', (_, encoded, given, domain, says) => expect(said(encoded, given, domain)).toBe(says));
});

const hyper = 'HyperliquidTransaction';
const exchangeDomain = {
  name: 'HyperliquidSignTransaction',
  version: '1',
  chainId: 1n,
  verifyingContract: zeroAddress,
};
const attest =
  'Attest(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,bytes32 salt)';
const delegation =
  'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)';

describe('what else is signed', () => {
  it.each<[what: string, encoded: string, given: Values, domain: Values | undefined, says: string]>([
    [
      'a transfer at Hyperliquid',
      `${hyper}:UsdSend(string hyperliquidChain,string destination,string amount,uint64 time)`,
      { hyperliquidChain: 'Mainnet', destination: key, amount: '5' },
      exchangeDomain,
      'Asks for your signature to send 5 USDC to key from your exchange account',
    ],
    [
      'a withdrawal there',
      `${hyper}:Withdraw(string hyperliquidChain,string destination,string amount,uint64 time)`,
      { hyperliquidChain: 'Mainnet', destination: key, amount: '5' },
      exchangeDomain,
      'Asks for your signature to send 5 USDC to key from your exchange account',
    ],
    [
      'what only looks like one',
      'Transaction:Send(string hyperliquidChain,string destination,string amount,uint64 time)',
      { hyperliquidChain: 'Mainnet', destination: key, amount: '5' },
      exchangeDomain,
      'Asks for your signature to send 5 to key from your exchange account',
    ],
    [
      'a transfer of a token there',
      `${hyper}:SpotSend(string hyperliquidChain,string destination,string token,string amount,uint64 time)`,
      { hyperliquidChain: 'Mainnet', destination: key, amount: '5', token: 'PURR:0xc1' },
      exchangeDomain,
      'Asks for your signature to send 5 of token PURR:0xc1 to key from your exchange account',
    ],
    [
      'an agent there',
      `${hyper}:ApproveAgent(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)`,
      { hyperliquidChain: 'Mainnet', agentAddress: key, agentName: 'bot' },
      exchangeDomain,
      'Asks for your signature to let a person’s account (key) trade on your behalf at the exchange',
    ],
    [
      'a vote',
      'Ballot(uint256 proposalId,uint8 support)',
      { proposalId: 107n, support: 1n },
      undefined,
      'Asks for your signature to vote in favor of proposal 107 at USDC',
    ],
    [
      'a vote against',
      'Ballot(uint256 proposalId,uint8 support)',
      { proposalId: 107n, support: 0n },
      undefined,
      'Asks for your signature to vote against proposal 107 at USDC',
    ],
    [
      'votes for another',
      'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
      { delegatee: key, expiry: end },
      undefined,
      'Asks for your signature to let a person’s account (key) vote on your behalf at USDC',
    ],
    [
      'an account for another',
      delegation,
      { delegate: key, delegator: me, authority: `0x${'ff'.repeat(32)}` },
      { chainId: 1n, verifyingContract: contract },
      'Asks for your signature to let a person’s account (key) act as your account, through the unknown contract contract',
    ],
    [
      'an attestation',
      attest,
      { version: 2n, schema: `0x${'5e'.repeat(32)}`, recipient: friend },
      undefined,
      'Asks for your signature on an attestation about friend (schema 0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e) to be used with USDC',
    ],
    [
      'a log-in',
      'ClobAuth(address address,string timestamp,uint256 nonce,string message)',
      {
        address: me,
        timestamp: '1795251600',
        message: 'This message attests that I control the given wallet',
      },
      { name: 'ClobAuthDomain', version: '1', chainId: 1n },
      'Asks for your signature to log in as me: “This message attests that I control the given wallet”',
    ],
    [
      'secret keys',
      'dYdX(string action,string onlySignOn)',
      { action: 'dYdX STARK Key', onlySignOn: 'https://trade.dydx.exchange' },
      { name: 'dYdX', version: '1', chainId: 1n },
      'Asks you to sign a message from which secret keys are derived: “dYdX STARK Key”',
    ],
    [
      'an alias',
      'Alias(address from,address alias,uint64 timestamp)',
      { from: me, alias: key, timestamp: 1n },
      { name: 'snapshot', version: '0.1.4' },
      'Asks for your signature to let a person’s account (key) act on your behalf on Snapshot',
    ],
    [
      'a hash',
      'Kernel(bytes32 hash)',
      { hash: `0x${'5e'.repeat(32)}` },
      undefined,
      'Asks for your signature on typed data named “Kernel”, to be used with USDC',
    ],
    [
      'a message of a Safe',
      'SafeMessage(bytes message)',
      { message: '0x1234' },
      undefined,
      'Asks for your signature on typed data named “SafeMessage”, to be used with USDC',
    ],
    [
      'a call that others submit',
      'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data)',
      { from: me, to: friend, value: 5n, deadline: end, data: '0x' },
      { chainId: 1n, verifyingContract: contract },
      'Asks you to sign a meta-transaction for me: it calls the unknown function 0x41c79d2e on a person’s account (friend) and sends 0.000000000000000005 ETH',
    ],
  ])('%s', (_, encoded, given, domain, says) => expect(said(encoded, given, domain)).toBe(says));
});

describe('orders at once', () => {
  it.each([
    [
      'at Blur',
      blurListings(),
      'Asks for your signature on typed data named “Order”, to be used with the unknown contract 0xb2ecfE4E4D61f8790bbb9DE2D1259B9e2410CEA5',
    ],
    [
      'at LooksRare',
      looksRareListings([looksRareMaker, looksRareMaker]),
      `Asks you to sign an offer to give Apes #7 in return for 1 ETH minus fees of up to 30%, through 0x0000000000E655fAe4d56241588680F86E3b2377, ${until}. Asks you to sign an offer to give Apes #7 in return for 1 ETH minus fees of up to 30%, through 0x0000000000E655fAe4d56241588680F86E3b2377, ${until}.`,
    ],
    [
      'at 0x',
      zeroXOrder('RfqOrder'),
      `Asks you to sign an offer to give at most 5 USDC in return for at least 0.002 WETH, through 0xDef1C0ded9bec7F1a1670819833240f027b25EfF, ${until}`,
    ],
  ])('%s', (_, body, says) => expect(words(body, unrun, { Apes: collection })).toBe(says));
});

describe('a signature whose simulation shows what it says', () => {
  it('is said as what the signer does', () => {
    const gives = signed(permit, { owner: me, spender: key, value: 5_000_000n, deadline: end });
    expect(words(gives, { effects: known(effectsOf([allowance(usdc, key, 5_000_000n)])) })).toBe(
      `By signing, you let a person’s account (key) spend up to 5 USDC, ${until}`,
    );
    const pays = signed(transfer, { from: me, to: key, value: 50n, validBefore: end });
    expect(words(pays, { effects: known(effectsOf([balance(usdc, 50n)])) })).toBe(
      'By signing, you let others submit a transfer of 0.00005 USDC to key',
    );
  });
});
