import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { coins, nft, plainOrder, seaportAddress } from '@readback/scenarios/seaportOrder.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  keccak256,
  maxUint256,
  pad,
  parseAbi,
  parseEther,
  parseUnits,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { wrappings } from '../../corpus/wrappings.ts';
import { chainAs } from '../../deploy/chain.ts';
import { must } from '../../truth/node.ts';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { settlement } from '../stage.ts';
import { as, ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const usd = (n: number) => parseUnits(String(n), 6);
const h = keccak256(toHex('x'));
type Fn = readonly [string, readonly unknown[]];
const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'struct AdvancedOrder { OrderParameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct CriteriaResolver { uint256 orderIndex; uint8 side; uint256 index; uint256 identifier; bytes32[] criteriaProof; }',
  'struct FulfillmentComponent { uint256 orderIndex; uint256 itemIndex; }',
  'struct Fulfillment { FulfillmentComponent[] offerComponents; FulfillmentComponent[] considerationComponents; }',
  'function validate(Order[] orders) returns (bool)',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool)',
  'function fulfillAdvancedOrder(AdvancedOrder advancedOrder, CriteriaResolver[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient) payable returns (bool)',
  'function matchOrders(Order[] orders, Fulfillment[] fulfillments) payable returns (uint256)',
]);

