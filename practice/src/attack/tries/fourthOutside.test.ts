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
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';
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

/** One call of what stands at a shipped address, or of an old protocol that nobody vouches for (`old`). */
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
  one('Base bridge: dollars to Circle’s dollars there', stuck, baseBridge, bridgeText, [usdc, usdcBase, K, 200_000, '0x'], { ops: [pull] }),
  one('Base bridge: the same by depositERC20', stuck, baseBridge, depositText, [usdc, usdcBase, K, 200_000, '0x'], { ops: [pull] }),
  one('Base bridge: the same to oneself by name', stuck, baseBridge, bridgeToText, [usdc, usdcBase, me, K, 200_000, '0x'], { ops: [pull] }),
  one('Optimism bridge: dollars to Circle’s dollars there', stuck, opBridge, bridgeText, [usdc, usdcOp, K, 200_000, '0x'], { ops: [pull] }),
  one('Base bridge: wrapped coins to wrapped coins', stuck, baseBridge, bridgeText, [weth, weth2, E18, 200_000, '0x'], { ops: [pullWeth], allowed: [weth] }),
  one('Optimism bridge: wrapped coins to wrapped coins', stuck, opBridge, depositText, [weth, weth2, E18, 200_000, '0x'], { ops: [pullWeth], allowed: [weth] }),
  withToken(dai, 'DAI', 18, one('Optimism bridge: DAI, which has a bridge of its own', stuck, opBridge, depositText, [dai, daiOp, 1_000n * E18, 200_000, '0x'], { ops: [{ kind: 0, token: dai, amount: 1_000n * E18 }], allowed: [dai] })),
  withToken(wsteth, 'wstETH', 18, one('Optimism bridge: wstETH, which has a bridge of its own', stuck, opBridge, bridgeText, [wsteth, wstethOp, E18, 200_000, '0x'], { ops: [{ kind: 0, token: wsteth, amount: E18 }], allowed: [wsteth] })),
  one('Base bridge: dollars to wrapped coins', stuck, baseBridge, bridgeText, [usdc, weth2, K, 200_000, '0x'], { ops: [pull] }),
  one('Base bridge: the token there has its address of here', stuck, baseBridge, bridgeText, [usdc, usdc, K, 200_000, '0x'], { ops: [pull] }),
  one('Base bridge: dollars to their true pair, to compare', 'to compare.', baseBridge, bridgeText, [usdc, at('0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'), K, 200_000, '0x'], { ops: [pull] }),
  one('Base bridge: too little gas there', 'A minimum of no gas, and bytes of a hundred kilobytes that cost it.', baseBridge, bridgeText, [usdc, at('0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'), K, 0, `0x${'ab'.repeat(3_000)}`], { ops: [pull] }),
  one('Base bridge: coins with bytes', 'to compare: the bytes do nothing.', baseBridge, 'function bridgeETHTo(address _to, uint32 _minGasLimit, bytes _extraData) payable', [me, 200_000, '0x'], { value: E18 }),
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
  one('Across: DAI there, by the number of dollars', 'The number is the same, and DAI has 18 places: a billionth of a cent arrives.', spokePool, acrossText, across({ 3: daiBase }), { ops: [pull] }),
  one('Across: wrapped coins there, by the number of dollars', 'The same with wrapped coins.', spokePool, acrossText, across({ 3: weth2 }), { ops: [pull] }),
  one('Across: wrapped coins for dollars', 'One wrapped coin here, 999 dollars with six places there.', spokePool, acrossText, across({ 2: weth, 3: usdcBase, 4: E18, 5: 999n * 10n ** 6n }), { ops: [pullWeth], allowed: [weth] }),
  one('Across: Circle’s dollars of another network', 'The token is that of Optimism, and the network is Base: nobody fills, and the refund takes as long as the deadline.', spokePool, acrossText, across({ 3: usdcOp }), { ops: [pull] }),
  one('Across: output token zero', 'The relayer chooses; deprecated. to compare.', spokePool, acrossText, across({ 3: zero }), { ops: [pull] }),
  one('LI.FI, deBridge: the thief may cancel there', 'The output is above the input, so that nobody fills; the order’s authority there cancels it for himself.', lifi, `function startBridgeTokensViaDeBridgeDln(${bd}, (uint256 nonEVMFee, bytes receivingAssetId, bytes receiver, bytes orderAuthorityDst, uint256 minAmountOut) _deBridgeData) payable`,
    [bridgeData({ bridge: 'deBridgeDln' }), { nonEVMFee: 0n, receivingAssetId: usdcBase, receiver: me, orderAuthorityDst: thief, minAmountOut: 10n * K }], { ops: [pull] }),
  one('LI.FI, Squid: another address in a text', 'The text is the account that is paid there.', lifi, `function startBridgeTokensViaSquid(${bd}, (uint8 routeType, string destinationChain, string destinationAddress, string bridgedTokenSymbol, address depositAssetId, (uint8 callType, address target, uint256 value, bytes callData, bytes payload)[] sourceCalls, bytes payload, uint256 fee, bool enableExpress) _squidData) payable`,
    [bridgeData({ bridge: 'squid' }), { routeType: 0, destinationChain: 'base', destinationAddress: thief, bridgedTokenSymbol: 'axlUSDC', depositAssetId: usdc, sourceCalls: [], payload: '0x', fee: 0n, enableExpress: false }], { ops: [pull] }),
  one('LI.FI, Optimism: to Circle’s dollars there', stuck, lifi, `function startBridgeTokensViaOptimismBridge(${bd}, (address assetIdOnL2, uint32 l2Gas, bool isSynthetix) _optimismData) payable`,
    [bridgeData({ bridge: 'optimism', destinationChainId: 10n }), { assetIdOnL2: usdcOp, l2Gas: 200_000, isSynthetix: false }], { ops: [pull] }),
  one('LI.FI, Relay: the thief’s quote', 'The request names the thief’s order with the relayer.', lifi, `function startBridgeTokensViaRelay(${bd}, (bytes32 requestId, bytes32 nonEVMReceiver, bytes32 receivingAssetId, bytes signature) _relayData) payable`,
    [bridgeData({ bridge: 'relay' }), { requestId: pad('0x4242'), nonEVMReceiver: zeroHash, receivingAssetId: b32(usdcBase), signature: `0x${'11'.repeat(65)}` }], { ops: [pull] }),
  one('LI.FI, ThorSwap: a memo of the thief', 'The memo says who is paid in bitcoin.', lifi, `function startBridgeTokensViaThorSwap(${bd}, (address vault, string memo, uint256 expiration) _thorSwapData) payable`,
    [bridgeData({ bridge: 'thorswap', destinationChainId: 20_000_000_000_001n }), { vault: router2, memo: '=:BTC.BTC:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq:0/1/0', expiration: soon }], { ops: [pull] }),
  one('zkSync hub: a second bridge of the thief', 'The hub hands the coins to the second bridge that is named.', zkHub, 'function requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request) payable',
    (e) => [{ chainId: 324n, mintValue: E18 / 100n, l2Value: 0n, l2GasLimit: 500_000n, l2GasPerPubdataByteLimit: 800n, refundRecipient: me, secondBridgeAddress: e.junk, secondBridgeValue: E18, secondBridgeCalldata: '0x' }], { value: E18 + E18 / 100n }),
  one('zkSync hub: to the thief by bytes', 'The bytes for the second bridge name him.', zkHub, 'function requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request) payable',
    [{ chainId: 324n, mintValue: E18 / 100n, l2Value: 0n, l2GasLimit: 500_000n, l2GasPerPubdataByteLimit: 800n, refundRecipient: me, secondBridgeAddress: zkHub, secondBridgeValue: 0n, secondBridgeCalldata: encodeAbiParameters(parseAbiParameters('address, uint256, address'), [usdc, K, thief]) }], { value: E18 / 100n, ops: [pull] }),
  one('zkSync hub: a network of the thief’s', 'The number is his own network in the same hub: he takes what backs it.', zkHub, 'function requestL2TransactionDirect((uint256 chainId, uint256 mintValue, address l2Contract, uint256 l2Value, bytes l2Calldata, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, bytes[] factoryDeps, address refundRecipient) _request) payable',
    [{ chainId: 272_727n, mintValue: E18, l2Contract: me, l2Value: (E18 * 99n) / 100n, l2Calldata: '0x', l2GasLimit: 500_000n, l2GasPerPubdataByteLimit: 800n, factoryDeps: [], refundRecipient: me }], { value: E18 }),
];

