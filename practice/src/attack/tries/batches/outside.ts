import { encodeAbiParameters, pad, parseAbiParameters, toHex } from 'viem';
import { call } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import { ask, askBatch, me, thief, usdc, weth, zero } from '../ground.ts';
import { loud, control, told, type Group, type OnEthereum, type OnPractice } from '../table.ts';
import { stands, usd, pull, lockup, raw, one, marketOn, market, taken } from '../kits/outside.ts';
import { router2, eigen, flow, bulker, comet, polShare } from '../addresses.ts';
import { E18, K, at } from '../oneCall.ts';

/** Calls together, on Ethereum. */
const batches: readonly OnEthereum[] = [
  {
    id: 'a batch that swaps to the router, and takes a tenth',
    why: 'What stays at the router anybody sweeps.',
    read: async (e) => {
      const swap =
        'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable';
      const sweep = 'function sweepToken(address token, uint256 amountMinimum, address recipient) payable';
      await e.send(me, weth, call('function mint(address,uint256)', router2, E18 / 3n));
      await e.stand(router2, { [swap]: [pull], [sweep]: [{ kind: 1, token: weth, amount: E18 / 30n }] }, [
        usdc,
      ]);
      return e.read(
        askBatch(1, [
          {
            to: router2,
            data: call(swap, {
              tokenIn: usdc,
              tokenOut: weth,
              fee: 500,
              recipient: '0x0000000000000000000000000000000000000002',
              amountIn: K,
              amountOutMinimum: E18 / 3n,
              sqrtPriceLimitX96: 0n,
            }),
          },
          { to: router2, data: call(sweep, weth, E18 / 30n, me) },
        ]),
      );
    },
  },
  {
    id: 'a batch whose second call is a number alone',
    why: 'After a fair claim the account becomes an operator for good.',
    read: async (e) => {
      const text =
        'function registerAsOperator(address initDelegationApprover, uint32 allocationDelay, string metadataURI)';
      await e.stand(eigen, { [text]: [] });
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: eigen, data: call(text, zero, 0, 'https://example.com/o.json') },
        ]),
      );
    },
  },
  {
    id: 'a batch that locks what it takes out',
    why: 'Sablier holds it for thirty thousand years.',
    read: async (e) => {
      const text =
        'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)';
      await e.stand(lockup, { [text]: [pull, { kind: 3, amount: 90n }] });
      return e.read(
        askBatch(1, [
          {
            to: usdc,
            data: call('function approve(address spender, uint256 amount) returns (bool)', lockup, K),
          },
          {
            to: lockup,
            data: call(
              text,
              {
                sender: me,
                recipient: me,
                depositAmount: K,
                token: usdc,
                cancelable: false,
                transferable: false,
                shape: 'linear',
              },
              { start: 0n, cliff: 0n },
              { cliff: 0, total: 999_999_999_999 },
            ),
          },
        ]),
      );
    },
  },
  {
    id: 'the user’s validator into the thief’s',
    why: 'EIP-7251: its coins are those of the target from then on.',
    read: async (e) =>
      e.read(
        ask(
          1,
          at('0x0000bbddc7ce488642fb579f8b00f3a590007251'),
          `0x${'a1'.repeat(48)}${'b2'.repeat(48)}`,
          1n,
        ),
      ),
  },
  {
    id: 'the user’s validator leaves',
    why: 'EIP-7002: all is withdrawn.',
    read: async (e) =>
      e.read(
        ask(1, at('0x00000961ef480eb55e80d19ad83579a64c007002'), `0x${'a1'.repeat(48)}${'00'.repeat(8)}`, 1n),
      ),
  },
];

const transferText = 'function transfer(address to, uint256 value)';

const sendCalls = (stage: Stage, more: object, callMore: object = {}) => [
  {
    version: '2.0.0',
    chainId: '0x7a69',
    from: me,
    atomicRequired: true,
    calls: [
      {
        to: stage.at.practiceDollar,
        value: '0x0',
        data: call(transferText, stage.friend, usd(1)),
        ...callMore,
      },
    ],
    ...more,
  },
];

