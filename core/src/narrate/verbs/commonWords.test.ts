import { type AbiFunction, type Address, encodeFunctionData, getAddress, parseAbiItem } from 'viem';
import { describe, expect, it } from 'vitest';
import { standardRows } from '../../decode/testing/rows.ts';
import type { Body } from '../../model/request.ts';
import { me, viewOf } from '../../check/testing/views.ts';
import { verbOf } from '../../decode/abis/verbOf.ts';
import { sentenceOf } from '../sentence.ts';

const unnamed = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');

/** A call of a function with nothing in its arguments but what has to be there. */
function asked(text: string, to: Address = unnamed, chainId = 1): Body {
  const item = parseAbiItem([`function ${text}`] as never) as AbiFunction;
  const values = item.inputs.map(({ type }) => {
    if (type.endsWith(']'))
      return Array.from({ length: Number(/\[(\d+)\]$/.exec(type)?.[1] ?? 0) }, () => 0n);
    if (type === 'address') return me;
    if (type === 'bool') return false;
    if (type === 'string') return '';
    const size = /^bytes(\d+)$/.exec(type)?.[1];
    if (type.startsWith('bytes')) return `0x${'01'.repeat(Number(size ?? 0))}`;
    return /int(?:8|16|24|32|40|48)$/.test(type) ? 1 : 1n;
  });
  const data = encodeFunctionData({ abi: [item], args: values as never });
  return { kind: 'transaction', chainId, from: me, call: { to, value: 0n, data }, set: {} };
}

/** The word of the sentence, or which other sentence it is. */
function word(body: Body): string {
  const [said] = sentenceOf(viewOf(body, { codes: { [unnamed]: 'contract' } })).sentence;
  const phrase = said?.id === 'sentence.one' && 'what' in said.args ? said.args.what : said;
  if (typeof phrase !== 'object' || !('id' in phrase)) return 'nothing';
  return phrase.id === 'sentence.act' && 'act' in phrase.args ? String(phrase.args.act) : phrase.id;
}

const at = {
  poolManager: '0x000000000004444c5dc75cB358380D2e3dE08A90',
  starkGate: '0xce5485cfb26914c5dce00b9baf0580364dafc7a4',
  lido: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  zkSyncToken: '0x000000000000000000000000000000000000800A',
} as const;

describe('a function that many contracts have', () => {
  it.each([
    ['mint(address to, uint256 id, uint256 amount)', 'mintItem'],
    ['deposit(address token, uint256 amount, uint256 l2Recipient)', 'deposit'],
    ['deposit(address to, uint256 chainId, address token, uint256 amount)', 'deposit'],
    ['depositEth()', 'deposit'],
    ['withdraw(address receiver)', 'withdraw'],
    ['withdraw(address receiver, address token, uint256 amount)', 'withdraw'],
    ['redeem(address to, uint256 chainId, address token, uint256 amount)', 'redeem'],
    ['burn(uint256 amount, address recipient)', 'burn'],
    ['burnShares(uint256 shares)', 'burn'],
    ['liquidate(address token, uint256 shares, uint256 least)', 'liquidate'],
    ['cancel(bytes32 id)', 'cancelWaiting'],
    ['submit(address referral)', 'sentence.call'],
    ['settle(bytes32 key)', 'sentence.call'],
    ['remove(bytes32 hash)', 'sentence.call'],
    // Nobody here knows what these are but at one protocol.
    ['take(address currency, address to, uint256 amount)', 'sentence.call'],
    ['clear(address currency, uint256 amount)', 'sentence.call'],
  ])('%s is only what its name says: %s', (text, expected) => expect(word(asked(text))).toBe(expected));

  it.each([
    ['mint(address to, uint256 id, uint256 amount)', at.poolManager, 1, 'mintClaims'],
    ['take(address currency, address to, uint256 amount)', at.poolManager, 1, 'sweep'],
    ['deposit(address token, uint256 amount, uint256 l2Recipient)', at.starkGate, 1, 'bridge'],
    ['submit(address referral)', at.lido, 1, 'stake'],
    ['withdraw(address receiver)', at.zkSyncToken, 324, 'bridge'],
  ] as const)('%s at the protocol that means it is that: %s', (text, to, chainId, expected) => {
    expect(word(asked(text, to, chainId))).toBe(expected);
  });

  it('and is not what it means at another protocol', () => {
    expect(word(asked('deposit(address token, uint256 amount, uint256 l2Recipient)', at.lido))).toBe(
      'deposit',
    );
    expect(word(asked('submit(address referral)', at.poolManager))).toBe('sentence.call');
  });

  it.each([
    ['deposit(uint256 assets, address receiver)', 'deposit'],
    ['withdraw(uint256 assets, address receiver, address owner)', 'withdraw'],
    ['claim_rewards()', 'claimRewards'],
    ['getReward(address account)', 'claimRewards'],
    ['withdrawColl(uint256 troveId, uint256 amount)', 'removeCollateral'],
    ['harvest(uint256 tokenId, address to)', 'claimRewards'],
    ['increase_unlock_time(uint256 time)', 'lockLonger'],
  ])('%s says it all by its name: %s', (text, expected) => expect(word(asked(text))).toBe(expected));
});

