import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  pad,
  parseAbiParameters,
  toFunctionSelector,
  toHex,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one as oneCall, type Try as OneTry } from './oneCall.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A fourth reading: what one step of a batch explains of another, fees by a number, penalties, and what no balance shows. */
type Try = OneTry & Readonly<{ chainId?: number }>;

/** Read back calmly, and said: by the sentence, or by the name of the function. */
const told: ReadonlySet<string> = new Set([
  // To compare, or said by the name and the amounts.
  'Aave: a cooldown begins again',
  'BENQI: all shares wait',
  'Blur: the pool is left',
  'CCTP: a tenth for the way',
  'Convex: a lock that pays for a boost',
  'Curve: all votes for a gauge that is a contract',
  'Curve: more into the lock',
  'EigenLayer: a pod',
  'Flying Tulip: capital back',
  'GMX: rewards are staked',
  'Lido: a vote that executes',
  'Liquity: collateral left over',
  'Odos: an honest swap',
  'Velora: an honest swap',
  '1inch: an honest swap',
  // What is not filled comes back, and the minimum holds for the rest.
  '1inch: part of a swap',
  'Optimism: a coin with no gas',
  'Rocket Pool: a burn',
  'Stargate: a tenth less at the other end',
  'Threshold: all of the stake begins to leave',
  'xGRAIL: a redemption is finished',
  'XEN: rewards after the day, less by the penalty',
  // What is left of the ticket is the user’s own on the other network; the real gateway refuses the words behind it.
  'Arbitrum: a coin for the ticket',
  'Arbitrum: a call behind the transfer',
  // The fee is shown, with all of the list and the bytes.
  'a list of two thousand places to warm',
  'code that costs calldata',
]);

/** Those that are read back calmly, though they harm. */
const open: readonly string[] = [];

/** One call on another network than Ethereum. */
const away = (
  chainId: number,
  id: string,
  why: string,
  to: Address,
  text: string,
  args: readonly unknown[],
  { ops = [], value = 0n }: Readonly<{ ops?: readonly Op[]; value?: bigint }> = {},
): Try =>
  free(
    id,
    why,
    async (e) => {
      for (const { kind, token, amount = 0n } of ops)
        if (kind === 1 && token !== undefined)
          await e.send(to, token, call('function mint(address,uint256)', to, 2n * amount));
      await e.stand(to, { [text]: ops }, ops.some(({ kind }) => kind === 0) ? [usdc, weth] : []);
      return e.read(ask(chainId, to, call(text, ...args), value), { abis: { [to]: [text] } });
    },
    chainId,
  );
const one = oneCall;
const free = (id: string, why: string, read: Try['read'], chainId = 1): Try => ({ id, why, read, chainId });
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };
const abi = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values as never);

/**
 * Code that writes a number down when a function is called, and answers every other call by the number one: the record is
 * kept by the caller, or by the word of the arguments that starts at a place.
 */
async function records(e: Ethereum, where: Address, text: string, by: 'caller' | number): Promise<void> {
  const selector = toFunctionSelector(text).slice(2);
  const key = by === 'caller' ? '33' : `60${by.toString(16).padStart(2, '0')}35`;
  const write = `${key}5f526005602052600160405f205500`;
  const head = `5f3560e01c63${selector}1460`;
  const other = `73${me.slice(2).toLowerCase()}5f5260205ff3`;
  const to = (head.length / 2 + 2 + other.length / 2).toString(16).padStart(2, '0');
  await rpc(e.url, 'anvil_setCode', [where, `0x${head}${to}57${other}5b${write}`]);
  e.published(where);
}

const lens = at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d');
const handles = at('0xd4f2f33680fccb36748fa9831851643781608844');
const moonbirds = at('0x23581767a106ae21c074b2276d25e5c3e136a68b');
const guardian = 'function DANGER__disableTokenGuardian()';
const nesting = 'function toggleNesting(uint256[] tokenIds)';
const unlink = 'function unlink(uint256 handleId, uint256 profileId)';
const balanceOf = 'function balanceOf(address owner) view returns (uint256)';

