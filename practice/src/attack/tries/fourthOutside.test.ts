import type { Readback } from '@readback/core/model/readback.ts';
import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, soon, type Try } from './oneCall.ts';
import { outcomeOf } from './outcomeOf.ts';

/** What a drainer, a malicious page or a scam issuer would try with the true functions of true protocols. */
type There = Try & Readonly<{ chain?: number }>;

/** Those that are still read back calmly. */
const open: readonly string[] = [];

const pull: Op = { kind: 0, token: usdc, amount: K };
const pullWeth: Op = { kind: 0, token: weth, amount: E18 };
const come = (amount: bigint, token = usdc): Op => ({ kind: 1, token, amount });
const b32 = (it: Address): Hex => pad(it).toLowerCase() as Hex;
const now = Math.floor(Date.now() / 1_000);

type More = Readonly<{ ops?: readonly Op[]; value?: bigint; allowed?: readonly Address[] }>;

/** One call of what is at a shipped address, or of an old protocol that nobody vouches for (`old`). */
function one(
  id: string,
  why: string,
  to: Address | 'old',
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  { ops = [], value = 0n, allowed = [usdc] }: More = {},
): Try {
  return {
    id,
    why,
    read: async (e) => {
      const where = to === 'old' ? await e.put('Genuine') : to;
      for (const { kind, token: it, amount = 0n } of ops)
        if (kind === 1 && it !== undefined)
          await e.send(me, it, call('function mint(address,uint256)', where, amount));
      if (where !== usdc && where !== weth)
        await e.stand(where, { [text]: ops }, ops.some((it) => it.kind === 0) ? allowed : []);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(ask(1, where, data, value), { abis: { [where]: [text] } });
    },
  };
}

/** One call on a chain that is not Ethereum. */
function on(
  chain: number,
  id: string,
  why: string,
  to: Address,
  text: string,
  args: readonly unknown[],
  more: Readonly<{ value?: bigint; ops?: readonly Op[] }> = {},
): There {
  return {
    id,
    why,
    chain,
    read: async (e) => {
      const ops = more.ops ?? [];
      for (const { kind, token, amount = 0n } of ops)
        if (kind === 1 && token !== undefined)
          await e.send(me, token, call('function mint(address,uint256)', to, amount));
      await e.stand(to, { [text]: ops }, ops.length > 0 ? [usdc] : []);
      return e.read(ask(chain, to, call(text, ...args), more.value ?? 0n), { abis: { [to]: [text] } });
    },
  };
}

/** A token of the lists, at its address, of which the user has five thousand. */
async function token(e: Ethereum, where: Address, name: string, places: number): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [where, await rpc<Hex>(e.url, 'eth_getCode', [e.junk, 'latest'])]);
  await e.send(me, where, call('function call_(string,uint8)', name, places));
  await e.send(me, where, call('function mint(address,uint256)', me, 5_000n * 10n ** BigInt(places)));
  e.published(where);
}

function withToken(where: Address, name: string, places: number, it: Try): Try {
  return {
    ...it,
    read: async (e) => {
      await token(e, where, name, places);
      return it.read(e);
    },
  };
}

const dai = at('0x6b175474e89094c44da98b954eedeac495271d0f');
const wsteth = at('0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0');
const usdcBase = at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913');
const usdcOp = at('0x0b2c639c533813f4aa9d7837caf62653d097ff85');
const weth2 = at('0x4200000000000000000000000000000000000006');
const daiOp = at('0xda10009cbd5d07dd0cecc66161fc93d7c9000da1');
const wstethOp = at('0x1f32b1c2345538c0c6f582fcb022739c4a194ebb');
const baseBridge = at('0x3154cf16ccdb4c6d922629664174b904d80f2c35');
const opBridge = at('0x99c9fc46f92e8a1c0dec1b1747d010903e884be1');
const l2Bridge = at('0x4200000000000000000000000000000000000010');
const spokePool = at('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5');
const lifi = at('0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae');
const zkHub = at('0x303a465b659cbb0ab36ee643ea362c509eeb5213');
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const resolver = at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
const controller = at('0x253553366da8546fc250f225fe3d25d0c782303b');
const dnsRegistrar = at('0xb32cb5677a7c971689228ec835800432b339ba2b');

const bridgeText =
  'function bridgeERC20(address _localToken, address _remoteToken, uint256 _amount, uint32 _minGasLimit, bytes _extraData)';
const bridgeToText =
  'function bridgeERC20To(address _localToken, address _remoteToken, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)';
const depositText =
  'function depositERC20(address _l1Token, address _l2Token, uint256 _amount, uint32 _l2Gas, bytes _data)';
const stuck =
  'The token there is a true one, and is not minted by this bridge: what arrives can never be finished, and is lost (documented, and hundreds of people have).';