const practised: readonly OnPractice[] = [
  raw(
    'a batch that goes on after a failure',
    'ERC-7867: what fails is left out.',
    'wallet_sendCalls',
    (stage) =>
      sendCalls(stage, {
        atomicRequired: false,
        capabilities: { flowControl: { onFailure: 'continue', optional: true } },
      }),
  ),
  raw(
    'a batch with a capability that nobody knows',
    'The wallet does what it says.',
    'wallet_sendCalls',
    (stage) => sendCalls(stage, { capabilities: { sessionKey: { key: thief, optional: true } } }),
  ),
  raw('a batch whose call has a capability', 'The same inside.', 'wallet_sendCalls', (stage) =>
    sendCalls(stage, {}, { capabilities: { spendPermissions: { spender: thief, optional: true } } }),
  ),
  told(
    'It is left out, so that no wallet is asked for it, names no account, and refers to rights of before.',
    raw('a batch with rights beside it', 'ERC-7715 in it.', 'wallet_sendCalls', (stage) =>
      sendCalls(stage, { capabilities: { permissions: { context: '0x1234', optional: true } } }),
    ),
  ),
  control(
    raw('a batch with gas for a call', 'to compare.', 'wallet_sendCalls', (stage) =>
      sendCalls(stage, {}, { capabilities: { gasLimitOverride: { value: '0x5208', optional: true } } }),
    ),
  ),
  loud(
    'Coins from other networks are a capability that is not read.',
    raw(
      'a batch with coins from elsewhere',
      'Auxiliary funds: from another chain; to compare.',
      'wallet_sendCalls',
      (stage) =>
        sendCalls(stage, {
          capabilities: {
            auxiliaryFunds: {
              supported: true,
              requiredAssets: [
                { address: stage.at.practiceDollar, amount: toHex(usd(400)), standard: 'erc20' },
              ],
              optional: true,
            },
          },
        }),
    ),
  ),
  raw(
    'a batch with a field of its own',
    'The wallet reads it, the reader does not.',
    'wallet_sendCalls',
    (stage) => sendCalls(stage, { paymaster: thief }),
  ),
  raw(
    'a batch with a call that has an operation',
    'A wallet that knows it delegates.',
    'wallet_sendCalls',
    (stage) => sendCalls(stage, {}, { operation: 1, type: 'delegatecall' }),
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'Sablier Lockup: inside a batch of its own',
    'renounce in bytes.',
    lockup,
    'function batch(bytes[] calls) payable returns (bytes[])',
    [[call('function renounce(uint256 streamId) payable', 77n)]],
  ),
  one(
    'Sablier Flow: a rate inside a batch of its own',
    'The stream pays the thief a thousand times as much.',
    flow,
    'function batch(bytes[] calls) payable returns (bytes[])',
    [
      [
        call(
          'function adjustRatePerSecond(uint256 streamId, uint128 newRatePerSecond) payable',
          77n,
          10n ** 30n,
        ),
      ],
    ],
  ),
];

const last: readonly OnEthereum[] = [
  {
    id: 'Compound v3: a loan in a batch',
    why: 'The same, beside a payment.',
    read: async (e) => {
      await marketOn(e);
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: market, data: call(taken, usdc, K) },
        ]),
      );
    },
  },
  one(
    'Compound bulker: a loan in words',
    'The words name actions, and the coins are owed.',
    bulker,
    'function invoke(bytes32[] actions, bytes[] data) payable',
    [
      [pad(toHex('ACTION_WITHDRAW_NATIVE_TOKEN'), { dir: 'right' })],
      [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [comet, me, E18])],
    ],
    { ops: [{ kind: 2, amount: E18 }] },
  ),
];

const after: readonly OnEthereum[] = [
  {
    id: 'a loan that is locked for ages, in a batch',
    why: 'What is borrowed goes into a stream of thirty thousand years: the balance is as before, and the debt stays.',
    read: async (e) => {
      await marketOn(e);
      const text =
        'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)';
      await e.stand(lockup, { [text]: [pull, { kind: 3, amount: 95n }] }, [usdc]);
      return e.read(
        askBatch(1, [
          { to: market, data: call(taken, usdc, K) },
          {
            to: lockup,
            data: call(
              text,
              {
                sender: me,
                recipient: me,
                depositAmount: K,
                token: usdc,
                cancelable: false,
                transferable: false,
                shape: 'linear',
              },
              { start: 0n, cliff: 0n },
              { cliff: 0, total: 999_999_999_999 },
            ),
          },
        ]),
      );
    },
  },
  {
    id: 'a loan that goes into Polygon’s shares, in a batch',
    why: 'Borrowed money is put at stake by the same press: the balance is as before.',
    read: async (e) => {
      await marketOn(e);
      const text = 'function buyVoucherPOL(uint256 _amount, uint256 _minSharesToMint) returns (uint256)';
      await e.stand(polShare, { [text]: [pull] }, [usdc]);
      return e.read(
        askBatch(1, [
          { to: market, data: call(taken, usdc, K) },
          { to: polShare, data: call(text, K, 0n) },
        ]),
      );
    },
  },
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...batches, ...practised, ...pass, ...last, ...after],
};
