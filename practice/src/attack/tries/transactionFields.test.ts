import type { Readback } from '@readback/core/model/readback.ts';
import { type Address, concat, type Hex, pad, toHex, zeroHash } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { aave, multicall3, router2, ur } from './contractsAt.ts';
import { free, honestly } from './calls.ts';
import { approve, execText, transfer } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth, zero } from './ground.ts';
import { onPractice, rawOnPractice, rpcAsk, tx } from './onPractice.ts';
import { at, E18, K, one } from './oneCall.ts';
import { played, sellsCoin } from './players.ts';
import { swapCall } from './routerPlans.ts';
import { firstStand, resolversStand, namedStand, wrappedStands } from './stands.ts';
import { control, type OnEthereum, type OnPractice, told, tries } from './table.ts';
import { delegated } from './tokensAt.ts';

const left: readonly OnEthereum[] = [
  one(
    'a payment to a contract that gives nothing back',
    'The vault of GMX, the pool of Aave and others keep it.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [aave, K],
  ),
  one(
    'a payment to the token itself',
    'It is lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [usdc, K],
  ),
  one(
    'a payment to Permit2',
    'It is lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [at('0x000000000022d473030f116ddee9f6b43ac78ba3'), K],
  ),
];

const practiced: readonly OnPractice[] = [
  rawOnPractice('a new contract, with coins', 'Its constructor pays the thief.', () => ({
    to: undefined,
    data: concat(['0x600060006000600047', '0x73', thief, '0x5af100']),
    value: toHex(E18),
  })),
  rawOnPractice('a payment with a tip of two coins', 'The tip is the block builder’s: the thief.', () => ({
    gas: '0x5208',
    maxFeePerGas: toHex(10n ** 14n),
    maxPriorityFeePerGas: toHex(10n ** 14n),
  })),
  rawOnPractice('a payment at a gas price of a hundred thousand gwei', 'The same by its older name.', () => ({
    gas: '0x5208',
    gasPrice: toHex(10n ** 14n),
  })),
  rawOnPractice('a payment with much gas', 'What is there burns all of it.', (stage) => ({
    to: stage.at.weth9,
    value: '0x1',
    data: '0xd0e30db0',
    gas: toHex(30_000_000),
    maxFeePerGas: toHex(2n * 10n ** 12n),
    maxPriorityFeePerGas: toHex(10n ** 12n),
  })),
  rawOnPractice(
    'a payment that is signed and kept',
    'It is sent when it suits him.',
    () => ({ nonce: '0x200' }),
    'eth_signTransaction',
  ),
  rawOnPractice('a payment with a far nonce', 'It waits.', () => ({ nonce: '0x2000' })),
  onPractice('rights by ERC-7715', 'A session key of the thief.', () =>
    rpcAsk('wallet_grantPermissions', [
      [
        {
          chainId: '0x7a69',
          expiry: 4_000_000_000,
          signer: { type: 'account', data: { address: thief } },
          permissions: [{ type: 'native-token-transfer', data: { allowance: '0xffffffffffffffff' } }],
        },
      ],
    ]),
  ),
  onPractice('a token to watch', 'It calls itself what it likes.', ({ at: a }) =>
    rpcAsk('wallet_watchAsset', [
      { type: 'ERC20', options: { address: a.practiceDollar, symbol: 'USDC', decimals: 6 } },
    ]),
  ),
  tx('coins to the router', 'It keeps them, or refuses.', ({ at: a }) => ({ to: a.seaport, value: E18 })),
  tx(
    'coins to the entry point',
    'They are a deposit for the gas of the user, who has no account.',
    ({ at: a }) => ({ to: a.entryPoint, value: E18 }),
  ),
];

const sends = (id: string, why: string, more: object, to: Address, data: Hex, value = 0n) =>
  free(id, why, async (e) => {
    const sent = { chainId: toHex(1), from: me, to, data, value: toHex(value), ...more };
    void e;
    return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
  });