/** Both tokens are true, and are no pair of this bridge. */
const pairs: readonly Try[] = [
  one(
    'Base bridge: dollars to Circle’s dollars there',
    stuck,
    baseBridge,
    bridgeText,
    [usdc, usdcBase, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Base bridge: the same by depositERC20',
    stuck,
    baseBridge,
    depositText,
    [usdc, usdcBase, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Base bridge: the same to oneself by name',
    stuck,
    baseBridge,
    bridgeToText,
    [usdc, usdcBase, me, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Optimism bridge: dollars to Circle’s dollars there',
    stuck,
    opBridge,
    bridgeText,
    [usdc, usdcOp, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Base bridge: wrapped coins to wrapped coins',
    stuck,
    baseBridge,
    bridgeText,
    [weth, weth2, E18, 200_000, '0x'],
    { ops: [pullWeth], allowed: [weth] },
  ),
  one(
    'Optimism bridge: wrapped coins to wrapped coins',
    stuck,
    opBridge,
    depositText,
    [weth, weth2, E18, 200_000, '0x'],
    { ops: [pullWeth], allowed: [weth] },
  ),
  withToken(
    dai,
    'DAI',
    18,
    one(
      'Optimism bridge: DAI, which has a bridge of its own',
      stuck,
      opBridge,
      depositText,
      [dai, daiOp, 1_000n * E18, 200_000, '0x'],
      { ops: [{ kind: 0, token: dai, amount: 1_000n * E18 }], allowed: [dai] },
    ),
  ),
  withToken(
    wsteth,
    'wstETH',
    18,
    one(
      'Optimism bridge: wstETH, which has a bridge of its own',
      stuck,
      opBridge,
      bridgeText,
      [wsteth, wstethOp, E18, 200_000, '0x'],
      { ops: [{ kind: 0, token: wsteth, amount: E18 }], allowed: [wsteth] },
    ),
  ),
  one(
    'Base bridge: dollars to wrapped coins',
    stuck,
    baseBridge,
    bridgeText,
    [usdc, weth2, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Base bridge: the token there has its address of here',
    stuck,
    baseBridge,
    bridgeText,
    [usdc, usdc, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Base bridge: dollars to their true pair, to compare',
    'to compare.',
    baseBridge,
    bridgeText,
    [usdc, at('0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'), K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Base bridge: too little gas there',
    'A minimum of no gas, and bytes of a hundred kilobytes that cost it.',
    baseBridge,
    bridgeText,
    [usdc, at('0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'), K, 0, `0x${'ab'.repeat(3_000)}`],
    { ops: [pull] },
  ),
  one(
    'Base bridge: coins with bytes',
    'to compare: the bytes do nothing.',
    baseBridge,
    'function bridgeETHTo(address _to, uint32 _minGasLimit, bytes _extraData) payable',
    [me, 200_000, '0x'],
    { value: E18 },
  ),
];

const acrossText =
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable';
const across = (over: Readonly<Record<number, unknown>>) => {
  const its: unknown[] = [me, me, usdc, usdcBase, K, K - 10n ** 6n, 8453n, zero, now, now + 7_200, 0, '0x'];
  for (const [n, it] of Object.entries(over)) its[Number(n)] = it;
  return its;
};
const daiBase = at('0x50c5725949a6f0c72e6c4a641f24049a917db0cb');
const bridgeData = (over: object) => ({
  transactionId: pad('0x01'),
  bridge: 'across',
  integrator: 'jumper.exchange',
  referrer: zero,
  sendingAssetId: usdc,
  receiver: me,
  minAmount: K,
  destinationChainId: 8453n,
  hasSourceSwaps: false,
  hasDestinationCall: false,
  ...over,
});
const bd =
  '(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData';

const bridges: readonly Try[] = [
  one(
    'Across: DAI there, by the number of dollars',
    'The number is the same, and DAI has 18 places: a billionth of a cent arrives.',
    spokePool,
    acrossText,
    across({ 3: daiBase }),
    { ops: [pull] },
  ),
  one(
    'Across: wrapped coins there, by the number of dollars',
    'The same with wrapped coins.',
    spokePool,
    acrossText,
    across({ 3: weth2 }),
    { ops: [pull] },
  ),
  one(
    'Across: wrapped coins for dollars',
    'One wrapped coin here, 999 dollars with six places there.',
    spokePool,
    acrossText,
    across({ 2: weth, 3: usdcBase, 4: E18, 5: 999n * 10n ** 6n }),
    { ops: [pullWeth], allowed: [weth] },
  ),
  one(
    'Across: Circle’s dollars of another network',
    'The token is that of Optimism, and the network is Base: nobody fills, and the refund takes as long as the deadline.',
    spokePool,
    acrossText,
    across({ 3: usdcOp }),
    { ops: [pull] },
  ),
  one(
    'Across: output token zero',
    'The relayer chooses; deprecated. to compare.',
    spokePool,
    acrossText,
    across({ 3: zero }),
    { ops: [pull] },
  ),
  one(
    'LI.FI, deBridge: the thief may cancel there',
    'The output is above the input, so that nobody fills; the order’s authority there cancels it for himself.',
    lifi,
    `function startBridgeTokensViaDeBridgeDln(${bd}, (uint256 nonEVMFee, bytes receivingAssetId, bytes receiver, bytes orderAuthorityDst, uint256 minAmountOut) _deBridgeData) payable`,
    [
      bridgeData({ bridge: 'deBridgeDln' }),
      {
        nonEVMFee: 0n,
        receivingAssetId: usdcBase,
        receiver: me,
        orderAuthorityDst: thief,
        minAmountOut: 10n * K,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'LI.FI, Squid: another address in a text',
    'The text is the account that is paid there.',
    lifi,
    `function startBridgeTokensViaSquid(${bd}, (uint8 routeType, string destinationChain, string destinationAddress, string bridgedTokenSymbol, address depositAssetId, (uint8 callType, address target, uint256 value, bytes callData, bytes payload)[] sourceCalls, bytes payload, uint256 fee, bool enableExpress) _squidData) payable`,
    [
      bridgeData({ bridge: 'squid' }),
      {
        routeType: 0,
        destinationChain: 'base',
        destinationAddress: thief,
        bridgedTokenSymbol: 'axlUSDC',
        depositAssetId: usdc,
        sourceCalls: [],
        payload: '0x',
        fee: 0n,
        enableExpress: false,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'LI.FI, Optimism: to Circle’s dollars there',
    stuck,
    lifi,
    `function startBridgeTokensViaOptimismBridge(${bd}, (address assetIdOnL2, uint32 l2Gas, bool isSynthetix) _optimismData) payable`,
    [
      bridgeData({ bridge: 'optimism', destinationChainId: 10n }),
      { assetIdOnL2: usdcOp, l2Gas: 200_000, isSynthetix: false },
    ],
    { ops: [pull] },
  ),
  one(
    'LI.FI, Relay: the thief’s quote',
    'The request names the thief’s order with the relayer.',
    lifi,
    `function startBridgeTokensViaRelay(${bd}, (bytes32 requestId, bytes32 nonEVMReceiver, bytes32 receivingAssetId, bytes signature) _relayData) payable`,
    [
      bridgeData({ bridge: 'relay' }),
      {
        requestId: pad('0x4242'),
        nonEVMReceiver: zeroHash,
        receivingAssetId: b32(usdcBase),
        signature: `0x${'11'.repeat(65)}`,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'LI.FI, ThorSwap: a memo of the thief',
    'The memo says who is paid in bitcoin.',
    lifi,
    `function startBridgeTokensViaThorSwap(${bd}, (address vault, string memo, uint256 expiration) _thorSwapData) payable`,
    [
      bridgeData({ bridge: 'thorswap', destinationChainId: 20_000_000_000_001n }),
      {
        vault: router2,
        memo: '=:BTC.BTC:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq:0/1/0',
        expiration: soon,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'zkSync hub: a second bridge of the thief',
    'The hub hands the coins to the second bridge that is named.',
    zkHub,
    'function requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request) payable',
    (e) => [
      {
        chainId: 324n,
        mintValue: E18 / 100n,
        l2Value: 0n,
        l2GasLimit: 500_000n,
        l2GasPerPubdataByteLimit: 800n,
        refundRecipient: me,
        secondBridgeAddress: e.junk,
        secondBridgeValue: E18,
        secondBridgeCalldata: '0x',
      },
    ],
    { value: E18 + E18 / 100n },
  ),
  one(
    'zkSync hub: to the thief by bytes',
    'The bytes for the second bridge name him.',
    zkHub,
    'function requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request) payable',
    [
      {
        chainId: 324n,
        mintValue: E18 / 100n,
        l2Value: 0n,
        l2GasLimit: 500_000n,
        l2GasPerPubdataByteLimit: 800n,
        refundRecipient: me,
        secondBridgeAddress: zkHub,
        secondBridgeValue: 0n,
        secondBridgeCalldata: encodeAbiParameters(parseAbiParameters('address, uint256, address'), [
          usdc,
          K,
          thief,
        ]),
      },
    ],
    { value: E18 / 100n, ops: [pull] },
  ),
  one(
    'zkSync hub: a network of the thief’s',
    'The number is his own network in the same hub: he takes what backs it.',
    zkHub,
    'function requestL2TransactionDirect((uint256 chainId, uint256 mintValue, address l2Contract, uint256 l2Value, bytes l2Calldata, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, bytes[] factoryDeps, address refundRecipient) _request) payable',
    [
      {
        chainId: 272_727n,
        mintValue: E18,
        l2Contract: me,
        l2Value: (E18 * 99n) / 100n,
        l2Calldata: '0x',
        l2GasLimit: 500_000n,
        l2GasPerPubdataByteLimit: 800n,
        factoryDeps: [],
        refundRecipient: me,
      },
    ],
    { value: E18 },
  ),
];

const batchLockup = at('0x3f6e8a8cffe377c4649aceb01e6f20c60faa356c');
const migrator = at('0xa5644e29708357803b5a882d272c41cc0df92b34');
const flareRewards = at('0xc8f55c5aa2c752ee285bd872855c749f4ee6239b');
const flarePolling = at('0xc8294a2335c6c45de827121090ce4ba9977907d2');
const usdyManager = at('0xa42613c243b67bf6194ac327795b926b4b491f15');
const spot = at('0x18141523403e2595d31b22604acb8fc06a4caa61');
const hex = at('0x2b591e99afe9f32eaa6214f7b7629768c40eeb39');
const tokens: readonly Try[] = [
  one(
    'HEX: locked for fifteen years',
    'Nothing comes out before that but with a penalty of most.',
    hex,
    'function stakeStart(uint256 newStakedHearts, uint256 newStakedDays)',
    [K, 5_555n],
    { ops: [pull] },
  ),
  one(
    'HEX: a stake ended too early',
    'The penalty is most of it, and what comes is what the sentence says.',
    hex,
    'function stakeEnd(uint256 stakeIndex, uint40 stakeIdParam)',
    [0n, 4242],
    { ops: [come(10n ** 6n)] },
  ),
  one(
    'MKR: all by one argument',
    'approve(guy) is without a bound.',
    at('0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2'),
    'function approve(address guy) returns (bool)',
    [router2],
  ),
  one(
    'MKR: pushed to the thief',
    'Another name of a transfer.',
    at('0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2'),
    'function push(address dst, uint256 wad)',
    [thief, E18],
  ),
  one(
    'AAVE: one kind of power',
    'Proposals are the thief’s.',
    at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'),
    'function delegateByType(address delegatee, uint8 delegationType)',
    [thief, 1],
  ),
  one(
    'AAVE: votes to a contract',
    'They are lost.',
    at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'),
    'function delegate(address delegatee)',
    [router2],
  ),
  one(
    'UNI: votes to nobody',
    'to compare: they are off again.',
    at('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'),
    'function delegate(address delegatee)',
    [zero],
  ),
  one(
    'a token with an allowance for this transaction',
    'ERC-7674, in a batch it is all.',
    usdc,
    'function temporaryApprove(address spender, uint256 value) returns (bool)',
    [router2, maxUint256],
  ),
  one(
    'LDO: approved and called',
    'MiniMe calls the spender with bytes.',
    at('0x5a98fcbea516cf06857215779fd812ca3bef1b32'),
    'function approveAndCall(address _spender, uint256 _amount, bytes _extraData) returns (bool)',
    [router2, E18, '0x12345678'],
  ),
  one(
    'LINK: sent and called',
    'The router keeps it.',
    at('0x514910771af9ca656af840dff83e8264ecf986ca'),
    'function transferAndCall(address to, uint256 value, bytes data) returns (bool)',
    [router2, E18, '0x'],
  ),
  one(
    'dollars by someone’s authorization',
    'The user pays the gas for the thief; to compare.',
    usdc,
    'function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
    [me, zeroHash, 27, pad('0x01'), pad('0x02')],
  ),
  one(
    'XEN: the reward is shared with the thief',
    'A hundred per cent of what was earned is his.',
    at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8'),
    'function claimMintRewardAndShare(address other, uint256 pct)',
    [thief, 100n],
  ),
  one(
    'XEN: the reward is locked for years',
    'All of what was earned is staked.',
    at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8'),
    'function claimMintRewardAndStake(uint256 pct, uint256 term)',
    [100n, 1_000n],
  ),
];

/** Old protocols that nobody vouches for: something visibly comes, and what it costs is in their own books. */
const booked = (
  id: string,
  why: string,
  text: string,
  args: readonly unknown[],
  way: 'call' | 'batch' | 'safe' = 'call',
): Try => ({
  id,
  why,
  read: async (e) => {
    const where = await e.put('Visible');
    e.published(where);
    await e.send(me, usdc, call('function mint(address,uint256)', where, 10n * K));
    const who = way === 'safe' ? e.stage.at.safe : me;
    await e.send(me, where, call('function make(address user)', who));
    const data = call(text, ...args);
    const placed = { abis: { [where]: [text] } };
    if (way === 'batch')
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: where, data },
        ]),
        placed,
      );
    if (way === 'safe') {
      const asked = safeTypedData(who, safeTx({ to: where, data, nonce: 0n }));
      return e.read(
        askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }),
        placed,
      );
    }
    return e.read(ask(1, where, data), placed);
  },
});
const books: readonly Try[] = [
  booked(
    'books: a half of what vests is the penalty (withdraw)',
    'MultiFeeDistribution of Ellipsis, Geist and Radiant: the 1,000 dollars that come cost another thousand, which go to those who are locked.',
    'function withdraw(uint256 amount)',
    [K],
  ),
  booked(
    'books: a half of all that vests is the penalty (exit)',
    'The same by exit().',
    'function exit()',
    [],
  ),
  booked(
    'books: all rewards are given up (emergencyWithdraw)',
    'MasterChef: the stake comes back, and 4,000 of rewards are lost.',
    'function emergencyWithdraw(uint256 pid)',
    [3n],
  ),
  booked(
    'books: minted is owed (mint)',
    'Alchemix: what comes is a debt.',
    'function mint(uint256 amount, address recipient)',
    [K, me],
  ),
  booked(
    'books: half of an airdrop is given up (claimEarly)',
    '2,000 of 4,000.',
    'function claimEarly()',
    [],
  ),
  booked(
    'books: a reward, and four more years (claimAndRelock)',
    'A dollar comes, and the stake is locked again.',
    'function claimAndRelock(bool relock)',
    [true],
  ),
  booked(
    'books: a reward, and a referrer for good (claim)',
    'A dollar comes, and a part of all fees is the thief’s.',
    'function claim(bytes32 code)',
    [pad('0x4242')],
  ),
  booked(
    'books: an option is written (write)',
    'A premium of 50 dollars comes, and the loss has no bound.',
    'function write(uint256 strike, uint256 size)',
    [1n, 1_000n * E18],
  ),
  booked(
    'books: shares of a curve for a dollar (sell)',
    '4,000 are sold for one, the least of which is one unit.',
    'function sell(uint256 amount, uint256 minimum)',
    [4n * K, 1n],
  ),
  booked(
    'books: a reward, and the stake is open to all (claimOpen)',
    'Whoever comes takes 4,000.',
    'function claimOpen()',
    [],
  ),
  booked(
    'books: a reward, and a level (claimLevel)',
    'What a level means stands nowhere.',
    'function claimLevel()',
    [],
  ),
  booked(
    'books: a reward, and a bit of a word (claimBit)',
    'What the bit gives away stands nowhere; a claim is written so, too.',
    'function claimBit(uint256 index)',
    [777n],
  ),
  booked(
    'books: a reward, and the waiting begins again (claimSince)',
    'to compare: locks that start again are told.',
    'function claimSince()',
    [],
  ),
  booked(
    'books: a reward, and what a hash kept (claimHashed)',
    'The name of the user is in the hash.',
    'function claimHashed(uint256 salt)',
    [7n],
  ),
  booked(
    'books: a reward, and a line in the log (claimSaid)',
    'to compare: nothing on the chain goes by the log.',
    'function claimSaid()',
    [],
  ),
  booked(
    'books: a reward, and a line without a name (claimTold)',
    'to compare: the same by who sent it.',
    'function claimTold()',
    [],
  ),
  booked(
    'books: a debt as large as what comes (claim)',
    'It looks as a claim is written down.',
    'function claim(uint256 amount)',
    [K],
  ),
  booked(
    'books: all rewards are given up, in a batch',
    'The same beside a payment.',
    'function emergencyWithdraw(uint256 pid)',
    [3n],
    'batch',
  ),
  booked(
    'books: all rewards are given up, by a Safe',
    'The same for a Safe.',
    'function emergencyWithdraw(uint256 pid)',
    [3n],
    'safe',
  ),
];

const sendTo = (id: string, why: string, to: Address, data: Hex, value = 0n): Try => ({
  id,
  why,
  read: (e) => e.read(ask(1, to, data, value)),
});
const asked = (id: string, why: string, over: (e: Ethereum) => object): Try => ({
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
const transfer = 'function transfer(address to, uint256 amount) returns (bool)';
const utf = (it: string) => toHex(it);
/** What is read off the chain by others: the bytes of a payment are the act. */
const plain: readonly Try[] = [
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
    why: 'to compare: an item of the user’s is made.',
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
  asked(
    'a payment with a number far ahead',
    'It waits in the pool, and comes when the user has sent 9,000 others.',
    () => ({ nonce: toHex(9_000) }),
  ),
  asked('a payment with a number of the past', 'to compare: it cannot be sent.', () => ({ nonce: '0x0' })),
  asked('a payment at ten thousand times the price of gas', 'What it costs is a coin.', () => ({
    gas: toHex(21_000),
    gasPrice: toHex(10n ** 14n),
  })),
  asked('a payment that hands a code to the account', 'EIP-7702 beside a payment.', () => ({
    type: '0x4',
    authorizationList: [
      { chainId: '0x1', address: router2, nonce: '0x1', yParity: '0x0', r: pad('0x01'), s: pad('0x02') },
    ],
  })),
  asked('a payment whose authorization is of another', 'to compare: someone else’s account.', () => ({
    type: '0x4',
    authorizationList: [
      { chainId: '0x0', address: thief, nonce: '0x0', yParity: '0x0', r: pad('0x01'), s: pad('0x02') },
    ],
  })),
];

const typed = (
  id: string,
  why: string,
  domain: Readonly<Record<string, unknown>>,
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: object,
): Try => ({
  id,
  why,
  read: async (e) => {
    const where = domain['verifyingContract'] as Address | undefined;
    if (where !== undefined && where !== usdc && where !== weth) await e.stand(where, {});
    const fields = (text: string) =>
      text.split(',').map((it) => ({ type: it.split(' ')[0] ?? '', name: it.split(' ')[1] ?? '' }));
    const kinds: Readonly<Record<string, string>> = {
      name: 'string',
      version: 'string',
      chainId: 'uint256',
      verifyingContract: 'address',
      salt: 'bytes32',
    };
    return e.read(
      askTypedData(me, {
        types: {
          EIP712Domain: Object.keys(domain).map((name) => ({ name, type: kinds[name] ?? 'string' })),
          ...Object.fromEntries(Object.entries(types).map(([name, its]) => [name, fields(its)])),
        },
        primaryType,
        domain,
        message,
      }),
    );
  },
});
const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');
const cow = {
  name: 'Gnosis Protocol',
  version: 'v2',
  chainId: 1,
  verifyingContract: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
};
const cowOrder =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';
const cowOf = (over: object) => ({
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
const message = (id: string, why: string, text: string): Try => ({
  id,
  why,
  read: (e) => e.read(askMessage(me, text)),
});
const signed: readonly Try[] = [
  typed(
    'Safe: who proposes',
    'A delegate proposes transactions in the user’s name, which the others sign.',
    { name: 'Safe Transaction Service', version: '1.0', chainId: 1 },
    'Delegate',
    { Delegate: 'address delegateAddress,uint256 totp' },
    { delegateAddress: thief, totp: 485_000n },
  ),
  typed(
    'Snapshot: another who votes',
    'An alias votes and posts for the user.',
    { name: 'snapshot', version: '0.1.4' },
    'Alias',
    { Alias: 'address from,address alias,uint64 timestamp' },
    { from: me, alias: thief, timestamp: BigInt(now) },
  ),
  typed(
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
  typed(
    'CoW: sold out of Balancer’s internal balance',
    'The balance is another than what is held.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ sellTokenBalance: 'internal' }),
  ),
  typed(
    'CoW: bought into Balancer’s internal balance',
    'What is bought never comes to the account.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ buyTokenBalance: 'internal' }),
  ),
  typed(
    'CoW: filled in parts for years',
    'The price is that of today.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ partiallyFillable: true, validTo: 4_294_967_295 }),
  ),
  typed(
    'CoW: an order with hooks in a hash',
    'What the hash of the data holds is run beside the order; to compare.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ appData: pad('0x77') }),
  ),
  typed(
    'CoW: kind “Sell”',
    'The contract knows other words only.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ kind: 'buy', sellAmount: 5n * K }),
  ),
  typed(
    'CoW: ether is bought by its placeholder, for the settlement',
    'The receiver is the settlement.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ receiver: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41') }),
  ),
  typed(
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
  typed(
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
  typed(
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
  typed(
    'votes by signature',
    'All votes of the user are the thief’s.',
    { name: 'Uniswap', chainId: 1, verifyingContract: at('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984') },
    'Delegation',
    { Delegation: 'address delegatee,uint256 nonce,uint256 expiry' },
    { delegatee: thief, nonce: 0n, expiry: soon },
  ),
  typed(
    'a governor’s ballot by signature',
    'to compare: a vote.',
    {
      name: 'Uniswap Governor Bravo',
      chainId: 1,
      verifyingContract: at('0x408ed6354d4973f66138c91495f2f2fcbd8724c3'),
    },
    'Ballot',
    { Ballot: 'uint256 proposalId,uint8 support' },
    { proposalId: 42n, support: 1 },
  ),
  typed(
    'a key of StarkEx',
    'dYdX, Paradex: the signature is the seed of the key there.',
    { name: 'dYdX', version: '1.0', chainId: 1 },
    'dYdX',
    { dYdX: 'string action,string onlySignOn' },
    { action: 'dYdX STARK Key', onlySignOn: 'https://trade.dydx.exchange' },
  ),
  typed(
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
  message('nothing', 'An empty text is what a service that is lazy asks; to compare.', ''),
];

const shipped: readonly Try[] = [
  one(
    'Sablier batch: streams in the thief’s lockup',
    'The batch pays the contract that is named as the lockup.',
    batchLockup,
    'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    (e) => [
      e.junk,
      usdc,
      [
        {
          sender: me,
          recipient: me,
          depositAmount: K,
          cancelable: true,
          transferable: true,
          durations: { cliff: 0, total: 86_400 },
          unlockAmounts: { start: 0n, cliff: 0n },
          shape: 'linear',
        },
      ],
    ],
    { ops: [pull] },
  ),
  one(
    'Sablier batch: streams in a lockup that is a router',
    'The router keeps nothing for anybody.',
    batchLockup,
    'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    [
      router2,
      usdc,
      [
        {
          sender: me,
          recipient: me,
          depositAmount: K,
          cancelable: true,
          transferable: true,
          durations: { cliff: 0, total: 86_400 },
          unlockAmounts: { start: 0n, cliff: 0n },
          shape: 'linear',
        },
      ],
    ],
    { ops: [pull] },
  ),
  one(
    'Uniswap v3 migrator: the thief’s pair',
    'What comes out of the pair is what he says.',
    migrator,
    'function migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
    (e) => [
      {
        pair: e.junk,
        liquidityToMigrate: E18,
        percentageToMigrate: 100,
        token0: usdc,
        token1: weth,
        fee: 500,
        tickLower: -887_220,
        tickUpper: 887_220,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
        refundAsETH: false,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'Ondo: redeemed off the chain',
    'The account at the bank is a number, the thief’s.',
    usdyManager,
    'function requestRedemptionServicedOffchain(uint256 amountRWATokenToRedeem, bytes32 offchainDestination)',
    [K, pad('0x4242')],
    { ops: [pull] },
  ),
  one(
    'Ondo: redeemed later',
    'At whatever the price is then; to compare.',
    usdyManager,
    'function requestRedemption(uint256 amountRWATokenToRedeem)',
    [K],
    { ops: [pull] },
  ),
  one(
    'ENS: a name registered whose records are the thief’s',
    'What is set with it pays him.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    [
      'myname',
      me,
      31_536_000n,
      pad('0x01'),
      resolver,
      [call('function setAddr(bytes32 node, address a)', pad('0x77'), thief)],
      true,
      0,
    ],
    { value: E18 / 100n },
  ),
  one(
    'ENS: a name registered with its rights burned',
    'It can never be moved, and its resolver never changed.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['myname', me, 31_536_000n, pad('0x01'), resolver, [], false, 13],
    { value: E18 / 100n },
  ),
  one(
    'ENS: a name registered with the thief’s resolver',
    'He says what it pays.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    (e) => ['myname', me, 31_536_000n, pad('0x01'), e.junk, [], true, 0],
    { value: E18 / 100n },
  ),
  one(
    'ENS: a name registered with a protocol as its resolver',
    'It resolves to nothing, and what is paid to it fails; to compare.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['myname', me, 31_536_000n, pad('0x01'), router2, [], true, 0],
    { value: E18 / 100n },
  ),
  one(
    'ENS: a DNS name claimed, to pay the thief',
    'Its address is his.',
    dnsRegistrar,
    'function proveAndClaimWithResolver(bytes name, (bytes rrset, bytes sig)[] input, address resolver, address addr)',
    ['0x03666f6f03636f6d00', [], resolver, thief],
  ),
  one(
    'Sablier Flow: refunded to the sender',
    'to compare.',
    at('0x3df2aaede81d2f6b261f79047517713b8e844e04'),
    'function refundMax(uint256 streamId) payable returns (uint128)',
    [7n],
  ),
  one(
    'GMX: a subaccount',
    'It trades for the user.',
    at('0x69c527fc77291722b52649e45c838e41be8bf5d5'),
    'function addSubaccount(address subaccount) payable',
    [thief],
  ),
];

const approveText = 'function approve(address spender, uint256 amount) returns (bool)';
const spender = (id: string, why: string, where: string, text = approveText, amount: bigint = K): Try => ({
  id,
  why,
  read: async (e) => {
    await e.stand(at(where), {});
    return e.read(ask(1, usdc, call(text, at(where), amount)));
  },
});
const needless = 'It needs no allowance of the user’s, and carries out calls that anybody chooses.';
const permit = { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' };
const coin = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc };
const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const comet = at('0xc3d688b66703497daa19211eedff47f25384cdc3');
const morpho = at('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');
const exchangeRouter = at('0x7c68c7866a64fa2160f78eeae12217ffbf871fa8');
const portalText =
  'function depositTransaction(address _to, uint256 _value, uint64 _gasLimit, bool _isCreation, bytes _data) payable';
/** Power for contracts whose names are shipped, and who are no keepers. */
const powers: readonly Try[] = [
  spender(
    'dollars for Pendle’s swap',
    `${needless} PendleSwap.swap calls any contract with any bytes.`,
    '0xd4f480965d2347d421f1bec7f545682e5ec2151d',
  ),
  spender(
    'more dollars for Pendle’s swap',
    'The same by increaseAllowance.',
    '0xd4f480965d2347d421f1bec7f545682e5ec2151d',
    'function increaseAllowance(address spender, uint256 increment) returns (bool)',
  ),
  spender('dollars for Pendle’s reflector', needless, '0x30544e00cf296b34a9ee59e5540ae2f9cccd55dd'),
  spender(
    'dollars for Morpho’s ParaSwap adapter',
    'to compare: it needs none, and takes none.',
    '0x03b5259bd204bfd4a616e5b79b0b786d90c6c38f',
  ),
  spender(
    'dollars for Compound’s bulker',
    'to compare: it takes only from whoever calls it.',
    '0xa397a8c2086c554b531c02e29f3291c9704b00c7',
  ),
  spender(
    'dollars for the OKX router',
    'Its allowance is another contract’s.',
    '0x5e1f62dac767b0491e3ce72469c217365d5b48cc',
  ),
  spender(
    'dollars for Augustus v5',
    'Its allowance is the transfer proxy’s.',
    '0xdef171fe48cf0115b1d80b88dc8eab59176fee57',
  ),
  spender(
    'dollars for an old 1inch',
    'A version that nobody uses; to compare.',
    '0x11111112542d85b3ef69ae05771c2dccff4faa26',
  ),
  spender(
    'dollars for the diamond of LI.FI',
    'to compare: it takes them for its calls.',
    '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae',
  ),
  typed('a permit for Pendle’s swap', needless, coin, 'Permit', permit, {
    owner: me,
    spender: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
    value: K,
    nonce: 0n,
    deadline: BigInt(now + 1_200),
  }),
  typed(
    'Permit2: dollars for Pendle’s swap',
    needless,
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    'PermitSingle',
    {
      PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    },
    {
      details: { token: usdc, amount: K, expiration: now + 86_400, nonce: 0 },
      spender: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
      sigDeadline: BigInt(now + 1_200),
    },
  ),
  typed(
    'a position for the migrator, by signature',
    'The item may be taken.',
    { name: 'Uniswap V3 Positions NFT-V1', version: '1', chainId: 1, verifyingContract: npm },
    'Permit',
    { Permit: 'address spender,uint256 tokenId,uint256 nonce,uint256 deadline' },
    {
      spender: at('0xa5644e29708357803b5a882d272c41cc0df92b34'),
      tokenId: 7n,
      nonce: 0n,
      deadline: BigInt(now + 1_200),
    },
  ),
  typed(
    'Compound v3: a router manages, by signature',
    'All that is kept there is the router’s to move.',
    { name: 'Compound USDC', version: '0', chainId: 1, verifyingContract: comet },
    'Authorization',
    { Authorization: 'address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry' },
    {
      owner: me,
      manager: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
      isAllowed: true,
      nonce: 0n,
      expiry: BigInt(now + 1_200),
    },
  ),
  typed(
    'Morpho: Pendle’s swap has power, by signature',
    'Anybody has it call Morpho.',
    { chainId: 1, verifyingContract: morpho },
    'Authorization',
    {
      Authorization: 'address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline',
    },
    {
      authorizer: me,
      authorized: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
      isAuthorized: true,
      nonce: 0n,
      deadline: BigInt(now + 1_200),
    },
  ),
  one(
    'Morpho: Pendle’s swap has power',
    'Anybody has it call Morpho.',
    morpho,
    'function setAuthorization(address authorized, bool newIsAuthorized)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), true],
  ),
  one(
    'Compound v3: Pendle’s swap manages',
    'Anybody has it call Compound.',
    comet,
    'function allow(address manager, bool isAllowed)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), true],
  ),
  one(
    'Compound v3: Morpho’s ParaSwap adapter manages',
    'It calls what anybody says.',
    comet,
    'function allow(address manager, bool isAllowed)',
    [at('0x03b5259bd204bfd4a616e5b79b0b786d90c6c38f'), true],
  ),
  one(
    'a position for Pendle’s swap',
    'Anybody has it take the item.',
    npm,
    'function approve(address to, uint256 tokenId)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), 7n],
  ),
  one('dollars paid to Pendle’s swap', 'Anybody has it send them.', usdc, transfer, [
    at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
    K,
  ]),
  one(
    'Uniswap v4: Pendle’s swap is an operator',
    'Anybody has it move all claims.',
    at('0x000000000004444c5dc75cb358380d2e3de08a90'),
    'function setOperator(address operator, bool approved) returns (bool)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), true],
  ),
  one(
    'Aave: Pendle’s swap may borrow',
    'Anybody has it borrow in the user’s name.',
    at('0xea51d7853eefb32b6ee06b1c12e6dcca88be0ffe'),
    'function approveDelegation(address delegatee, uint256 amount)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), K],
  ),
  {
    id: 'an allowance that is gone again, around a call',
    why: 'Between the two the contract takes what it was allowed; it does nothing in the simulation.',
    read: async (e) => {
      const where = await e.put('Visible');
      e.published(where);
      await e.send(me, usdc, call('function mint(address,uint256)', where, K));
      return e.read(
        askBatch(1, [
          { to: usdc, data: call(approveText, where, K) },
          { to: where, data: call('function claimSaid()') },
          { to: usdc, data: call(approveText, where, 0n) },
        ]),
        { abis: { [where]: ['function claimSaid()'] } },
      );
    },
  },
  {
    id: 'an allowance to a router that is gone again, around a call of a stranger',
    why: 'The stranger calls the router for himself between the two.',
    read: async (e) => {
      const where = await e.put('Visible');
      e.published(where);
      await e.send(me, usdc, call('function mint(address,uint256)', where, K));
      await e.stand(at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), {});
      return e.read(
        askBatch(1, [
          { to: usdc, data: call(approveText, at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), K) },
          { to: where, data: call('function claimSaid()') },
          { to: usdc, data: call(approveText, at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), 0n) },
        ]),
        { abis: { [where]: ['function claimSaid()'] } },
      );
    },
  },
  {
    id: 'a line in the log beside a payment',
    why: 'to compare: a dollar comes, and a line is written.',
    read: async (e) => {
      const where = await e.put('Visible');
      e.published(where);
      await e.send(me, usdc, call('function mint(address,uint256)', where, K));
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: where, data: call('function claimSaid()') },
        ]),
        { abis: { [where]: ['function claimSaid()'] } },
      );
    },
  },
  ...(
    [
      ['alone', 0],
      ['beside a payment', 1],
      ['beside a payment, twice', 2],
    ] as const
  ).map(
    ([how, times]): Try => ({
      id: `a line in the log and nothing else, ${how}`,
      why: 'SSV ends validators by a line in the log, and OP Stack carries out on the other network what it says.',
      read: async (e) => {
        const where = await e.put('Visible');
        e.published(where);
        const text = 'function say()';
        const placed = { abis: { [where]: [text] } };
        if (times === 0) return e.read(ask(1, where, call(text)), placed);
        const said = { to: where, data: call(text) };
        return e.read(
          askBatch(1, [{ to: e.stage.friend, value: 1n }, ...Array.from({ length: times }, () => said)]),
          placed,
        );
      },
    }),
  ),
  one(
    'OP Stack: coins there to a router',
    'The portal moves the coins that the user has on the other network, and none here.',
    at('0x49048044d57e1c92a77f79988d21fa8faf74e97e'),
    portalText,
    [router2, E18, 100_000n, false, '0x'],
  ),
  one(
    'OP Stack: coins there to the thief',
    'The same to him.',
    at('0x49048044d57e1c92a77f79988d21fa8faf74e97e'),
    portalText,
    [thief, E18, 100_000n, false, '0x'],
  ),
  one(
    'OP Stack: a call there as the user',
    'All dollars that the user has there.',
    at('0x49048044d57e1c92a77f79988d21fa8faf74e97e'),
    portalText,
    [usdcBase, 0n, 100_000n, false, call(transfer, thief, 50n * K)],
  ),
  {
    id: 'OP Stack: coins there to a friend, beside a payment',
    why: 'What the user has on the other network is paid by a number; a friend is not a thief: to compare.',
    read: async (e) => {
      const portal = at('0x49048044d57e1c92a77f79988d21fa8faf74e97e');
      await e.stand(portal, {});
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: portal, data: call(portalText, e.stage.friend, 50n * E18, 100_000n, false, '0x') },
        ]),
        { abis: { [portal]: [portalText] } },
      );
    },
  },
  one(
    'dollars taken out of Aave for a short number',
    'Nobody has the address.',
    at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2'),
    'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
    [usdc, K, at(pad(toHex(K), { size: 20 }))],
  ),
  {
    id: 'all dollars to an address that a short number makes',
    why: 'Nobody has the address: 5,000 of 5,000.',
    read: async (e) => {
      const held = BigInt(
        await rpc<string>(e.url, 'eth_call', [
          { to: usdc, data: call('function balanceOf(address a)', me) },
          'latest',
        ]),
      );
      return e.read(ask(1, usdc, call(transfer, at(pad(toHex(K), { size: 20 })), held)));
    },
  },
  {
    id: 'a Safe pays an address that a short number makes',
    why: 'The same by a Safe.',
    read: async (e) => {
      await e.send(me, usdc, call('function mint(address,uint256)', e.stage.at.safe, 5n * K));
      const its = safeTypedData(
        e.stage.at.safe,
        safeTx({ to: usdc, data: call(transfer, at(pad(toHex(K), { size: 20 })), K), nonce: 0n }),
      );
      return e.read(askTypedData(pilot(1).address, { ...its, domain: { ...its.domain, chainId: 1 } }));
    },
  },
  {
    id: 'dollars to an address of one letter',
    why: 'Nobody has 0x1111….',
    read: (e) => e.read(ask(1, usdc, call(transfer, at(`0x${'11'.repeat(20)}`), K))),
  },
  {
    id: 'dollars to an address that counts',
    why: 'Nobody has 0x0123…: it is in examples.',
    read: (e) => e.read(ask(1, usdc, call(transfer, at('0x1234567890123456789012345678901234567890'), K))),
  },
  {
    id: 'dollars to one’s own account but one digit',
    why: 'A page that fills in one’s own account, and one digit is another.',
    read: (e) =>
      e.read(
        ask(
          1,
          usdc,
          call(
            transfer,
            at(`${me.slice(0, 20)}${me[20] === '1' ? '2' : '1'}${me.slice(21)}`.toLowerCase()),
            K,
          ),
        ),
      ),
  },
  {
    id: 'dollars to the account of a friend, a byte further',
    why: 'to compare: a page that packs by hand is a byte off, and it looks as any address does.',
    read: (e) =>
      e.read(ask(1, usdc, call(transfer, at(`0x00${e.stage.friend.slice(2, 40)}`.toLowerCase()), K))),
  },
  {
    id: 'dollars to the account of a friend, bytes on the right',
    why: 'The same on the other side: twelve bytes of nothing.',
    read: (e) =>
      e.read(
        ask(1, usdc, call(transfer, at(`${e.stage.friend.slice(0, 18)}${'00'.repeat(12)}`.toLowerCase()), K)),
      ),
  },
  {
    id: 'coins to an address that a short number makes',
    why: 'The number of an order instead of an address: nobody has it.',
    read: (e) => e.read(ask(1, at(pad('0x0f4240', { size: 20 })), '0x', E18)),
  },
  {
    id: 'coins to a text',
    why: 'The bytes of “john77.eth” instead of an address: nobody has it.',
    read: (e) => e.read(ask(1, at(pad(toHex('john77.eth'), { size: 20, dir: 'right' })), '0x', E18)),
  },
];

const elsewhere: readonly There[] = [
  on(
    42_161,
    'GMX: a stop that is changed',
    'The stop is at a price that never comes.',
    exchangeRouter,
    'function updateOrder(bytes32 key, uint256 sizeDeltaUsd, uint256 acceptablePrice, uint256 triggerPrice, uint256 minOutputAmount, uint256 validFromTime, bool autoCancel) payable',
    [pad('0x77'), 0n, 0n, 1n, 0n, 0n, false],
  ),
  on(
    42_161,
    'GMX: a stop that is taken back',
    'The position is open without its stop.',
    exchangeRouter,
    'function cancelOrder(bytes32 key) payable',
    [pad('0x77')],
  ),
  on(
    42_161,
    'GMX: whom orders call back',
    'Orders without their own call the thief.',
    exchangeRouter,
    'function setSavedCallbackContract(address market, address callbackContract) payable',
    [router2, thief],
  ),
  on(
    42_161,
    'GMX: fees to a router',
    'The funding of the position goes to a router.',
    exchangeRouter,
    'function claimFundingFees(address[] markets, address[] tokens, address receiver) payable returns (uint256[])',
    [[router2], [usdc], router2],
  ),
  on(
    999,
    'Hyperliquid: an action by bytes',
    'The bytes send what the account has on the exchange.',
    at('0x3333333333333333333333333333333333333333'),
    'function sendRawAction(bytes data)',
    [
      concat([
        '0x01000006',
        encodeAbiParameters(parseAbiParameters('address, uint64, uint64'), [thief, 0n, 10n ** 12n]),
      ]),
    ],
  ),
  on(
    42_161,
    'Arbitrum: coins out to the thief',
    'ArbSys pays him on Ethereum.',
    at('0x0000000000000000000000000000000000000064'),
    'function withdrawEth(address destination) payable returns (uint256)',
    [thief],
    { value: E18 },
  ),
  on(
    10,
    'Optimism: coins out with a call as the user',
    'On Ethereum the message is made as the user.',
    at('0x4200000000000000000000000000000000000016'),
    'function initiateWithdrawal(address _target, uint256 _gasLimit, bytes _data) payable',
    [usdc, 200_000n, call('function approve(address,uint256)', thief, maxUint256)],
    { value: E18 },
  ),
  on(
    43_114,
    'BENQI: shares unlocked',
    'to compare: fifteen days, and two to take them.',
    at('0x2b2c81e08f1af8835a78bb2a90ae924ace0ea4be'),
    'function requestUnlock(uint256 shareAmount)',
    [E18],
  ),
  on(
    10,
    'Optimism, back: Circle’s dollars over the standard bridge',
    stuck,
    l2Bridge,
    bridgeText,
    [usdcOp, usdc, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  on(
    10,
    'Optimism, back: withdrawn for oneself',
    'to compare: it has to be proved and finished in Ethereum.',
    l2Bridge,
    'function withdraw(address _l2Token, uint256 _amount, uint32 _minGasLimit, bytes _extraData) payable',
    [usdcOp, K, 0, '0x'],
    { ops: [pull] },
  ),
  on(
    10,
    'WalletConnect: a lock of two years',
    'Two years.',
    at('0x521b4c065bbdbe3e20b3727340730936912dfa46'),
    'function updateLock(uint256 amount, uint256 unlockTime)',
    [K, BigInt(now + 63_072_000)],
    { ops: [pull] },
  ),
  on(
    14,
    'Flare: who claims rewards',
    'The executor claims, and is paid a fee that he sets.',
    flareRewards,
    'function setClaimExecutors(address[] _executors) payable',
    [[thief]],
  ),
  on(
    14,
    'Flare: rewards to another',
    'The recipient is the thief.',
    flareRewards,
    'function claim(address _rewardOwner, address _recipient, uint24 _rewardEpochId, bool _wrap, (bytes32[] merkleProof, (uint24 rewardEpochId, bytes20 beneficiary, uint120 amount, uint8 claimType) body)[] _proofs) returns (uint256)',
    [me, thief, 300, true, []],
  ),
  on(
    14,
    'Flare: who votes',
    'All votes are his.',
    flarePolling,
    'function setProxyVoter(address _proxyVoter)',
    [thief],
  ),
  on(
    14,
    'Flare: a proposal',
    'A text in the user’s name, for a fee.',
    flarePolling,
    'function propose(string _description) payable',
    ['Pay john77 10,000,000 FLR'],
    { value: E18 },
  ),
  on(
    1116,
    'Core: delegated to the thief’s validator',
    'He keeps all as his commission.',
    at('0x0000000000000000000000000000000000001011'),
    'function delegateCoin(address candidate) payable',
    [thief],
    { value: 5n * E18 },
  ),
  on(
    1329,
    'Sei: delegated to the thief’s validator',
    'The text is his, and he keeps all.',
    at('0x0000000000000000000000000000000000001005'),
    'function delegate(string valAddress) payable returns (bool)',
    ['seivaloper1thiefthiefthiefthiefthiefthiefthiefth'],
    { value: 5n * E18 },
  ),
  on(
    1329,
    'Sei: redelegated',
    'Three weeks no way back.',
    at('0x0000000000000000000000000000000000001005'),
    'function redelegate(string srcAddress, string dstAddress, uint256 amount) returns (bool)',
    ['seivaloper1good', 'seivaloper1thief', 5n * E18],
  ),
  on(
    8453,
    'Synthetix: sold for one unit, later',
    'The least is one, and it is settled later.',
    spot,
    'function commitOrder(uint128 marketId, uint8 orderType, uint256 amountProvided, uint256 settlementStrategyId, uint256 minimumSettlementAmount, address referrer)',
    [1n, 3, K, 0n, 1n, zero],
    { ops: [pull] },
  ),
  on(
    137,
    'Lens: who acts for the profile',
    'He posts and spends for it.',
    at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d'),
    'function changeDelegatedExecutorsConfig(uint256 delegatorProfileId, address[] delegatedExecutors, bool[] approvals, uint64 configNumber, bool switchToGivenConfig)',
    [7n, [thief], [true], 0n, true],
  ),
  on(
    137,
    'Lens: an action of a publication',
    'The module and the bytes say what is paid.',
    at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d'),
    'function act((uint256 publicationActedProfileId, uint256 publicationActedId, uint256 actorProfileId, uint256[] referrerProfileIds, uint256[] referrerPubIds, address actionModuleAddress, bytes actionModuleData) publicationActionParams) returns (bytes)',
    [
      {
        publicationActedProfileId: 4242n,
        publicationActedId: 1n,
        actorProfileId: 7n,
        referrerProfileIds: [],
        referrerPubIds: [],
        actionModuleAddress: router2,
        actionModuleData: '0x1234',
      },
    ],
  ),
];

const tries: readonly There[] = [
  ...pairs,
  ...bridges,
  ...tokens,
  ...books,
  ...plain,
  ...signed,
  ...shipped,
  ...powers,
  ...elsewhere,
];

const verdicts = new Map<string, string>();

async function readAll(all: readonly Readonly<{ id: string; read: () => Promise<Readback> }>[]) {
  for (const { id, read } of all) {
    verdicts.set(id, await outcomeOf(read));
  }
}

for (const chain of new Set(tries.map((it) => it.chain ?? 1)))
  beforeAll(
    () =>
      onEthereum(chain, async (e) => {
        for (const it of [router2, resolver]) await e.stand(it, {});
        await readAll(
          tries
            .filter((it) => (it.chain ?? 1) === chain)
            .map((it) => ({ id: it.id, read: () => it.read(e) })),
        );
      }),
    400_000,
  );

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'read' && !tries.some((it) => it.id === id && it.why.includes('to compare')) ? [id] : [],
  );
  expect(verdicts.size).toBe(tries.length);
  expect(calm.toSorted()).toEqual([...open].toSorted());
});