describe('words that were another function’s', () => {
  it.each([
    ['claimCollateral(address[] markets, address[] tokens, uint256[] timeKeys, address receiver)', 'claim'],
    ['claimCollateral()', 'claim'],
    ['purchaseTier(uint256 fid, uint256 tier, uint256 forDays)', 'subscribe'],
    ['claimAllCollGains()', 'claim'],
    ['addFunding(uint256 addedFunds, uint256[] distributionHint)', 'addLiquidity'],
    ['removeFunding(uint256 sharesToBurn)', 'removeLiquidity'],
    ['depositAndCreate(uint256 amountToDeposit, address to, uint216 amountPerSec)', 'stream'],
    ['optout(string context, bool optout)', 'set'],
    ['revokeOffchain(bytes32 data)', 'revokeAttestation'],
    ['stakeRPL(uint256 amount)', 'stake'],
    ['withdrawRPLFor(address nodeAddress)', 'withdraw'],
    ['upgrade(bytes name, bytes extraData)', 'changeName'],
    ['pullDebt(uint256 amount, address from)', 'takeDebt'],
    ['disableBalanceForwarder()', 'set'],
    [
      'transferFor(address from, address to, uint256 fromDeadline, bytes fromSig, uint256 toDeadline, bytes toSig)',
      'moveAccount',
    ],
    ['modifyStream(address oldTo, uint216 oldAmountPerSec, address to, uint216 amountPerSec)', 'stream'],
    ['set_rewards_receiver(address _receiver)', 'setPayee'],
    ['registerNode(string timezoneLocation)', 'register'],
    ['depositWithMessage(address token, uint256 amount, uint256 l2Recipient, uint256[] message)', 'bridge'],
  ])('%s', (text, expected) => expect(word(asked(text))).toBe(expected));

  it('orders of Blur and X2Y2 are carried out, and Settler swaps', () => {
    const named = (source: string, name: string) =>
      standardRows()
        .filter((row) => row.source === source)
        .flatMap(({ text, model }) =>
          text.startsWith(`${name}(`) && model !== undefined ? [verbOf(model)] : [],
        );
    expect(named('Blur', 'execute')).toEqual(['fillOrder']);
    expect(named('LooksRare, X2Y2', 'run')).toEqual(['fillOrder']);
    expect(named('0x', 'execute')).toEqual(['swap']);
  });
});