test('standard names at other contracts, orders on the chain', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const { at, url } = ground;
    const thief = at.stranger;
    const dollar = at.practiceDollar;
    const any = await own.put('Anything', [dollar, thief]);
    const vault = await own.put('FakeVault', [dollar, thief]);
    const wrapped = await own.put('FakeWrapped', [thief]);
    const router = await own.put('FakeRouter', [thief]);
    const paymaster = await own.put('Paymaster', [dollar, thief]);
    const chain = await chainAs(deployer, url);
    await chain.send({ to: dollar, data: call('function approve(address,uint256)', any, maxUint256) });
    await chain.send({ to: any, data: call('function keep(address,uint256)', user, usd(300)) });
    await chain.send({ to: at.weth9, data: call('function deposit() payable'), value: parseEther('5') });
    await chain.send({
      to: at.weth9,
      data: call('function transfer(address,uint256)', router, parseEther('5')),
    });
    await as(url, async () => {
      for (const it of [vault, router])
        await must(url, {
          from: user,
          to: dollar,
          data: call('function approve(address,uint256)', it, usd(300)),
        });
      await must(url, {
        from: at.smartAccount,
        to: dollar,
        data: call('function approve(address,uint256)', paymaster, usd(300)),
      });
      for (const who of [user, at.safe, at.smartAccount])
        await must(url, {
          from: who,
          to: at.practicePass,
          data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
        });
    });
    await chain
      .send({ to: at.practicePass, data: call('function make(address,uint256)', at.safe, 501n) })
      .catch(() => undefined);
    await chain
      .send({ to: at.practicePass, data: call('function make(address,uint256)', at.smartAccount, 502n) })
      .catch(() => undefined);
    const stage = own.stage();
    const read = readerOn(stage);
    const end = ground.now + 1_200n;
    const tx = (
      id: string,
      to: Address,
      data: Hex,
      value = 0n,
      abis: Record<Address, readonly string[]> = {},
    ) => tryOut(id, askTransaction(user, { to, data, value }), stage, { abis }, read);
    const fns: readonly Fn[] = [
      ['function burn(uint256 tokenId) payable', [3n]],
      [
        'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable',
        [{ tokenId: 3n, liquidity: 10n ** 18n, amount0Min: 0n, amount1Min: 0n, deadline: end }],
      ],
      [
        'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
        [{ tokenId: 3n, recipient: user, amount0Max: 1n, amount1Max: 1n }],
      ],
      ['function unstake(uint256 amount)', [usd(300)]],
      ['function getReward()', []],
      ['function claimRewards()', []],
      [
        'function claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)',
        [1n, user, usd(10), [h]],
      ],
      ['function redeem(uint256 shares, address receiver, address owner)', [usd(300), user, user]],
      ['function withdraw(uint256 assets, address receiver, address owner)', [usd(300), user, user]],
      ['function requestRedeem(uint256 shares, address controller, address owner)', [usd(300), user, user]],
      ['function withdraw(uint256 pid, uint256 amount)', [3n, usd(300)]],
      ['function emergencyWithdraw(uint256 pid)', [3n]],
      ['function redeem(uint256 amount)', [usd(300)]],
      ['function repayBorrow(uint256 amount)', [usd(300)]],
      ['function borrow(uint256 amount)', [usd(300)]],
      [
        'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
        [dollar, usd(300), 2n, 0, user],
      ],
      ['function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)', [dollar, false]],
      ['function setUserEMode(uint8 categoryId)', [2]],
      ['function swapBorrowRateMode(address asset, uint256 interestRateMode)', [dollar, 1n]],
      ['function exitMarket(address cToken)', [dollar]],
      ['function enterMarkets(address[] cTokens)', [[dollar]]],
      ['function withdraw(address asset, uint256 amount, address to)', [dollar, usd(300), user]],
      ['function castVoteWithReason(uint256 proposalId, uint8 support, string reason)', [9n, 1, 'x']],
      ['function vote(uint256 tokenId, address[] poolVote, uint256[] weights)', [3n, [dollar], [100n]]],
      ['function queue(uint256 proposalId)', [9n]],
      ['function execute(uint256 proposalId) payable', [9n]],
      ['function cancel(uint256 proposalId)', [9n]],
      ['function delegate(address delegatee)', [user]],
      ['function renew(string name, uint256 duration) payable', ['thief', 31_536_000n]],
      ['function setName(string name)', ['thief.eth']],
      ['function setFuses(bytes32 node, uint16 ownerControlledFuses)', [h, 65_535]],
      ['function setABI(bytes32 node, uint256 contentType, bytes data)', [h, 1n, '0x12']],
      ['function setPubkey(bytes32 node, bytes32 x, bytes32 y)', [h, h, h]],
      ['function setTTL(bytes32 node, uint64 ttl)', [h, 1n]],
      ['function clearRecords(bytes32 node)', [h]],
      ['function deletePosition(uint256 id)', [3n]],
      ['function split(uint256 tokenId, uint256 amount)', [3n, 1n]],
      ['function increaseUnlockTime(uint256 tokenId, uint256 lockDuration)', [3n, 126_144_000n]],
      ['function lockPermanent(uint256 tokenId)', [3n]],
      ['function withdrawManaged(uint256 tokenId)', [3n]],
      ['function depositManaged(uint256 tokenId, uint256 mTokenId)', [3n, 9n]],
      ['function cancelOrder(bytes32 orderHash)', [h]],
      ['function cancelAll(uint256 nonce)', [5n]],
      ['function incrementNonce()', []],
      ['function renounceOwnership()', []],
      ['function unpause()', []],
      ['function remove(bytes key)', [h]],
      ['function register(uint256 id, bytes data)', [9n, '0x1234']],
      [
        'function attest((bytes32 schema, (address recipient, uint64 expirationTime, bool revocable, bytes32 refUID, bytes data, uint256 value) data) request) payable',
        [
          {
            schema: h,
            data: {
              recipient: user,
              expirationTime: 0n,
              revocable: true,
              refUID: zeroHash,
              data: '0x',
              value: 0n,
            },
          },
        ],
      ],
      ['function setDelegate(bytes32 id, address delegate)', [h, user]],
      ['function clearDelegate(bytes32 id)', [h]],
      ['function renounce(uint256 streamId)', [3n]],
      ['function cancel(uint256 streamId)', [3n]],
      ['function burn(uint256 amount)', [usd(300)]],
      ['function undelegate(address staker)', [user]],
      ['function requestWithdrawals(uint256[] amounts, address owner)', [[usd(300)], user]],
      ['function claimWithdrawal(uint256 requestId)', [3n]],
      [
        'function multicall(bytes[] data)',
        [
          [
            call('function merge(uint256 from, uint256 to)', 3n, 9n),
            call('function setText(bytes32 node, string key, string value)', h, 'url', 'x'),
          ],
        ],
      ],
      ['function setPreSignature(bytes orderUid, bool signed)', [concat([h, user, '0x7fffffff']), true]],
      ['function preSign(bytes32 orderHash)', [h]],
      ['function changePosition(uint256 positionId, int256 size)', [3n, -100n]],
      [
        'function createMarketOrder(uint256 marketId, int256 sizeDelta, uint256 acceptablePrice)',
        [3n, -100n, 0n],
      ],
      [
        'function setAskPrice(address tokenContract, uint256 tokenId, uint256 askPrice, address askCurrency)',
        [at.practicePass, 1n, 1n, zeroAddress],
      ],
      [
        'function createAsk(address tokenContract, uint256 tokenId, uint256 askPrice, address askCurrency, address sellerFundsRecipient, uint16 findersFeeBps)',
        [at.practicePass, 1n, 1n, zeroAddress, user, 10_000],
      ],
      ['function offerForSale(uint256 punkIndex, uint256 minSalePriceInWei)', [3n, 1n]],
      ['function offerPunkForSale(uint256 punkIndex, uint256 minSalePriceInWei)', [3n, 1n]],
      ['function acceptBidForPunk(uint256 punkIndex, uint256 minPrice)', [3n, 0n]],
    ];
    for (const [signature, args] of fns)
      await tx(`any ${signature.slice(9).slice(0, 90)}`, any, call(signature, ...args), 0n, {
        [any]: [signature],
      });
    // Standard names at the thief's own
    await tx(
      'deposit into the vault of the thief',
      vault,
      call('function deposit(uint256 assets, address receiver)', usd(100), user),
    );
    await tx('stake at the thief, shares back', vault, call('function stake(uint256 assets)', usd(100)), 0n, {
      [vault]: ['function stake(uint256 assets)'],
    });
    await tx('wrap at the thief', wrapped, call('function deposit() payable'), parseEther('1'));
    await tx(
      'V3 swap at the thief, armed later',
      router,
      call(
        'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
        {
          tokenIn: dollar,
          tokenOut: at.weth9,
          fee: 500,
          recipient: user,
          amountIn: usd(100),
          amountOutMinimum: parseEther('0.033'),
          sqrtPriceLimitX96: 0n,
        },
      ),
    );
    // Orders on the chain
    const order = (offerer: Address, id: bigint, consideration: readonly object[]) => ({
      parameters: {
        ...plainOrder,
        offerer,
        offer: [nft(at.practicePass, id)],
        consideration,
        endTime: end + 86_400n,
        salt: 3n,
        totalOriginalConsiderationItems: BigInt(consideration.length),
      },
      signature: '0x',
    });
    const enc = (functionName: string, ...args: readonly unknown[]) =>
      encodeFunctionData({ abi: seaportAbi, functionName, args } as never);
    for (const way of wrappings) {
      const who = way.who === 'user' ? user : at[way.who];
      const id = way.who === 'user' ? 1n : way.who === 'safe' ? 501n : 502n;
      await tryOut(
        `Seaport validate for nothing in ${way.id}`,
        await way.request(stage, [
          { to: seaportAddress, data: enc('validate', [order(who, id, [])]), value: 0n },
        ]),
        stage,
        {},
        read,
      );
    }
    await tx(
      'Seaport validate for 2000 wei to the user',
      seaportAddress,
      enc('validate', [order(user, 1n, [{ ...coins(2_000n), recipient: user }])]),
    );
    await tx(
      'Seaport validate three, one for nothing',
      seaportAddress,
      enc('validate', [
        order(user, 1n, [{ ...coins(parseEther('2')), recipient: user }]),
        order(user, 1n, [{ ...coins(parseEther('3')), recipient: user }]),
        order(user, 1n, []),
      ]),
    );
    await tx(
      'Seaport match own order for nothing',
      seaportAddress,
      enc('matchOrders', [order(user, 1n, [])], []),
    );
    await tx(
      'Seaport advanced, to thief',
      seaportAddress,
      enc(
        'fulfillAdvancedOrder',
        {
          ...order(pilot(9).address, 7n, [{ ...coins(parseEther('1')), recipient: pilot(9).address }]),
          numerator: 1n,
          denominator: 1n,
          extraData: '0x',
        },
        [],
        zeroHash,
        thief,
      ),
      parseEther('1'),
    );
    const presign = 'function setPreSignature(bytes orderUid, bool signed)';
    await tx('CoW presign', settlement, call(presign, concat([h, user, '0x7fffffff']), true));
    // Entry point and smart account
    await tx(
      'deposit of the account withdrawn to thief',
      at.smartAccount,
      call('function withdrawDepositTo(address withdrawAddress, uint256 amount)', thief, parseEther('0.01')),
    );
    const op = paymentOperation({ info: ground.info, now: ground.now });
    const asked = (id: string, more: object) =>
      tryOut(id, askTypedData(user, { ...op, message: { ...op.message, ...more } }), stage, {}, read);
    await asked('operation, honest', {});
    await asked('operation, huge preVerificationGas', { preVerificationGas: 300_000_000n });
    await asked('operation, 20 million preVerificationGas', { preVerificationGas: 20_000_000n });
    await asked('operation, paymaster of thief', {
      paymasterAndData: concat([paymaster, pad('0x30d40', { size: 16 }), pad('0x30d40', { size: 16 })]),
    });
    await asked('operation, fee 10000 gwei', {
      gasFees: concat([pad(toHex(10n ** 13n), { size: 16 }), pad(toHex(10n ** 13n), { size: 16 })]),
    });
    // Other methods
    const raw = (id: string, method: string, params: readonly unknown[]) =>
      tryOut(`method ${id}`, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), stage, {}, read);
    await raw('eth_sign', 'eth_sign', [user, h]);
    await raw('add chain', 'wallet_addEthereumChain', [
      {
        chainId: toHex(practiceMarker.chainId),
        chainName: 'Ethereum',
        rpcUrls: ['https://thief.xyz'],
        nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
      },
    ]);
    await raw('decrypt', 'eth_decrypt', ['0x7b7d', user]);
    await raw('encryption key', 'eth_getEncryptionPublicKey', [user]);
    await raw('permissions', 'wallet_grantPermissions', [
      {
        chainId: toHex(practiceMarker.chainId),
        address: user,
        expiry: 4_000_000_000,
        signer: { type: 'key', data: { id: h } },
        permissions: [{ type: 'native-token-transfer', data: { ticker: 'ETH' }, policies: [] }],
      },
    ]);
    await raw('execution permissions', 'wallet_requestExecutionPermissions', [
      [
        {
          chainId: toHex(practiceMarker.chainId),
          to: thief,
          permission: {
            type: 'erc20-token-periodic',
            data: { tokenAddress: dollar, periodAmount: '0x5f5e100', periodDuration: 86400 },
          },
        },
      ],
    ]);
    await raw('watch asset', 'wallet_watchAsset', [
      { type: 'ERC20', options: { address: wrapped, symbol: 'WCOIN', decimals: 18 } },
    ]);
    await raw('typed v1', 'eth_signTypedData', [
      [
        { type: 'string', name: 'Message', value: 'Hi' },
        { type: 'uint32', name: 'id', value: '9' },
      ],
      user,
    ]);
    await raw('sign transaction', 'eth_signTransaction', [
      { from: user, to: thief, value: toHex(parseEther('1')), chainId: toHex(practiceMarker.chainId) },
    ]);
    await raw('creation with coins', 'eth_sendTransaction', [
      {
        chainId: toHex(practiceMarker.chainId),
        from: user,
        data: '0x600a600c600039600a6000f3602a60005260206000f3',
        value: toHex(parseEther('1')),
      },
    ]);
    await raw('creation without coins', 'eth_sendTransaction', [
      {
        chainId: toHex(practiceMarker.chainId),
        from: user,
        data: '0x600a600c600039600a6000f3602a60005260206000f3',
      },
    ]);
    await raw('coins to thief with a hash (ethscription)', 'eth_sendTransaction', [
      { chainId: toHex(practiceMarker.chainId), from: user, to: thief, data: h, value: '0x0' },
    ]);
    await raw('coins to self with inscription', 'eth_sendTransaction', [
      {
        chainId: toHex(practiceMarker.chainId),
        from: user,
        to: user,
        data: toHex('data:,{"p":"erc-20","op":"transfer","tick":"eths","to":"john","amt":"1000"}'),
        value: '0x0',
      },
    ]);
    await raw('high fee', 'eth_sendTransaction', [
      {
        chainId: toHex(practiceMarker.chainId),
        from: user,
        to: ground.friend,
        value: '0x1',
        gas: '0x5208',
        maxFeePerGas: toHex(10n ** 14n),
        maxPriorityFeePerGas: toHex(10n ** 14n),
      },
    ]);
  });
  expect(1).toBe(1);
}, 1_200_000);
