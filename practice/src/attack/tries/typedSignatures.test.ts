import { askMessage } from '@readback/scenarios/ask.ts';
import { pad, zeroHash } from 'viem';
import { call } from '../../truth/sky.ts';
import { permit2, router2 } from './contractsAt.ts';
import { now } from './calls.ts';
import { cowOrder, transfer } from './functions.ts';
import { me, thief, usdc, weth, zero } from './ground.ts';
import { bare, nv, nvc, nvcv, typedOnPractice, user } from './onPractice.ts';
import { at, E18, K, soon } from './oneCall.ts';
import { cow, typed, typedFor } from './signing.ts';
import { resolversStand, namedStand, wrappedStands } from './stands.ts';
import { control, loud, type Entry, type OnEthereum, tries } from './table.ts';

/** They are for Arbitrum, whatever the site. */
const hyper = (name: string, fields: string, message: object): OnEthereum => {
  const { id, why, request } = typedOnPractice(
    `Hyperliquid: ${name}`,
    'It moves or gives power over what is kept there.',
    nvcv,
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zero },
    `HyperliquidTransaction:${name}`,
    fields,
    message,
  );
  return { id, why, chain: 42161, read: async (e) => e.read(await request(e.stage)) };
};

const signatures: readonly Entry[] = [
  typedOnPractice(
    'Paradex: the private key',
    'The key of the account is made of the signature.',
    nvc,
    { name: 'Paradex', version: '1', chainId: 1 },
    'Constant',
    'string action',
    { action: 'STARK Key' },
  ),
  typedOnPractice(
    'dYdX: the private key',
    'The key of the account is made of the signature.',
    [...bare, { name: 'chainId', type: 'uint256' }],
    { name: 'dYdX Chain', chainId: 1 },
    'dYdX',
    'string action',
    { action: 'dYdX Chain Onboarding' },
  ),
  typedOnPractice(
    'dYdX v3: onboarding',
    'The same.',
    nvc,
    { name: 'dYdX', version: '1.0', chainId: 1 },
    'dYdX',
    'string action,string onlySignOn',
    { action: 'dYdX Onboarding', onlySignOn: 'https://trade.dydx.exchange' },
  ),
  typedOnPractice(
    'Snapshot: an alias',
    'The alias votes and posts for the user.',
    nv,
    { name: 'snapshot', version: '0.1.4' },
    'Alias',
    'address from,address alias,uint64 timestamp',
    { from: user, alias: thief, timestamp: now },
  ),
  typedOnPractice(
    'Snapshot: the settings of a space',
    'The thief is its admin.',
    nv,
    { name: 'snapshot', version: '0.1.4' },
    'Space',
    'address from,string space,uint64 timestamp,string settings',
    {
      from: user,
      space: 'alice.eth',
      timestamp: now,
      settings: JSON.stringify({ name: 'alice', admins: [thief] }),
    },
  ),
  control(
    typedOnPractice(
      'Snapshot: a vote',
      'To compare: it says what is chosen.',
      nv,
      { name: 'snapshot', version: '0.1.4' },
      'Vote',
      'address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice,string reason,string app,string metadata',
      {
        from: user,
        space: 'alice.eth',
        timestamp: now,
        proposal: pad('0x77'),
        choice: 1,
        reason: '',
        app: 'snapshot',
        metadata: '{}',
      },
    ),
  ),
  typedOnPractice(
    'Snapshot: a space is deleted',
    'It is gone.',
    nv,
    { name: 'snapshot', version: '0.1.4' },
    'DeleteSpace',
    'address from,string space,uint64 timestamp',
    { from: user, space: 'alice.eth', timestamp: now },
  ),
  hyper('ApproveAgent', 'string hyperliquidChain,address agentAddress,string agentName,uint64 nonce', {
    hyperliquidChain: 'Mainnet',
    agentAddress: thief,
    agentName: 'mobile',
    nonce: now,
  }),
  hyper('UsdSend', 'string hyperliquidChain,string destination,string amount,uint64 time', {
    hyperliquidChain: 'Mainnet',
    destination: thief,
    amount: '5000',
    time: now,
  }),
  hyper(
    'TokenDelegate',
    'string hyperliquidChain,address validator,uint64 wei,bool isUndelegate,uint64 nonce',
    { hyperliquidChain: 'Mainnet', validator: thief, wei: 10 ** 9, isUndelegate: false, nonce: now },
  ),
  hyper('ApproveBuilderFee', 'string hyperliquidChain,string maxFeeRate,address builder,uint64 nonce', {
    hyperliquidChain: 'Mainnet',
    maxFeeRate: '100%',
    builder: thief,
    nonce: now,
  }),
  typedOnPractice(
    'Hyperliquid: an order as a hash',
    'Whatever the hash says.',
    nvcv,
    { name: 'Exchange', version: '1', chainId: 1337, verifyingContract: zero },
    'Agent',
    'string source,bytes32 connectionId',
    { source: 'a', connectionId: pad('0x77') },
  ),
  typedOnPractice(
    'Bundlr: a transaction as bytes',
    'Whatever the bytes say.',
    nv,
    { name: 'Bundlr', version: '1' },
    'Bundlr',
    'bytes hash,address address',
    { hash: pad('0x77', { size: 48 }), address: user },
  ),
  loud(
    'typed data of a form that nobody knows is not fully read',
    typedOnPractice(
      'a contact form',
      'To compare: a text.',
      nv,
      { name: 'Forum', version: '1' },
      'Mail',
      'string text',
      {
        text: 'Hello',
      },
    ),
  ),
  typedOnPractice(
    'a form in which all is sold',
    'The text is an offer, and binds.',
    nv,
    { name: 'Forum', version: '1' },
    'Mail',
    'string text',
    { text: 'I sell my 100 ETH to John for one dollar.' },
  ),
  typedOnPractice(
    'a form with a payout in parts',
    'Whoever pays goes by it.',
    nv,
    { name: 'Exchange', version: '1' },
    'Profile',
    'string nickname,string bio',
    { nickname: 'alice', bio: 'payout=bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  ),
  typedOnPractice(
    'a form of consent',
    'Terms by their hash: a sale of all.',
    nv,
    { name: 'Terms', version: '1' },
    'Terms',
    'string title,bytes32 terms',
    { title: 'Terms of use', terms: pad('0x77') },
  ),
  typedOnPractice(
    'a form of consent by its link',
    'Terms that can change.',
    nv,
    { name: 'Terms', version: '1' },
    'Terms',
    'string title,string link',
    { title: 'Terms of use', link: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi' },
  ),
  typedOnPractice(
    'numbers and flags alone',
    'Position, size and leverage of a venue that keeps books off the chain.',
    nv,
    { name: 'Venue', version: '1' },
    'Note',
    'uint32 a,uint32 b,bool c',
    { a: 77, b: 100, c: true },
  ),
  typedOnPractice(
    'a log-in with an expiry and a scope',
    'The scope is all.',
    nv,
    { name: 'Venue', version: '1' },
    'Login',
    'string statement,string scope,uint64 expiry',
    { statement: 'Log in', scope: '*', expiry: 4_000_000_000 },
  ),
  typedOnPractice(
    'a log-in with a device',
    'The device is the thief’s.',
    nv,
    { name: 'Venue', version: '1' },
    'Login',
    'string statement,string device',
    { statement: 'Log in', device: 'pk_7f3a9c55e1' },
  ),
  typedOnPractice(
    'empty',
    'A struct without fields: what is it for?',
    nv,
    { name: 'Venue', version: '1' },
    'AuthorizeWithdrawal',
    '',
    {},
  ),
];

const smallCowOf = (over: object) => ({
  sellToken: usdc,
  buyToken: weth,
  receiver: me,
  sellAmount: K,
  buyAmount: E18 / 3n,
  validTo: now + 1_200,
  appData: zeroHash,
  feeAmount: 0n,
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  ...over,
});

const message = (id: string, why: string, text: string): OnEthereum => ({
  id,
  why,
  read: (e) => e.read(askMessage(me, text)),
});

const signed: readonly OnEthereum[] = [
  typedFor(
    'Safe: who proposes',
    'A delegate proposes transactions in the user’s name, which the others sign.',
    { name: 'Safe Transaction Service', version: '1.0', chainId: 1 },
    'Delegate',
    { Delegate: 'address delegateAddress,uint256 totp' },
    { delegateAddress: thief, totp: 485_000n },
  ),
  typedFor(
    'Snapshot: another who votes',
    'An alias votes and posts for the user.',
    { name: 'snapshot', version: '0.1.4' },
    'Alias',
    { Alias: 'address from,address alias,uint64 timestamp' },
    { from: me, alias: thief, timestamp: BigInt(now) },
  ),
  typedFor(
    'Snapshot: a proposal is changed',
    'The text that others vote for is another.',
    { name: 'snapshot', version: '0.1.4' },
    'UpdateProposal',
    {
      UpdateProposal:
        'string proposal,address from,string space,uint64 timestamp,string type,string title,string body,string discussion,string[] choices,string labels,string plugins',
    },
    {
      proposal: '0x77',
      from: me,
      space: 'a.eth',
      timestamp: BigInt(now),
      type: 'basic',
      title: 'a',
      body: 'pay john77',
      discussion: '',
      choices: ['For'],
      labels: '',
      plugins: '{}',
    },
  ),
  typedFor(
    'CoW: sold out of Balancer’s internal balance',
    'The balance is another than what is held.',
    cow,
    'Order',
    { Order: cowOrder },
    smallCowOf({ sellTokenBalance: 'internal' }),
  ),
  typedFor(
    'CoW: bought into Balancer’s internal balance',
    'What is bought never comes to the account.',
    cow,
    'Order',
    { Order: cowOrder },
    smallCowOf({ buyTokenBalance: 'internal' }),
  ),
  typedFor(
    'CoW: filled in parts for years',
    'The price is that of today.',
    cow,
    'Order',
    { Order: cowOrder },
    smallCowOf({ partiallyFillable: true, validTo: 4_294_967_295 }),
  ),
  typedFor(
    'CoW: an order with hooks in a hash',
    'What the hash of the data holds is run beside the order.',
    cow,
    'Order',
    { Order: cowOrder },
    smallCowOf({ appData: pad('0x77') }),
  ),
  typedFor(
    'CoW: kind “Sell”',
    'The contract knows other words only.',
    cow,
    'Order',
    { Order: cowOrder },
    smallCowOf({ kind: 'buy', sellAmount: 5n * K }),
  ),
  typedFor(
    'CoW: ether is bought by its placeholder, for the settlement',
    'The receiver is the settlement.',
    cow,
    'Order',
    { Order: cowOrder },
    smallCowOf({ receiver: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41') }),
  ),
  typedFor(
    'Permit2: dollars for a router, for good',
    'A router that takes for anybody.',
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    'PermitSingle',
    {
      PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    },
    {
      details: { token: usdc, amount: K, expiration: 281_474_976_710_655, nonce: 0 },
      spender: at('0x6000da47483062a0d734ba3dc7576ce6a0b645c4'),
      sigDeadline: soon,
    },
  ),
  typedFor(
    'dollars by authorization to a router',
    'EIP-3009: whoever comes takes them out of it.',
    { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
    'TransferWithAuthorization',
    {
      TransferWithAuthorization:
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    },
    { from: me, to: router2, value: K, validAfter: 0n, validBefore: soon, nonce: pad('0x01') },
  ),
  typedFor(
    'dollars by authorization, years from now',
    'EIP-3009: valid from 2030 to 2096, when nobody remembers.',
    { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
    'ReceiveWithAuthorization',
    {
      ReceiveWithAuthorization:
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    },
    {
      from: me,
      to: router2,
      value: 10n ** 6n,
      validAfter: 1_900_000_000n,
      validBefore: soon,
      nonce: pad('0x01'),
    },
  ),
  typedFor(
    'votes by signature',
    'All votes of the user are the thief’s.',
    { name: 'Uniswap', chainId: 1, verifyingContract: at('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984') },
    'Delegation',
    { Delegation: 'address delegatee,uint256 nonce,uint256 expiry' },
    { delegatee: thief, nonce: 0n, expiry: soon },
  ),
  typedFor(
    'a governor’s ballot by signature',
    'A vote.',
    {
      name: 'Uniswap Governor Bravo',
      chainId: 1,
      verifyingContract: at('0x408ed6354d4973f66138c91495f2f2fcbd8724c3'),
    },
    'Ballot',
    { Ballot: 'uint256 proposalId,uint8 support' },
    { proposalId: 42n, support: 1 },
  ),
  typedFor(
    'a key of StarkEx',
    'dYdX, Paradex: the signature is the seed of the key there.',
    { name: 'dYdX', version: '1.0', chainId: 1 },
    'dYdX',
    { dYdX: 'string action,string onlySignOn' },
    { action: 'dYdX STARK Key', onlySignOn: 'https://trade.dydx.exchange' },
  ),
  typedFor(
    'Paradex: a key',
    'The signature is the seed of the key there.',
    { name: 'Paradex', version: '1', chainId: 1 },
    'Constant',
    { Constant: 'string action' },
    { action: 'STARK Key' },
  ),
  message(
    'a key of zkSync Lite',
    'The signature is the seed of the key there.',
    'Access zkSync account.\n\nOnly sign this message for a trusted client!',
  ),
  message(
    'a key of Loopring',
    'The same.',
    'Sign this message to access Loopring Exchange: 0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4 with key nonce: 0',
  ),
  message(
    'a list of friends',
    'XMTP: the signature is a key to letters.',
    'XMTP : Create Identity\n0a10\n\nFor more info: https://xmtp.org/signatures/',
  ),
  message(
    'a receipt',
    'A text that proves a payment which never was.',
    'I have received 10,000 USDC from john77 in full.',
  ),
  message('a hash in a text', 'A text that is 32 bytes of an order.', `0x${'77'.repeat(32)}`),
  message('nothing', 'An empty text is what a service that is lazy asks.', ''),
];

const signedFifthOutside: readonly OnEthereum[] = [
  typed(
    '0x: a swap that someone else sends',
    'Actions are bytes, recipient and least are fields.',
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    'PermitWitnessTransferFrom',
    {
      PermitWitnessTransferFrom:
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,SlippageAndActions slippageAndActions',
      TokenPermissions: 'address token,uint256 amount',
      SlippageAndActions: 'address recipient,address buyToken,uint256 minAmountOut,bytes[] actions',
    },
    {
      permitted: { token: usdc, amount: K },
      spender: router2,
      nonce: 7n,
      deadline: BigInt(now) + 1_200n,
      slippageAndActions: { recipient: me, buyToken: weth, minAmountOut: 0n, actions: ['0x01'] },
    },
  ),
  typed(
    'Coinbase: a permission to spend each day',
    'Each day all, for ever.',
    {
      name: 'Spend Permission Manager',
      version: '1',
      chainId: 1,
      verifyingContract: at('0xf85210b21cc50302f477ba56686d2019dc9b67ad'),
    },
    'SpendPermission',
    {
      SpendPermission:
        'address account,address spender,address token,uint160 allowance,uint48 period,uint48 start,uint48 end,uint256 salt,bytes extraData',
    },
    {
      account: me,
      spender: router2,
      token: usdc,
      allowance: K,
      period: 86_400,
      start: now,
      end: 281_474_976_710_655n,
      salt: 0n,
      extraData: '0x',
    },
  ),
  typed(
    'MetaMask: a delegation',
    'Whoever has it acts as the account within the caveats: none.',
    {
      name: 'DelegationManager',
      version: '1',
      chainId: 1,
      verifyingContract: at('0xdb9b1e94b5b69df7e401ddbede43491141047db3'),
    },
    'Delegation',
    {
      Delegation: 'address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt',
      Caveat: 'address enforcer,bytes terms',
    },
    { delegate: router2, delegator: me, authority: `0x${'ff'.repeat(32)}`, caveats: [], salt: 0n },
  ),
  typed(
    'a request that a forwarder makes',
    'ERC-2771: made as the user at any contract.',
    { name: 'GSNv2 Forwarder', version: '0.0.1', chainId: 1, verifyingContract: router2 },
    'ForwardRequest',
    { ForwardRequest: 'address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data' },
    { from: me, to: usdc, value: 0n, gas: 100_000n, nonce: 0n, data: call(transfer, thief, K) },
  ),
  typed(
    'ERC-8004: the wallet of the agent',
    'What the agent earns is the thief’s.',
    {
      name: 'ERC8004IdentityRegistry',
      version: '1',
      chainId: 1,
      verifyingContract: at('0x8004a169fb4a3325136eb29fa0ceb6d2e539a432'),
    },
    'AgentWalletSet',
    { AgentWalletSet: 'uint256 agentId,address newWallet,address owner,uint256 deadline' },
    { agentId: 7n, newWallet: me, owner: me, deadline: soon },
  ),
  typed(
    'Hyperliquid: an asset moves between its books',
    'To a sub-account by an empty name.',
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zero },
    'HyperliquidTransaction:SendAsset',
    {
      'HyperliquidTransaction:SendAsset':
        'string hyperliquidChain,string destination,string sourceDex,string destinationDex,string token,string amount,string fromSubAccount,uint64 nonce',
    },
    {
      hyperliquidChain: 'Mainnet',
      destination: thief,
      sourceDex: '',
      destinationDex: 'spot',
      token: 'USDC',
      amount: '1000',
      fromSubAccount: '',
      nonce: 7n,
    },
  ),
  typed(
    'x402: a payment by authorization to a shop',
    'The shop is the thief; whoever has it sends it when he likes.',
    { name: 'USDC', version: '2', chainId: 1, verifyingContract: usdc },
    'TransferWithAuthorization',
    {
      TransferWithAuthorization:
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    },
    {
      from: me,
      to: thief,
      value: 10_000n,
      validAfter: 0n,
      validBefore: BigInt(now) + 60n,
      nonce: pad('0x07'),
    },
  ),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...signatures] },
  { round: 'fourth outside', stands: resolversStand, entries: [...signed] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...signedFifthOutside] },
]);