const masked = [
  free(
    'Lens: the guardian of all profiles is off',
    'A week later one approval takes the profiles.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(ask(137, lens, call(guardian)), { abis: { [lens]: [guardian] } });
    },
    137,
  ),
  free(
    'Lens: the guardian is off, beside a question',
    'A question to the same contract must not explain what it keeps of the user.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(
        askBatch(137, [
          { to: lens, data: call(guardian) },
          { to: lens, data: call(balanceOf, me) },
        ]),
        { abis: { [lens]: [guardian, balanceOf] } },
      );
    },
    137,
  ),
  free(
    'Lens: a handle is no longer the profile’s',
    'Whoever looks for the name finds nobody, and payments by it fail.',
    async (e) => {
      await records(e, handles, unlink, 4);
      return e.read(ask(137, handles, call(unlink, 7n, 9n)), { abis: { [handles]: [unlink] } });
    },
    137,
  ),
  free(
    'Lens: a handle is no longer the profile’s, beside a question',
    'The same, masked.',
    async (e) => {
      await records(e, handles, unlink, 4);
      return e.read(
        askBatch(137, [
          { to: handles, data: call(unlink, 7n, 9n) },
          { to: handles, data: call('function name() view returns (string)') },
        ]),
        { abis: { [handles]: [unlink] } },
      );
    },
    137,
  ),
  free(
    'Moonbirds: the nest is left',
    'The time in the nest, which its rank comes from, begins again.',
    async (e) => {
      await records(e, moonbirds, nesting, 0x44);
      return e.read(ask(1, moonbirds, call(nesting, [7n])), { abis: { [moonbirds]: [nesting] } });
    },
  ),
  free(
    'Moonbirds: the nest is left, beside a question',
    'The same, masked by a question to the collection.',
    async (e) => {
      await records(e, moonbirds, nesting, 0x44);
      return e.read(
        askBatch(1, [
          { to: moonbirds, data: call(nesting, [7n]) },
          { to: moonbirds, data: call(balanceOf, me) },
        ]),
        { abis: { [moonbirds]: [nesting] } },
      );
    },
  ),
  free(
    'Moonbirds: the nest is left, beside an approval that is taken back',
    'The same, masked by care.',
    async (e) => {
      await records(e, moonbirds, nesting, 0x44);
      const all = 'function setApprovalForAll(address operator, bool approved)';
      return e.read(
        askBatch(1, [
          { to: moonbirds, data: call(all, thief, false) },
          { to: moonbirds, data: call(nesting, [7n]) },
        ]),
        { abis: { [moonbirds]: [nesting, all] } },
      );
    },
  ),
];

const odos = at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');
const odosExecutor = at('0xb28ca7e465c452ce4252598e0bc96aeba553cf82');
const odosSwap =
  'function swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256)';
const odosTry = (id: string, why: string, code: number, min: bigint) =>
  one(
    id,
    why,
    odos,
    odosSwap,
    [
      {
        inputToken: usdc,
        inputAmount: K,
        inputReceiver: odosExecutor,
        outputToken: weth,
        outputQuote: (E18 * 25n) / 100n,
        outputMin: min,
        outputReceiver: me,
      },
      '0x0102',
      odosExecutor,
      code,
    ],
    {
      ops: [
        { ...pull, who: odosExecutor },
        { kind: 1, token: weth, amount: (E18 * 245n) / 1000n },
        ...(code === 0 ? [] : [{ kind: 1, token: weth, who: thief, amount: E18 / 250n } as const]),
      ],
    },
  );
const okx = at('0x5e1f62dac767b0491e3ce72469c217365d5b48cc');
const unxswap =
  'function unxswapByOrderId(uint256 srcToken, uint256 amount, uint256 minReturn, bytes32[] pools) payable returns (uint256)';