describe('all functions of the tables', () => {
  it('that have other words elsewhere are those that were looked at', () => {
    const found = standardRows().flatMap(({ source, text, model }) => {
      const params = text.slice(text.indexOf('('));
      if (model === undefined || /[([]/.test(params.slice(1)) || params.split(',').length > 4) return [];
      const elsewhere = word(asked(text));
      const there = verbOf(model);
      const isWord = !elsewhere.startsWith('sentence.') || elsewhere === 'sentence.call';
      return isWord && elsewhere !== there ? [`${source}: ${text} ${there}, else ${elsewhere}`] : [];
    });
    expect(found.toSorted()).toEqual([
      'Alchemix: burn(uint256 amount, address recipient) repay, else burn',
      'Alchemix: liquidate(address yieldToken, uint256 shares, uint256 minimumAmountOut) repay, else liquidate',
      'Alchemix: poke(address owner) refresh, else sentence.call',
      'Arbitrum: depositERC20(uint256 amount) bridge, else deposit',
      'Arbitrum: depositEth() bridge, else deposit',
      'Arbitrum: redeem(bytes32 ticketId) changeTransfer, else redeem',
      'Arbitrum: withdrawEth(address destination) bridge, else withdraw',
      'CoW Protocol: remove(bytes32 singleOrderHash) cancelOrders, else sentence.call',
      'Curve: deposit_for(address _addr, uint256 _value) lock, else deposit',
      'Curve: kick(address addr) refresh, else sentence.call',
      'Curve: mint_for(address gauge_addr, address _for) claimRewards, else mintItem',
      'ERC-7579: execute(bytes32 mode, bytes executionCalldata) runCalls, else sentence.call',
      'ERC-7579: executeFromExecutor(bytes32 mode, bytes executionCalldata) runCalls, else sentence.call',
      'Hop, Synapse: deposit(address to, uint256 chainId, address token, uint256 amount) bridge, else deposit',
      'Hop, Synapse: redeem(address to, uint256 chainId, address token, uint256 amount) bridge, else redeem',
      'Hop, Synapse: redeemV2(bytes32 to, uint256 chainId, address token, uint256 amount) bridge, else redeem',
      'Lido: burnShares(uint256 amountOfShares) repay, else burn',
      'Lido: submit(address referral) stake, else sentence.call',
      'Manifold: cancel(uint40 listingId, uint16 holdbackBPS) cancelOrders, else cancelWaiting',
      'OP Stack: depositETH(uint32 _l2Gas, bytes _data) bridge, else deposit',
      'OP Stack: depositETHTo(address _to, uint32 _l2Gas, bytes _data) bridge, else deposit',
      'OP Stack: withdraw(address _l2Token, uint256 _amount, uint32 _l1Gas, bytes _data) bridge, else withdraw',
      'Odos, OpenOcean: swapCompact() runCalls, else sentence.call',
      'Odos, OpenOcean: swapMultiCompact() runCalls, else sentence.call',
      'Polygon, Scroll, Linea, Starknet, Gnosis: deposit(address token, uint256 amount, uint256 l2Recipient) bridge, else deposit',
      'Polygon, Scroll, Linea, Starknet, Gnosis: depositERC20(address _token, address _to, uint256 _amount, uint256 _gasLimit) bridge, else deposit',
      'Polygon, Scroll, Linea, Starknet, Gnosis: depositERC20(address _token, uint256 _amount, uint256 _gasLimit) bridge, else deposit',
      'Polygon, Scroll, Linea, Starknet, Gnosis: depositETH(address _to, uint256 _amount, uint256 _gasLimit) bridge, else deposit',
      'Polygon, Scroll, Linea, Starknet, Gnosis: depositETH(uint256 _amount, uint256 _gasLimit) bridge, else deposit',
      'Polygon, Scroll, Linea, Starknet, Gnosis: depositEtherFor(address user) bridge, else deposit',
      'Polygon, Scroll, Linea, Starknet, Gnosis: depositFor(address user, address rootToken, bytes depositData) bridge, else deposit',
      'Polygon, Scroll, Linea, Starknet, Gnosis: withdrawERC20(address _token, address _to, uint256 _amount, uint256 _gasLimit) bridge, else withdraw',
      'Polygon, Scroll, Linea, Starknet, Gnosis: withdrawERC20(address _token, uint256 _amount, uint256 _gasLimit) bridge, else withdraw',
      'Polygon, Scroll, Linea, Starknet, Gnosis: withdrawETH(address _to, uint256 _amount, uint256 _gasLimit) bridge, else withdraw',
      'Polygon, Scroll, Linea, Starknet, Gnosis: withdrawETH(uint256 _amount, uint256 _gasLimit) bridge, else withdraw',
      'Rocket Pool: swapTokens(uint256 amount) convert, else swap',
      'Synthetix: settle(bytes32 currencyKey) takeOut, else sentence.call',
      'Uniswap pools: sync() refresh, else sentence.call',
      'Velodrome, Aerodrome: depositFor(uint256 tokenId, uint256 value) lock, else deposit',
      'Velodrome, Aerodrome: poke(uint256 tokenId) refresh, else sentence.call',
      'ZKsync: depositERC20(address _token, uint104 _amount, address _zkSyncAddress) bridge, else deposit',
      'ZKsync: depositETH(address _zkSyncAddress) bridge, else deposit',
      'ZKsync: withdraw(address _l1Receiver) bridge, else withdraw',
      'ZKsync: withdraw(address _l1Receiver, address _l2Token, uint256 _amount) bridge, else withdraw',
      'ZKsync: withdraw(bytes32 _assetId, bytes _transferData) bridge, else withdraw',
      'deBridge, Celer, Relay, Layerswap: depositERC20(bytes32 id, address token, address receiver, uint256 amount) bridge, else deposit',
      'deBridge, Celer, Relay, Layerswap: depositErc20(address depositor, address token, bytes32 id) bridge, else deposit',
      'deBridge, Celer, Relay, Layerswap: depositErc20(address depositor, address token, uint256 amount, bytes32 id) bridge, else deposit',
      'deBridge, Celer, Relay, Layerswap: depositNative(address depositor, bytes32 id) bridge, else deposit',
      'deBridge, Celer, Relay, Layerswap: depositNative(bytes32 id, address receiver) bridge, else deposit',
    ]);
  });
});