const batchLockup = at('0x3f6e8a8cffe377c4649aceb01e6f20c60faa356c');
const migrator = at('0xa5644e29708357803b5a882d272c41cc0df92b34');
const flareRewards = at('0xc8f55c5aa2c752ee285bd872855c749f4ee6239b');
const flarePolling = at('0xc8294a2335c6c45de827121090ce4ba9977907d2');
const usdyManager = at('0xa42613c243b67bf6194ac327795b926b4b491f15');
const spot = at('0x18141523403e2595d31b22604acb8fc06a4caa61');
const hex = at('0x2b591e99afe9f32eaa6214f7b7629768c40eeb39');
const tokens: readonly Try[] = [
  one('HEX: locked for fifteen years', 'Nothing comes out before that but with a penalty of most.', hex, 'function stakeStart(uint256 newStakedHearts, uint256 newStakedDays)', [K, 5_555n], { ops: [pull] }),
  one('HEX: a stake ended too early', 'The penalty is most of it, and what comes is what the sentence says.', hex, 'function stakeEnd(uint256 stakeIndex, uint40 stakeIdParam)', [0n, 4242], { ops: [come(10n ** 6n)] }),
  one('MKR: all by one argument', 'approve(guy) is without a bound.', at('0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2'), 'function approve(address guy) returns (bool)', [router2]),
  one('MKR: pushed to the thief', 'Another name of a transfer.', at('0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2'), 'function push(address dst, uint256 wad)', [thief, E18]),
  one('AAVE: one kind of power', 'Proposals are the thief’s.', at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'), 'function delegateByType(address delegatee, uint8 delegationType)', [thief, 1]),
  one('AAVE: votes to a contract', 'They are lost.', at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'), 'function delegate(address delegatee)', [router2]),
  one('UNI: votes to nobody', 'to compare: they are off again.', at('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'), 'function delegate(address delegatee)', [zero]),
  one('a token with an allowance for this transaction', 'ERC-7674, in a batch it is all.', usdc, 'function temporaryApprove(address spender, uint256 value) returns (bool)', [router2, maxUint256]),
  one('LDO: approved and called', 'MiniMe calls the spender with bytes.', at('0x5a98fcbea516cf06857215779fd812ca3bef1b32'), 'function approveAndCall(address _spender, uint256 _amount, bytes _extraData) returns (bool)', [router2, E18, '0x12345678']),
  one('LINK: sent and called', 'The router keeps it.', at('0x514910771af9ca656af840dff83e8264ecf986ca'), 'function transferAndCall(address to, uint256 value, bytes data) returns (bool)', [router2, E18, '0x']),
  one('a burn', 'All is gone.', at('0x6982508145454ce325ddbe47a25d4ec3d2311933'), 'function burn(uint256 value)', [5_000n * E18]),
  one('dollars by somebody’s authorization', 'The user pays the gas for the thief; to compare.', usdc, 'function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)', [me, zeroHash, 27, pad('0x01'), pad('0x02')]),
  one('XEN: the reward is shared with the thief', 'A hundred per cent of what was earned is his.', at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8'), 'function claimMintRewardAndShare(address other, uint256 pct)', [thief, 100n]),
  one('XEN: the reward is locked for years', 'All of what was earned is staked.', at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8'), 'function claimMintRewardAndStake(uint256 pct, uint256 term)', [100n, 1_000n]),
];

/** Protocols that nobody vouches for, where something visibly comes, and what it costs is not visible. */
const more = 'What comes is what the sentence says; ';
const visible: readonly Try[] = [
  one('Fluid: a loan by operate', `${more}and it is a debt on the vault’s position.`, 'old', 'function operate(uint256 nftId_, int256 newCol_, int256 newDebt_, address to_) payable returns (uint256, int256, int256)', [7n, 0n, K, me], { ops: [come(K)] }),
  one('crvUSD: more is borrowed', `${more}and it is owed.`, 'old', 'function borrow_more(uint256 collateral, uint256 debt)', [0n, K], { ops: [come(K)] }),
  one('crvUSD: a loan is made', `${more}and it is owed, with collateral.`, 'old', 'function create_loan(uint256 collateral, uint256 debt, uint256 N) payable', [0n, K, 10n], { ops: [come(K)] }),
  one('Alchemix: minted against a deposit', `${more}and it is owed.`, 'old', 'function mint(uint256 amount, address recipient)', [K, me], { ops: [come(K)] }),
  one('Sky: drawn from an urn', `${more}and it is owed.`, 'old', 'function draw(address owner, uint256 index, address to, uint256 wad)', [me, 0n, me, K], { ops: [come(K)] }),
  one('Ajna: a debt drawn', `${more}and it is owed.`, 'old', 'function drawDebt(address borrowerAddress_, uint256 amountToBorrow_, uint256 limitIndex_, uint256 collateralToPledge_)', [me, K, 7_388n, 0n], { ops: [come(K)] }),
  one('Euler: borrowed', `${more}and it is owed.`, 'old', 'function borrow(uint256 amount, address receiver) returns (uint256)', [K, me], { ops: [come(K)] }),
  one('Abracadabra: cooked', `${more}and it is owed: action 5 borrows.`, 'old', 'function cook(uint8[] actions, uint256[] values, bytes[] datas) payable returns (uint256, uint256)', [[5, 21], [0n, 0n], [encodeAbiParameters(parseAbiParameters('int256, address'), [K, me]), '0x']], { ops: [come(K)] }),
  one('MasterChef: left at once', `${more}and all rewards are given up (emergencyWithdraw).`, 'old', 'function emergencyWithdraw(uint256 pid)', [3n], { ops: [come(K)] }),
  one('Camelot: redeemed in fifteen days', `${more}half of the rest is burned for the shorter time.`, 'old', 'function redeem(uint256 xGrailAmount, uint256 duration)', [K, 1_296_000n], { ops: [come(10n ** 6n)] }),
  one('a lock is left early', `${more}a penalty of half stays there.`, 'old', 'function earlyWithdraw(uint256 tokenId)', [7n], { ops: [come(K / 2n)] }),
  one('a lock is left early, by exit', `${more}a penalty of half stays there.`, 'old', 'function exit()', [], { ops: [come(K / 2n)] }),
  one('an airdrop is taken at once', `${more}half is given up for it.`, 'old', 'function claimEarly()', [], { ops: [come(K / 2n)] }),
  one('a position is taken out by a number', `${more}its debt stays, and is liquidated.`, 'old', 'function withdraw(uint256 amount)', [K], { ops: [come(K)] }),
  one('a reward is claimed, and the terms with it', `${more}and a flag says that the stake is locked again.`, 'old', 'function claimAndRelock(bool relock)', [true], { ops: [come(10n ** 6n)] }),
  one('a reward is claimed with a code', `${more}and the code makes the thief the referrer for good.`, 'old', 'function claim(bytes32 code)', [pad('0x4242')], { ops: [come(10n ** 6n)] }),
  one('a loan against items by an offer', `${more}and the item is taken when it is not paid back.`, 'old', 'function acceptOffer(uint256 offerId)', [42n], { ops: [come(K)] }),
  one('a public sale that pays first', `${more}and the user agreed to buy at a price by a number.`, 'old', 'function subscribe(uint256 units)', [5n], { ops: [come(10n ** 6n)] }),
];

const shipped: readonly Try[] = [
  one('Sablier batch: streams in the thief’s lockup', 'The batch pays the contract that is named as the lockup.', batchLockup, 'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    (e) => [e.junk, usdc, [{ sender: me, recipient: me, depositAmount: K, cancelable: true, transferable: true, durations: { cliff: 0, total: 86_400 }, unlockAmounts: { start: 0n, cliff: 0n }, shape: 'linear' }]], { ops: [pull] }),
  one('Sablier batch: streams in a lockup that is a router', 'The router keeps nothing for anybody.', batchLockup, 'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    [router2, usdc, [{ sender: me, recipient: me, depositAmount: K, cancelable: true, transferable: true, durations: { cliff: 0, total: 86_400 }, unlockAmounts: { start: 0n, cliff: 0n }, shape: 'linear' }]], { ops: [pull] }),
  one('Uniswap v3 migrator: the thief’s pair', 'What comes out of the pair is what he says.', migrator, 'function migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
    (e) => [{ pair: e.junk, liquidityToMigrate: E18, percentageToMigrate: 100, token0: usdc, token1: weth, fee: 500, tickLower: -887_220, tickUpper: 887_220, amount0Min: 0n, amount1Min: 0n, recipient: me, deadline: soon, refundAsETH: false }], { ops: [pull] }),
  one('Ondo: redeemed off the chain', 'The account at the bank is a number, the thief’s.', usdyManager, 'function requestRedemptionServicedOffchain(uint256 amountRWATokenToRedeem, bytes32 offchainDestination)', [K, pad('0x4242')], { ops: [pull] }),
  one('Ondo: redeemed later', 'At whatever the price is then; to compare.', usdyManager, 'function requestRedemption(uint256 amountRWATokenToRedeem)', [K], { ops: [pull] }),
  one('ENS: a name registered whose records are the thief’s', 'What is set with it pays him.', controller, 'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['myname', me, 31_536_000n, pad('0x01'), resolver, [call('function setAddr(bytes32 node, address a)', pad('0x77'), thief)], true, 0], { value: E18 / 100n }),
  one('ENS: a name registered with its rights burned', 'It can never be moved, and its resolver never changed.', controller, 'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['myname', me, 31_536_000n, pad('0x01'), resolver, [], false, 13], { value: E18 / 100n }),
  one('ENS: a name registered with the thief’s resolver', 'He says what it pays.', controller, 'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    (e) => ['myname', me, 31_536_000n, pad('0x01'), e.junk, [], true, 0], { value: E18 / 100n }),
  one('ENS: a name registered with a protocol as its resolver', 'It resolves to nothing, and what is paid to it fails; to compare.', controller, 'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['myname', me, 31_536_000n, pad('0x01'), router2, [], true, 0], { value: E18 / 100n }),
  one('ENS: a DNS name claimed, to pay the thief', 'Its address is his.', dnsRegistrar, 'function proveAndClaimWithResolver(bytes name, (bytes rrset, bytes sig)[] input, address resolver, address addr)', ['0x03666f6f03636f6d00', [], resolver, thief]),
  one('Sablier Flow: refunded to the sender', 'to compare.', at('0x3df2aaede81d2f6b261f79047517713b8e844e04'), 'function refundMax(uint256 streamId) payable returns (uint128)', [7n]),
  one('GMX: a subaccount', 'It trades for the user.', at('0x69c527fc77291722b52649e45c838e41be8bf5d5'), 'function addSubaccount(address subaccount) payable', [thief]),
];

const elsewhere: readonly There[] = [
  on(10, 'Optimism, back: Circle’s dollars over the standard bridge', stuck, l2Bridge, bridgeText, [usdcOp, usdc, K, 200_000, '0x'], { ops: [pull] }),
  on(10, 'Optimism, back: withdrawn for oneself', 'to compare: it has to be proved and finished in Ethereum.', l2Bridge, 'function withdraw(address _l2Token, uint256 _amount, uint32 _minGasLimit, bytes _extraData) payable', [usdcOp, K, 0, '0x'], { ops: [pull] }),
  on(10, 'WalletConnect: a lock of two years', 'Two years.', at('0x521b4c065bbdbe3e20b3727340730936912dfa46'), 'function updateLock(uint256 amount, uint256 unlockTime)', [K, BigInt(now + 63_072_000)], { ops: [pull] }),
  on(14, 'Flare: who claims rewards', 'The executor claims, and is paid a fee that he sets.', flareRewards, 'function setClaimExecutors(address[] _executors) payable', [[thief]]),
  on(14, 'Flare: rewards to another', 'The recipient is the thief.', flareRewards, 'function claim(address _rewardOwner, address _recipient, uint24 _rewardEpochId, bool _wrap, (bytes32[] merkleProof, (uint24 rewardEpochId, bytes20 beneficiary, uint120 amount, uint8 claimType) body)[] _proofs) returns (uint256)', [me, thief, 300, true, []]),
  on(14, 'Flare: who votes', 'All votes are his.', flarePolling, 'function setProxyVoter(address _proxyVoter)', [thief]),
  on(14, 'Flare: a proposal', 'A text in the user’s name, for a fee.', flarePolling, 'function propose(string _description) payable', ['Pay john77 10,000,000 FLR'], { value: E18 }),
  on(1116, 'Core: delegated to the thief’s validator', 'He keeps all as his commission.', at('0x0000000000000000000000000000000000001011'), 'function delegateCoin(address candidate) payable', [thief], { value: 5n * E18 }),
  on(1329, 'Sei: delegated to the thief’s validator', 'The text is his, and he keeps all.', at('0x0000000000000000000000000000000000001005'), 'function delegate(string valAddress) payable returns (bool)', ['seivaloper1thiefthiefthiefthiefthiefthiefthiefth'], { value: 5n * E18 }),
  on(1329, 'Sei: redelegated', 'Three weeks no way back.', at('0x0000000000000000000000000000000000001005'), 'function redelegate(string srcAddress, string dstAddress, uint256 amount) returns (bool)', ['seivaloper1good', 'seivaloper1thief', 5n * E18]),
  on(8453, 'Synthetix: sold for one unit, later', 'The least is one, and it is settled later.', spot, 'function commitOrder(uint128 marketId, uint8 orderType, uint256 amountProvided, uint256 settlementStrategyId, uint256 minimumSettlementAmount, address referrer)', [1n, 3, K, 0n, 1n, zero], { ops: [pull] }),
  on(137, 'Lens: who acts for the profile', 'He posts and spends for it.', at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d'), 'function changeDelegatedExecutorsConfig(uint256 delegatorProfileId, address[] delegatedExecutors, bool[] approvals, uint64 configNumber, bool switchToGivenConfig)', [7n, [thief], [true], 0n, true]),
  on(137, 'Lens: an action of a publication', 'The module and the bytes say what is paid.', at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d'), 'function act((uint256 publicationActedProfileId, uint256 publicationActedId, uint256 actorProfileId, uint256[] referrerProfileIds, uint256[] referrerPubIds, address actionModuleAddress, bytes actionModuleData) publicationActionParams) returns (bytes)', [{ publicationActedProfileId: 4242n, publicationActedId: 1n, actorProfileId: 7n, referrerProfileIds: [], referrerPubIds: [], actionModuleAddress: router2, actionModuleData: '0x1234' }]),
];

const tries: readonly There[] = [...pairs, ...bridges, ...tokens, ...visible, ...shipped, ...elsewhere];

const verdicts = new Map<string, string>();
const only = process.env['ONLY'];

async function readAll(all: readonly Readonly<{ id: string; read: () => Promise<Readback> }>[]) {
  for (const { id, read } of all) {
    if (only !== undefined && !id.includes(only)) continue;
    try {
    verdicts.set(id, await outcomeOf(async () => {
      const it = await read();
      if (process.env['SAY'] !== undefined)
        console.log(`## ${id}: ${it.verdict} ${it.control.kind}\n  ${it.sentence.map((p) => JSON.stringify(p).slice(0,300)).join('\n  ')}\n  ! ${it.findings.map((f) => JSON.stringify(f).slice(0, 160)).join('\n  ! ')}\n  ? ${it.unread.map((f) => JSON.stringify(f).slice(0, 160)).join('\n  ? ')}`);
      return it;
    }));
    } catch (error) { verdicts.set(id, `ERROR ${String(error).slice(0, 200)}`); }
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
  if (process.env['SAY'] !== undefined) console.log([...verdicts].map(([a, b]) => `${b}\t${a}`).join('\n'));
  const calm = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'read' && !tries.some((it) => it.id === id && it.why.includes('to compare')) ? [id] : [],
  );
  expect(calm.toSorted()).toEqual([...open].toSorted());
});