const fees = [
  odosTry('Odos: an honest swap', 'to compare.', 0, (E18 * 244n) / 1000n),
  odosTry(
    'Odos: a code that takes two percent',
    'A code above 2^31 takes a fee out of what comes, to whoever registered it: up to two percent.',
    3_000_000_000,
    (E18 * 244n) / 1000n,
  ),
  free(
    'OKX: a commission behind the arguments',
    'The last words of the data send three percent to the thief.',
    async (e) => {
      await e.stand(
        okx,
        {
          [unxswap]: [
            pull,
            { kind: 1, token: weth, amount: E18 / 4n },
            { kind: 1, token: weth, who: thief, amount: E18 / 130n },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', okx, E18));
      const data = call(unxswap, BigInt(usdc), K, (E18 * 249n) / 1000n, [
        pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 }),
      ]);
      const tail = concat([
        pad(weth, { size: 32 }),
        `0x3ca20afc2bbb${(30_000_000).toString(16).padStart(12, '0')}${thief.slice(2)}`,
      ]);
      return e.read(ask(1, okx, concat([data, tail])), { abis: { [okx]: [unxswap] } });
    },
  ),
];

const rebates = at('0x0184739c32edc3471d3e4860c8e39a5f3ff85a45');
const vester = at('0x199070ddfd1cfb69173aa2f7e20906f26b363004');
const gmxRewards = at('0x5e4766f932ce00aa4a1a82d3da85adf15c5694a1');
const savax = at('0x2b2c81e08f1af8835a78bb2a90ae924ace0ea4be');
const wct = at('0x521b4c065bbdbe3e20b3727340730936912dfa46');
const silent = [
  one(
    'Threshold: rebates go to the treasury',
    'What comes back of fees goes to someone else from then on.',
    rebates,
    'function setRebateTreasuryFeeMode(uint8 mode)',
    [2],
  ),
  one(
    'Threshold: all of the stake begins to leave',
    'Rebates end at once, and the stake earns nothing for a month.',
    rebates,
    'function startUnstaking(uint96 amount)',
    [10n ** 22n],
  ),
  away(
    43114,
    'BENQI: all shares wait',
    'Fifteen days without yield, and two days to take it out, else all over.',
    savax,
    'function requestUnlock(uint256 shareAmount)',
    [10n * E18],
    { ops: [{ kind: 0, token: weth, who: savax, amount: E18 }] },
  ),
  away(
    42161,
    'GMX: the vester takes the stake as a pledge',
    'Staked GMX cannot be sold for a year.',
    vester,
    'function deposit(uint256 _amount)',
    [10n * E18],
  ),
  away(42161, 'GMX: the vester is left', 'to compare.', vester, 'function withdraw()', []),
  away(42161, 'GMX: rewards are staked', 'to compare.', gmxRewards, 'function compound()', []),
  away(
    42161,
    'GMX: part of the stake leaves',
    'All multiplier points of that part are burned.',
    gmxRewards,
    'function unstakeGmx(uint256 _amount)',
    [10n * E18],
    { ops: [{ kind: 1, token: weth, amount: E18 }] },
  ),
  away(
    10,
    'WalletConnect: a lock of four years',
    'Long, and nobody is told.',
    wct,
    'function createLock(uint256 amount, uint256 unlockTime)',
    [10n * E18, 1_900_000_000n],
    { ops: [{ kind: 0, token: usdc, who: wct, amount: K }] },
  ),
];

const sends = (id: string, why: string, more: object, to: Address, data: Hex, value = 0n) =>
  free(id, why, async (e) => {
    const sent = { chainId: toHex(1), from: me, to, data, value: toHex(value), ...more };
    void e;
    return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
  });
const deposit = call('function deposit() payable');
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

const escrow = at('0x8315177ab297ba92a06054ce80a67ed4dbd7ed3a');
const inbox = at('0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef');
const outbound =
  'function outboundTransfer(address _token, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data) payable returns (bytes)';
const bridges = [
  one(
    'Arbitrum: dollars with no gas to arrive',
    'The ticket does not run by itself, and after a week it is gone, with the dollars.',
    inbox,
    outbound,
    [usdc, me, K, 0n, 0n, abi('uint256, bytes', 10n ** 15n, '0x')],
    { ops: [pull, { kind: 2, who: escrow, amount: 10n ** 15n }], value: 10n ** 15n },
  ),
  one(
    'Arbitrum: dollars with gas at two wei',
    'The same: no ticket runs at that price.',
    inbox,
    outbound,
    [usdc, me, K, 100_000n, 2n, abi('uint256, bytes', 10n ** 15n, '0x')],
    { ops: [pull, { kind: 2, who: escrow, amount: 10n ** 15n + 200_000n }], value: 10n ** 15n + 200_000n },
  ),
  one(
    'Arbitrum: a coin for the ticket',
    'What is paid for it beyond its cost goes to an address of the other network.',
    inbox,
    outbound,
    [usdc, me, K, 1_000_000n, 10n ** 12n, abi('uint256, bytes', 10n ** 15n, '0x')],
    { ops: [pull, { kind: 2, who: escrow, amount: E18 + 10n ** 15n }], value: E18 + 10n ** 15n },
  ),
  one(
    'Arbitrum: a call behind the transfer',
    'The words behind it are handed to a hook.',
    inbox,
    outbound,
    [usdc, me, K, 200_000n, 10n ** 9n, abi('uint256, bytes', 10n ** 15n, '0xdeadbeef')],
    { ops: [pull, { kind: 2, who: escrow, amount: 2n * 10n ** 15n }], value: 2n * 10n ** 15n },
  ),
  one(
    'Scroll: a coin, and another for the way',
    'to compare: what is left comes back.',
    at('0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6'),
    'function depositETH(uint256 _amount, uint256 _gasLimit) payable',
    [E18, 200_000n],
    {
      ops: [
        { kind: 2, who: escrow, amount: E18 },
        { kind: 2, amount: (E18 * 9n) / 10n },
      ],
      value: 2n * E18,
    },
  ),
  one(
    'Scroll: dollars with no gas to arrive',
    'They wait for someone who pays.',
    at('0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6'),
    'function depositERC20(address _token, uint256 _amount, uint256 _gasLimit) payable',
    [usdc, K, 0n],
    { ops: [pull, { kind: 2, who: escrow, amount: 10n ** 14n }], value: 10n ** 14n },
  ),
  one(
    'Optimism: a coin with no gas',
    'to compare.',
    at('0x99c9fc46f92e8a1c0dec1b1747d010903e884be1'),
    'function depositETH(uint32 _l2Gas, bytes _data) payable',
    [0, '0x'],
    { value: E18 },
  ),
  one(
    'CCTP: a tenth for the way',
    'A fee of a tenth may be taken.',
    at('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d'),
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    [K, 3, pad(me, { size: 32 }), usdc, pad('0x', { size: 32 }), K / 10n, 1000],
    { ops: [pull] },
  ),
  one(
    'Stargate: a tenth less at the other end',
    'The minimum is nine tenths.',
    at('0xc026395860db2d07ee33e05fe50ed7bd583189c7'),
    'function sendToken((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress) payable',
    [
      {
        dstEid: 30110,
        to: pad(me, { size: 32 }),
        amountLD: K,
        minAmountLD: (K * 9n) / 10n,
        extraOptions: '0x',
        composeMsg: '0x',
        oftCmd: '0x',
      },
      { nativeFee: 10n ** 14n, lzTokenFee: 0n },
      me,
    ],
    { ops: [pull], value: 10n ** 14n },
  ),
  one(
    'Linea: a payment for whoever claims',
    'to compare.',
    at('0x051f1d88f0af5763fb888ec4378b4d8b29ea3319'),
    'function bridgeToken(address _token, uint256 _amount, address _recipient) payable',
    [usdc, K, me],
    { ops: [pull], value: E18 / 100n },
  ),
];

const lent: readonly Try[] = [
  one(
    'Mantle: a request for nothing at least',
    'The minimum of coins is zero.',
    at('0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f'),
    'function unstakeRequest(uint128 methAmount, uint128 minETHAmount) returns (uint256)',
    [E18, 0n],
    { ops: [{ kind: 0, token: weth, who: pool, amount: E18 }], allowed: [weth] },
  ),
  one(
    'Convex: a lock that pays for a boost',
    'A part is paid for points that are worth nothing.',
    at('0x72a19342e8f1838460ebfccef09f6585e32db86e'),
    'function lock(address _account, uint256 _amount, uint256 _spendRatio)',
    [me, E18, 1_500n],
    { ops: [{ kind: 0, token: weth, who: pool, amount: E18 }], allowed: [weth] },
  ),
  one(
    'Yearn: a withdrawal at any loss',
    'A loss of all is let through.',
    at('0xda816459f1ab5631232fe5e97a05bbbb94970c95'),
    'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) returns (uint256)',
    [E18, me, 10_000n],
    { ops: [{ kind: 1, token: usdc, amount: K / 2n }] },
  ),
  one(
    'Liquity: collateral left over',
    'to compare.',
    at('0x24179cd81c9e782a4096035f7ec97fb8b783e007'),
    'function claimCollateral()',
    [],
    { ops: [{ kind: 2, amount: E18 / 100n }] },
  ),
  one(
    'Aave: a cooldown begins again',
    'Whoever waited for three weeks waits again.',
    at('0x4da27a545c0c5b758a6ba100e3a049001de870f5'),
    'function cooldown()',
    [],
  ),
  one(
    'Curve: more into the lock',
    'to compare.',
    at('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2'),
    'function increase_amount(uint256 _value)',
    [E18],
    { ops: [{ kind: 0, token: weth, who: pool, amount: E18 }], allowed: [weth] },
  ),
  one(
    'Curve: all votes for his gauge',
    'Emissions go to the pool of the thief for weeks.',
    at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb'),
    'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
    [thief, 10_000n],
  ),
  one(
    'Curve: all votes for a gauge that is a contract',
    'The same of a gauge that stands.',
    at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb'),
    'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
    (e) => [e.junk, 10_000n],
  ),
  one(
    'Maker: the whole vault into another one',
    'Debt and collateral go to the vault of the thief.',
    at('0x5ef30b9986345249bc32d8928b7ee64de9435e39'),
    'function shift(uint256 cdpSrc, uint256 cdpDst)',
    [1n, 2n],
  ),
  one(
    'Compound: tokens become collateral',
    'to compare.',
    at('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b'),
    'function enterMarkets(address[] cTokens) returns (uint256[])',
    [[at('0x39aa39c021dfbae8fac545936693ac917d5e7563')]],
  ),
  one(
    'Lido: a vote that executes',
    'A script of the thief runs if it decides.',
    at('0x2e59a20f205bb85a89c53f1936454680651e618e'),
    'function vote(uint256 _voteId, bool _supports, bool _executesIfDecided)',
    [180n, true, true],
  ),
  one(
    'EigenLayer: a pod',
    'to compare.',
    at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338'),
    'function createPod() returns (address)',
    [],
  ),
  one(
    'Rocket Pool: a burn',
    'to compare.',
    at('0xae78736cd615f374d3085123a210448e74fc6393'),
    'function burn(uint256 _rethAmount)',
    [E18],
    { ops: [{ kind: 2, amount: E18 }] },
  ),
  one(
    'ENS: a record of zones',
    'Names under it lead where he says.',
    at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'),
    'function setDNSRecords(bytes32 node, bytes data)',
    [pad('0x77', { size: 32 }), '0x0161076578616d706c6503657468000001000100000e1000040a000001'],
  ),
  one(
    'ENS: an interface of the name',
    'Who asks the name for an interface is sent to him.',
    at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'),
    'function setInterface(bytes32 node, bytes4 interfaceID, address implementer)',
    [pad('0x77', { size: 32 }), '0x01ffc9a7', thief],
  ),
  one(
    'ENS: all records of the name are gone',
    'Payments to it fail.',
    at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'),
    'function clearRecords(bytes32 node)',
    [pad('0x77', { size: 32 })],
  ),
  one(
    'Arbitrum: a ticket is given up',
    'What it carries goes back to whom it names.',
    at('0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f'),
    'function sendL2Message(bytes messageData) returns (uint256)',
    ['0x04f86c'],
  ),
  one(
    'Blur: the pool is left',
    'to compare.',
    at('0x0000000000a39bb272e79075ade125fd351887ac'),
    'function withdraw(uint256 amount)',
    [E18],
    { ops: [{ kind: 2, amount: E18 }] },
  ),
  one(
    'Flying Tulip: the put is given up',
    'The right to sell at the price of the start goes with it.',
    at('0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa'),
    'function withdrawFT(uint256 id, uint256 amount)',
    [7n, E18],
    { ops: [{ kind: 1, token: weth, amount: E18 }] },
  ),
  one(
    'Flying Tulip: capital back',
    'All upside is given back.',
    at('0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa'),
    'function divest(uint256 id, uint256 amount_ft)',
    [7n, E18],
    { ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  away(
    10,
    'Farcaster: storage for another',
    'A year is paid for the thief’s number.',
    at('0x00000000fcce7f938e7ae6d3c335bd6a1a7c593d'),
    'function rent(uint256 fid, uint256 units) payable returns (uint256)',
    [666n, 10n],
    { value: E18 / 100n },
  ),
  free(
    'Lens: the profile is burned',
    'The name is gone for good.',
    async (e) => {
      const text = 'function burn(uint256 tokenId)';
      await e.stand(lens, { [text]: [{ kind: 4, who: zero, amount: 7n }] });
      await e.send(me, lens, call('function call_(string,uint8,bool)', 'LPP', 0, true));
      await e.send(me, lens, call('function give(address,uint256)', me, 7n));
      return e.read(ask(137, lens, call(text, 7n)), { abis: { [lens]: [text] } });
    },
    137,
  ),
  away(
    1116,
    'Core: the stake to another validator',
    'A validator of the thief keeps all rewards.',
    at('0x0000000000000000000000000000000000001011'),
    'function transferCoin(address sourceCandidate, address targetCandidate, uint256 amount)',
    [pool, thief, E18],
  ),
];

const inSafe = (
  id: string,
  why: string,
  make: (e: Ethereum) => Promise<Omit<Parameters<typeof safeTx>[0], 'nonce'>>,
  chainId = 1,
) =>
  free(
    id,
    why,
    async (e) => {
      const { safe } = e.stage.at;
      const asked = safeTypedData(safe, safeTx({ nonce: 0n, ...(await make(e)) }));
      return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId } }));
    },
    chainId,
  );