const fields = [
  sends(
    'a number far ahead',
    'It comes due when nobody remembers it.',
    { nonce: toHex(5_000) },
    weth,
    call('function approve(address spender, uint256 amount)', zero, 0n),
  ),
  sends(
    'a tip of ten thousand gwei',
    'Goes to the one who builds the block: him.',
    { maxPriorityFeePerGas: toHex(10n ** 13n), maxFeePerGas: toHex(2n * 10n ** 13n) },
    weth,
    call('function approve(address spender, uint256 amount)', thief, 0n),
  ),
  sends(
    'a price of gas of a hundred thousand gwei',
    'The same in the old form.',
    { gasPrice: toHex(10n ** 14n) },
    weth,
    call('function approve(address spender, uint256 amount)', thief, 0n),
  ),
  told(
    'the fee is shown, with the whole list',
    sends(
      'a list of two thousand places to warm',
      'Five million units of gas are paid for nothing.',
      {
        accessList: [
          {
            address: weth,
            storageKeys: Array.from({ length: 2_000 }, (_, it) => pad(toHex(it), { size: 32 })),
          },
        ],
      },
      weth,
      call('function approve(address spender, uint256 amount)', thief, 0n),
    ),
  ),
  told(
    'the fee is shown, with all of the bytes',
    sends(
      'code that costs calldata',
      'Twenty thousand bytes behind an allowance that is taken back.',
      {},
      weth,
      concat([
        call('function approve(address spender, uint256 amount)', thief, 0n),
        `0x${'ff'.repeat(20_000)}`,
      ]),
    ),
  ),
  sends(
    'a tip as large as the payment',
    'A payment of 0.001 coins with a tip of 0.2.',
    {
      gas: toHex(21_000),
      maxPriorityFeePerGas: toHex(10n ** 13n),
      maxFeePerGas: toHex(10n ** 13n + 10n ** 11n),
    },
    me,
    '0x',
    10n ** 15n,
  ),
];

const sendTo = (id: string, why: string, to: Address, data: Hex, value = 0n): OnEthereum => ({
  id,
  why,
  read: (e) => e.read(ask(1, to, data, value)),
});

const askedWith = (id: string, why: string, over: (e: Ethereum) => object): OnEthereum => ({
  id,
  why,
  read: (e) =>
    e.read(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_sendTransaction',
        params: [{ chainId: '0x1', from: me, to: e.stage.friend, value: '0x1', ...over(e) }],
      }),
    ),
});

const utf = (it: string) => toHex(it);