const multiSend = at('0x40a2accbd92bca938b02010e17a5b8929b49130d');
const packed = (calls: readonly Readonly<{ to: Address; data: Hex }>[]) =>
  concat(
    calls.map(({ to, data }) =>
      concat(['0x00', to, pad('0x', { size: 32 }), pad(toHex((data.length - 2) / 2), { size: 32 }), data]),
    ),
  );
const maskedSafe = [
  inSafe(
    'a Safe gives up the guardian',
    'A call of its own.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return { to: lens, data: call(guardian) };
    },
    137,
  ),
  inSafe(
    'a Safe gives up the guardian, beside a question',
    'Two calls, of which the second explains the first.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return {
        to: multiSend,
        operation: 1,
        data: call(
          'function multiSend(bytes transactions) payable',
          packed([
            { to: lens, data: call(guardian) },
            { to: lens, data: call(balanceOf, me) },
          ]),
        ),
      } as never;
    },
    137,
  ),
  free(
    'Lens: the guardian is off, beside a question, of which nobody knows the first',
    'No ABI is published.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(
        askBatch(137, [
          { to: lens, data: call(guardian) },
          { to: lens, data: call(balanceOf, me) },
        ]),
      );
    },
    137,
  ),
  free(
    'Lens: the guardian is off, after a block of someone',
    'The same beside a call that changes a list.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      const text = 'function setApprovalForAll(address operator, bool approved)';
      return e.read(
        askBatch(137, [
          { to: lens, data: call(text, thief, false) },
          { to: lens, data: call(guardian) },
        ]),
        { abis: { [lens]: [guardian, text] } },
      );
    },
    137,
  ),
  free(
    'Lens: the guardian is off, before a payment',
    'A payment beside it explains nothing.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(
        askBatch(137, [
          { to: lens, data: call(guardian) },
          { to: me, value: 1n },
        ]),
        { abis: { [lens]: [guardian] } },
      );
    },
    137,
  ),
  free(
    'a token of everybody with a switch of its own, beside a question',
    'A token that pays interest only to those who ask for it.',
    async (e) => {
      const oeth = at('0x6c3ea9036406852006290770bedfcaba0e23a0e8');
      const off = 'function rebaseOptOut()';
      await records(e, oeth, off, 'caller');
      return e.read(
        askBatch(1, [
          { to: oeth, data: call(off) },
          { to: oeth, data: call(balanceOf, me) },
        ]),
        { abis: { [oeth]: [off] } },
      );
    },
  ),
];

/** An old token that is a protocol of its own, and moves its own balances. */
const itself = (
  id: string,
  why: string,
  where: Address,
  name: string,
  text: string,
  args: readonly unknown[],
  ops: readonly Op[],
  value = 0n,
): Try =>
  free(id, why, async (e) => {
    await e.stand(where, { [text]: ops });
    await e.send(me, where, call('function call_(string,uint8,bool)', name, 18, false));
    await e.send(me, where, call('function give(address,uint256)', me, 100n * E18));
    return e.read(ask(1, where, call(text, ...args), value), { abis: { [where]: [text] } });
  });
const hex = at('0x2b591e99afe9f32eaa6214f7b7629768c40eeb39');
const xen = at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8');
const xGrail = at('0x3caae25ee616f2c8e13c74da0813402eae3f496b');
const themselves = [
  itself(
    'HEX: a stake is ended before its time',
    'Half of it and more is the penalty; what comes looks like a gain.',
    hex,
    'HEX',
    'function stakeEnd(uint256 stakeIndex, uint40 stakeIdParam)',
    [0n, 812_345],
    [{ kind: 3, amount: 10n * E18 }],
  ),
  itself(
    'HEX: a stake of fifteen years',
    'It comes out in fifteen years, or not.',
    hex,
    'HEX',
    'function stakeStart(uint256 newStakedHearts, uint256 newStakedDays)',
    [50n * E18, 5_555n],
    [{ kind: 4, who: zero, amount: 50n * E18 }],
  ),
  itself(
    'XEN: a stake of a thousand days',
    'It stays for a thousand days.',
    xen,
    'XEN',
    'function stake(uint256 amount, uint256 term)',
    [50n * E18, 1_000n],
    [{ kind: 4, who: zero, amount: 50n * E18 }],
  ),
  itself(
    'XEN: a stake is taken out early',
    'All that it earned is forfeit; what comes looks like a gain.',
    xen,
    'XEN',
    'function withdraw()',
    [],
    [
      { kind: 3, amount: 50n * E18 },
      { kind: 6, amount: 1n },
    ],
  ),
  itself(
    'XEN: rewards after the day, less by the penalty',
    'Late by six days: nearly nothing comes.',
    xen,
    'XEN',
    'function claimMintReward()',
    [],
    [{ kind: 3, amount: E18 }],
  ),
  itself(
    'xGRAIL: redeemed in fifteen days',
    'Half of it is burned; in six months all comes.',
    xGrail,
    'xGRAIL',
    'function redeem(uint256 xGrailAmount, uint256 duration)',
    [50n * E18, 15n * 86_400n],
    [{ kind: 4, amount: 50n * E18 }],
  ),
  itself(
    'xGRAIL: a redemption is finished',
    'to compare.',
    xGrail,
    'xGRAIL',
    'function finalizeRedeem(uint256 redeemIndex)',
    [0n],
    [{ kind: 3, amount: 25n * E18 }],
  ),
  itself(
    'a token that is changed into less of another',
    'An old version into the new, at a tenth.',
    xGrail,
    'OLD',
    'function migrate(uint256 amount)',
    [50n * E18],
    [
      { kind: 4, amount: 50n * E18 },
      { kind: 5, token: weth, amount: E18 },
    ],
  ),
];
const velora = at('0x6a000f20005980200259b80c5102003040001068');
const veloraText =
  'function swapExactAmountInOnUniswapV2((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit) payable returns (uint256, uint256, uint256)';