/** What is read off the chain by others: the bytes of a payment are the act. */
const plain: readonly OnEthereum[] = [
  sendTo(
    'Ethscriptions: an item to oneself by its hash, to a friend’s look',
    'Ethscriptions move by the bytes of a payment: whoever is paid has the item.',
    thief,
    pad('0x77'),
  ),
  sendTo(
    'Ethscriptions: an item to a router',
    'The same to a contract that has no use for it.',
    router2,
    pad('0x77'),
  ),
  sendTo(
    'Ethscriptions: several at once',
    'ESIP-5: each word is an item.',
    thief,
    concat([pad('0x77'), pad('0x78')]),
  ),
  {
    id: 'Ethscriptions: to a friend',
    why: 'The bytes give the friend an item: the sentence says a payment of nothing.',
    read: (e) => e.read(ask(1, e.stage.friend, pad('0x77'))),
  },
  {
    id: 'Ethscriptions: to oneself, a text',
    why: 'An item of the user’s is made.',
    read: (e) => e.read(ask(1, me, utf('data:,hello'))),
  },
  {
    id: 'BRC-like tokens: a transfer in a text to oneself',
    why: 'The text moves tokens of an indexer.',
    read: (e) =>
      e.read(
        ask(
          1,
          me,
          utf(`data:,{"p":"erc-20","op":"transfer","tick":"eths","id":"1","amt":"1000","to":"${thief}"}`),
        ),
      ),
  },
  sendTo(
    'Facet: a transaction of another network',
    'The bytes are a transaction there, made as the user.',
    at('0x00000000000000000000000000000000000face7'),
    `0x46${'f8'.repeat(40)}`,
  ),
  {
    id: 'coins to a friend with a text that is an agreement',
    why: 'The text stays in the chain beside the user’s name.',
    read: (e) => e.read(ask(1, e.stage.friend, utf('I sell my house to john77 for this.'), 1n)),
  },
  sendTo(
    'coins to where tokens say ether is',
    'Nobody has 0xeeee…',
    at('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'),
    '0x',
    E18,
  ),
  sendTo(
    'dollars to where tokens say ether is',
    'Nobody has 0xeeee…',
    usdc,
    call(transfer, at('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'), K),
  ),
  sendTo(
    'dollars to a precompile',
    'Nobody has 0x…09.',
    usdc,
    call(transfer, at('0x0000000000000000000000000000000000000009'), K),
  ),
  sendTo(
    'dollars to the last address',
    'Nobody has 0xffff….',
    usdc,
    call(transfer, at('0xffffffffffffffffffffffffffffffffffffffff'), K),
  ),
  sendTo(
    'dollars to an address that a short number makes',
    'An amount that slipped into the address.',
    usdc,
    call(transfer, at(pad(toHex(K), { size: 20 })), K),
  ),
  {
    id: 'dollars to a friend with two ends alike',
    why: 'A vanity address of the thief, which begins and ends as the friend’s.',
    read: async (e) => {
      const f = e.stage.friend;
      const alike = at(`${f.slice(0, 7)}${'5a'.repeat(15).slice(0, 30)}${f.slice(-5)}`.toLowerCase());
      return e.read(ask(1, usdc, call(transfer, alike, K)), {
        book: [{ address: f, name: 'Friend', own: false, paid: 3 }],
      });
    },
  },
  askedWith(
    'a payment with a number far ahead',
    'It waits in the pool, and comes when the user has sent 9,000 others.',
    () => ({ nonce: toHex(9_000) }),
  ),
  told(
    'it cannot be sent: its number is used',
    askedWith('a payment with a number of the past', 'to compare: it cannot be sent.', () => ({
      nonce: '0x0',
    })),
  ),
  askedWith('a payment at ten thousand times the price of gas', 'What it costs is a coin.', () => ({
    gas: toHex(21_000),
    gasPrice: toHex(10n ** 14n),
  })),
  askedWith('a payment that hands a code to the account', 'EIP-7702 beside a payment.', () => ({
    type: '0x4',
    authorizationList: [
      { chainId: '0x1', address: router2, nonce: '0x1', yParity: '0x0', r: pad('0x01'), s: pad('0x02') },
    ],
  })),
  askedWith(
    'a payment whose authorization is of another',
    'Someone else’s account is handed to code.',
    () => ({
      type: '0x4',
      authorizationList: [
        { chainId: '0x0', address: thief, nonce: '0x0', yParity: '0x0', r: pad('0x01'), s: pad('0x02') },
      ],
    }),
  ),
];

/** Reads a transaction with the number that one which takes an allowance back waits with. `fees`: of the two. */
async function withItsNumber(
  e: Ethereum,
  asked: Readonly<{ to: Address; value: Hex }>,
  [waiting, own]: readonly [object, object],
): Promise<Readback> {
  await rpc(e.url, 'evm_setAutomine', [false]);
  const nonce = await rpc<Hex>(e.url, 'eth_getTransactionCount', [me, 'latest']);
  const data = call(approve, thief, 0n);
  await rpc(e.url, 'eth_sendTransaction', [
    { from: me, to: usdc, data, gas: toHex(100_000), nonce, ...waiting },
  ]);
  const params = [{ chainId: '0x1', from: me, ...asked, nonce, ...own }];
  try {
    return await e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params }));
  } finally {
    await rpc(e.url, 'evm_setAutomine', [true]);
    await rpc(e.url, 'anvil_mine', ['0x1']);
  }
}

const urSells = { where: ur, text: execText, acts: sellsCoin };

const aggText =
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';