const veloraTry = (id: string, why: string, fee: bigint) =>
  one(
    id,
    why,
    velora,
    veloraText,
    [
      {
        srcToken: usdc,
        destToken: weth,
        fromAmount: K,
        toAmount: (E18 * 244n) / 1000n,
        quotedAmount: (E18 * 245n) / 1000n,
        metadata: pad('0x1', { size: 32 }),
        beneficiary: me,
        pools: '0x',
      },
      fee,
      '0x',
    ],
    { ops: [pull, { kind: 1, token: weth, amount: (E18 * 245n) / 1000n }] },
  );
const moreFees = [
  veloraTry('Velora: an honest swap', 'to compare.', 0n),
  veloraTry(
    'Velora: two percent to a partner',
    'The fee is in one number with the thief.',
    (BigInt(thief) << 96n) | 200n,
  ),
  veloraTry(
    'Velora: all surplus to a partner',
    'What comes beyond the quote is his.',
    (BigInt(thief) << 96n) | (1n << 94n),
  ),
  free(
    'OKX: a trim behind the arguments',
    'Of what comes above a number that he chose, a tenth of all goes to him.',
    async (e) => {
      await e.stand(
        okx,
        {
          [unxswap]: [
            pull,
            { kind: 1, token: weth, amount: E18 / 4n },
            { kind: 1, token: weth, who: thief, amount: E18 / 50n },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', okx, E18));
      const data = call(unxswap, BigInt(usdc), K, (E18 * 249n) / 1000n, [
        pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 }),
      ]);
      const tail = concat([
        `0x777777771111${'0'.repeat(20)}${'0'.repeat(32)}`,
        `0x777777771111${(100).toString(16).padStart(12, '0')}${thief.slice(2)}`,
      ]);
      return e.read(ask(1, okx, concat([data, tail])), { abis: { [okx]: [unxswap] } });
    },
  ),
  free(
    'OKX: a commission on top of what is given',
    'Thirty dollars more than the arguments say go to the thief.',
    async (e) => {
      await e.stand(
        okx,
        {
          [unxswap]: [
            pull,
            { kind: 0, token: usdc, who: thief, amount: (K * 3n) / 100n },
            { kind: 1, token: weth, amount: E18 / 4n },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', okx, E18));
      const data = call(unxswap, BigInt(usdc), K, (E18 * 249n) / 1000n, [
        pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 }),
      ]);
      const tail = concat([
        pad(usdc, { size: 32 }),
        `0x3ca20afc2aaa${(30_000_000).toString(16).padStart(12, '0')}${thief.slice(2)}`,
      ]);
      return e.read(ask(1, okx, concat([data, tail])), { abis: { [okx]: [unxswap] } });
    },
  ),
];
const unseen = [
  free(
    'a vote at a contract of the thief, beside a payment',
    'What is done there nobody sees; the payment hides that nothing shows.',
    async (e) => {
      const where = await e.put('Genuine');
      const text = 'function castVote(uint256 proposalId, uint8 support) returns (uint256)';
      await e.stand(where, { [text]: [] });
      return e.read(
        askBatch(1, [
          { to: where, data: call(text, 1n, 1) },
          { to: weth, data: deposit, value: 0n },
        ]),
        { abis: { [where]: [text] } },
      );
    },
  ),
  free('a vote at a contract of the thief', 'to compare.', async (e) => {
    const where = await e.put('Genuine');
    const text = 'function castVote(uint256 proposalId, uint8 support) returns (uint256)';
    await e.stand(where, { [text]: [] });
    return e.read(ask(1, where, call(text, 1n, 1)), { abis: { [where]: [text] } });
  }),
  free(
    'a vote at a contract of the thief, beside an allowance that is taken back',
    'The same, where something shows.',
    async (e) => {
      const where = await e.put('Genuine');
      const text = 'function castVote(uint256 proposalId, uint8 support) returns (uint256)';
      await e.stand(where, { [text]: [] });
      await e.send(me, usdc, call('function approve(address,uint256)', thief, K));
      return e.read(
        askBatch(1, [
          { to: where, data: call(text, 1n, 1) },
          { to: usdc, data: call('function approve(address,uint256)', thief, 0n) },
        ]),
        { abis: { [where]: [text] } },
      );
    },
  ),
];

const oneInch = at('0x111111125421ca6dc452d289314280a0f8842a65');
const oneInchText =
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)';
const oneInchTry = (id: string, why: string, flags: bigint, value: bigint) =>
  one(
    id,
    why,
    oneInch,
    oneInchText,
    [
      thief,
      {
        srcToken: usdc,
        dstToken: weth,
        srcReceiver: thief,
        dstReceiver: me,
        amount: K,
        minReturnAmount: (E18 * 244n) / 1000n,
        flags,
      },
      '0x01',
    ],
    {
      ops: [
        { ...pull, who: thief },
        { kind: 1, token: weth, amount: (E18 * 245n) / 1000n },
        ...(value > 0n ? [{ kind: 2, who: thief, amount: value } as const] : []),
      ],
      value,
    },
  );
const extra = [
  oneInchTry('1inch: an honest swap', 'to compare.', 0n, 0n),
  oneInchTry(
    '1inch: coins for the executor',
    'A flag lets coins go to the executor, who is the thief, beside a fair swap.',
    2n,
    E18 / 20n,
  ),
  oneInchTry(
    '1inch: two coins for the executor',
    'The same with eight times the worth of the swap.',
    2n,
    2n * E18,
  ),
  oneInchTry('1inch: part of a swap', 'The minimum holds for the part that is filled.', 1n, 0n),
  free('Odos: a code that takes two percent of several', 'The same of a swap of several.', async (e) => {
    const text =
      'function swapMulti((address tokenAddress, uint256 amountIn, address receiver)[] inputs, (address tokenAddress, uint256 relativeValue, address receiver)[] outputs, uint256 valueOutMin, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256[])';
    await e.stand(
      odos,
      {
        [text]: [
          { ...pull, who: odosExecutor },
          { kind: 1, token: weth, amount: (E18 * 245n) / 1000n },
          { kind: 1, token: weth, who: thief, amount: E18 / 250n },
        ],
      },
      [usdc],
    );
    await e.send(me, weth, call('function mint(address,uint256)', odos, E18));
    return e.read(
      ask(
        1,
        odos,
        call(
          text,
          [{ tokenAddress: usdc, amountIn: K, receiver: odosExecutor }],
          [{ tokenAddress: weth, relativeValue: 1n, receiver: me }],
          (E18 * 244n) / 1000n,
          '0x0102',
          odosExecutor,
          3_000_000_000,
        ),
      ),
      { abis: { [odos]: [text] } },
    );
  }),
  itself(
    'XEN: a rank is taken for years',
    'Nothing is to be had of it for a year and more.',
    xen,
    'XEN',
    'function claimRank(uint256 term)',
    [550n],
    [],
  ),
];

const funded: readonly Address[] = [
  odos,
  okx,
  rebates,
  vester,
  gmxRewards,
  savax,
  wct,
  inbox,
  velora,
  oneInch,
  '0xda816459f1ab5631232fe5e97a05bbbb94970c95',
  '0x24179cd81c9e782a4096035f7ec97fb8b783e007',
  '0xae78736cd615f374d3085123a210448e74fc6393',
  '0x0000000000a39bb272e79075ade125fd351887ac',
  '0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa',
];

const tries: readonly Try[] = [
  ...masked,
  ...maskedSafe,
  ...fees,
  ...silent,
  ...fields,
  ...bridges,
  ...lent,
  ...themselves,
  ...moreFees,
  ...unseen,
  ...extra,
];

const verdicts = new Map<string, string>();

beforeAll(async () => {
  for (const chainId of new Set(tries.map((it) => it.chainId ?? 1))) {
    await onEthereum(chainId, async (e) => {
      for (const it of funded) await rpc(e.url, 'anvil_setBalance', [it, toHex(100n * E18)]);
      for (const it of tries.filter((that) => (that.chainId ?? 1) === chainId)) {
        verdicts.set(it.id, await outcomeOf(() => it.read(e)));
      }
    });
  }
}, 900_000);

test('none is read back calmly but those that are written down as open', () => {
  expect(tries.length).toBeGreaterThanOrEqual(60);
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' && !told.has(id) ? [id] : []));
  expect(calm.toSorted()).toEqual([...open].toSorted());
});