const agg = (fails: boolean) =>
  honestly(
    !fails,
    played(
      `Multicall3: a swap of coins that ${fails ? 'may' : 'must not'} fail`,
      fails
        ? 'allowFailure: the thief moves the price, the swap reverts, and the coins stay at Multicall3, from where anybody sends them on.'
        : 'to compare.',
      [urSells, { where: multicall3, text: aggText, acts: [{ target: ur, value: E18, data: swapCall(me) }] }],
      () =>
        ask(
          1,
          multicall3,
          call(aggText, [{ target: ur, allowFailure: fails, value: E18, callData: swapCall(me) }]),
          E18,
        ),
    ),
  );

const structure: readonly OnEthereum[] = [
  agg(true),
  agg(false),
  {
    id: 'a number that a transaction of the user already waits with',
    why: 'The transaction that takes the thief’s allowance back waits; this one has its number and a higher fee, and puts it out.',
    read: (e) => withItsNumber(e, { to: e.stage.friend, value: '0x1' }, [{}, {}]),
  },
  {
    id: 'a call of a batch to oneself, which an account without code takes for nothing',
    why: 'The wallet makes the account a smart one for the batch (EIP-7702): there execute(mode, calls) from itself is run, and sends all to the thief.',
    read: (e) =>
      e.read(
        askBatch(1, [
          {
            to: me,
            data: call(
              'function execute(bytes32 mode, bytes executionCalldata) payable',
              zeroHash,
              concat([usdc, pad('0x', { size: 32 }), call(transfer, thief, 5n * K)]),
            ),
          },
          { to: e.stage.friend, value: 1n },
        ]),
      ),
  },
  {
    id: 'a call of a batch to oneself, executeBatch',
    why: 'The same by executeBatch of Simple7702Account.',
    read: (e) =>
      e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          {
            to: me,
            data: call('function executeBatch((address target, uint256 value, bytes data)[] calls) payable', [
              { target: usdc, value: 0n, data: call(transfer, thief, 5n * K) },
            ]),
          },
        ]),
      ),
  },
  {
    id: 'a call of a batch to oneself, a module',
    why: 'The same: a validator of the thief is installed.',
    read: (e) =>
      e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          {
            to: me,
            data: call(
              'function installModule(uint256 moduleTypeId, address module, bytes initData) payable',
              1n,
              e.junk,
              '0x',
            ),
          },
        ]),
      ),
  },
  {
    id: 'a call of a batch to oneself with bytes that nobody knows',
    why: 'The same by a function of a wallet that nobody has heard of.',
    read: (e) =>
      e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: me, data: `0x4a4a4a4a${'00'.repeat(12)}${thief.slice(2)}` },
        ]),
      ),
  },
  {
    id: 'a call to oneself with bytes',
    why: 'The same in a transaction of its own, once the account is a smart one.',
    read: (e) =>
      e.read(
        ask(
          1,
          me,
          call(
            'function execute(bytes32 mode, bytes executionCalldata) payable',
            zeroHash,
            concat([usdc, pad('0x', { size: 32 }), call(transfer, thief, 5n * K)]),
          ),
        ),
      ),
  },
  {
    id: 'a batch of version 1, whose calls name another network',
    why: 'Each call of wallet_sendCalls 1.0 names its own network.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'wallet_sendCalls',
          params: [
            {
              version: '1.0',
              chainId: '0x1',
              from: me,
              calls: [{ to: e.stage.friend, value: '0x1', data: '0x', chainId: '0x2105' }],
            },
          ],
        }),
      ),
  },
  {
    id: 'an amount without 0x',
    why: 'Some wallets take it for hex: a hundred times as much.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'eth_sendTransaction',
          params: [{ chainId: '0x1', from: me, to: e.stage.friend, value: '1000000000000000000' }],
        }),
      ),
  },
  {
    id: 'two receivers of one name',
    why: 'Parsers do not agree on which counts.',
    read: (e) =>
      e.read(
        `{"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"chainId":"0x1","from":"${me}","to":"${thief}","to":"${e.stage.friend}","value":"0xde0b6b3a7640000"}]}`,
      ),
  },
  {
    id: 'two transactions in params',
    why: 'Some wallets take the second.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'eth_sendTransaction',
          params: [
            { chainId: '0x1', from: me, to: e.stage.friend, value: '0x1' },
            { chainId: '0x1', from: me, to: thief, value: '0xde0b6b3a7640000' },
          ],
        }),
      ),
  },
  {
    id: 'a link of a payment with two values',
    why: 'ERC-681: wallets do not agree on which counts.',
    read: (e) => e.read(`ethereum:${e.stage.friend}@1?value=1&value=1e18`),
  },
  control({
    id: 'a link of a payment by a number with an exponent',
    why: 'ERC-681: 2.014e18; to compare.',
    read: (e) => e.read(`ethereum:${e.stage.friend}@1?value=2.014e18`),
  }),
];

const feesOf = (most: bigint, tip: bigint) => ({
  maxFeePerGas: toHex(most),
  maxPriorityFeePerGas: toHex(tip),
});

/** What waits, and what is sent to replace it. */
const higherFees = [feesOf(2n * 10n ** 9n, 10n ** 9n), feesOf(3n * 10n ** 9n, 15n * 10n ** 8n)] as const;

const siblings: readonly OnEthereum[] = [
  {
    id: 'a number that a transaction already waits with, at a higher fee',
    why: 'It puts out the one that takes the thief’s allowance back.',
    read: (e) => withItsNumber(e, { to: e.stage.friend, value: toHex(E18) }, higherFees),
  },
];

const later: readonly OnEthereum[] = [
  control({
    id: 'a payment to an account that borrows code, with a record',
    why: 'to compare: a payment that is said.',
    read: async (e) => e.read(ask(1, await delegated(e, true), '0x', E18)),
  }),
  {
    id: 'a number that waits, given to a payment to oneself',
    why: 'A transaction that takes an allowance back waits, and is put out by nothing.',
    read: (e) => withItsNumber(e, { to: me, value: '0x0' }, higherFees),
  },
  {
    id: 'two kinds of gas price',
    why: 'Wallets do not agree on which counts.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'eth_sendTransaction',
          params: [
            {
              chainId: '0x1',
              from: me,
              to: e.stage.friend,
              value: '0x1',
              gasPrice: toHex(10n ** 9n),
              maxFeePerGas: toHex(10n ** 13n),
              maxPriorityFeePerGas: toHex(10n ** 13n),
            },
          ],
        }),
      ),
  },
];

const sendsOver = (id: string, why: string, over: object | ((e: Ethereum) => object)): OnEthereum => ({
  id,
  why,
  read: (e) =>
    e.read(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_sendTransaction',
        params: [
          {
            chainId: '0x1',
            from: me,
            to: e.stage.friend,
            value: '0x1',
            ...(typeof over === 'function' ? over(e) : over),
          },
        ],
      }),
    ),
});

const last: readonly OnEthereum[] = [
  sendsOver(
    'a fee so low that it waits',
    'It waits for weeks, and with it all later ones: no allowance is taken back meanwhile.',
    { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x0' },
  ),
  sendsOver('a fee so low that it waits, of old', 'The same in the old form.', { gasPrice: '0x1' }),
  sendsOver('a transaction of blobs without blobs', 'It pays for blobs that are nowhere.', {
    type: '0x3',
    blobVersionedHashes: [`0x01${'ab'.repeat(31)}`],
    maxFeePerBlobGas: toHex(10n ** 15n),
    maxFeePerGas: toHex(10n ** 10n),
    maxPriorityFeePerGas: '0x1',
  }),
  sendsOver('a receiver that is a name', 'Wallets look it up later.', { to: 'friend.eth' }),
  told(
    'the wallet has that account too, and the sentence says which pays',
    sendsOver('another account that signs', 'to compare: the wallet has it too.', (e) => ({
      from: e.stage.friend,
      to: thief,
      value: toHex(E18),
    })),
  ),
  sendsOver('no receiver but bytes', 'A contract that keeps the coins.', {
    to: undefined,
    data: '0x6000',
    value: toHex(E18),
  }),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...left, ...practiced] },
  { round: 'fourth reading', stands: firstStand, entries: [...fields] },
  { round: 'fourth outside', stands: resolversStand, entries: [...plain] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...structure, ...siblings, ...later, ...last] },
]);
