import { pad } from 'viem';
import { call } from '../../../truth/sky.ts';
import { ask, me, usdc, weth, zero } from '../ground.ts';
import {
  one,
  pull,
  free,
  prepare,
  arb,
  tokenAt,
  many,
  order,
  sendWnt,
  createOrder,
} from '../kits/patient.ts';
import {
  sUsds,
  dead,
  usds,
  pool,
  npm,
  lidoQueue,
  aave,
  comet,
  sablierLinear,
  v2,
  ensResolver,
  ensRegistry,
  cctp2,
  usde,
  sUsde,
  gmx,
  orderVault,
} from '../addresses.ts';
import { E18, K, soon, at } from '../oneCall.ts';
import type { Group } from '../table.ts';

const nowhere = [
  one(
    'Sky: shares of savings for nobody',
    'The shares are minted to the address that nobody has.',
    sUsds,
    'function deposit(uint256 assets, address receiver) returns (uint256)',
    [1_000n * E18, dead],
    {
      tokens: [[usds, 'USDS', 18]],
      ops: [{ kind: 0, token: usds, who: pool, amount: 1_000n * E18 }],
      allowed: [usds],
    },
  ),
  one(
    'Uniswap v3: a position pays nobody',
    'All that is owed goes to the address that nobody has.',
    npm,
    'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
    [{ tokenId: 61n, recipient: dead, amount0Max: 2n ** 127n, amount1Max: 2n ** 127n }],
    { item: 61n, ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Lido: withdrawals claimed for nobody',
    'The coins go to the address that nobody has.',
    lidoQueue,
    'function claimWithdrawalsTo(uint256[] requestIds, uint256[] hints, address recipient)',
    [[1n], [1n], dead],
  ),
  one(
    'Aave: withdrawn for nobody',
    'What was supplied is burned.',
    aave,
    'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
    [usdc, K, dead],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Aave: supplied for nobody',
    'The position is the address’s that nobody has.',
    aave,
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    [usdc, K, dead, 0],
    { ops: [pull] },
  ),
  one(
    'Compound v3: supplied for nobody',
    'The same.',
    comet,
    'function supplyTo(address dst, address asset, uint256 amount)',
    [dead, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Compound v3: collateral taken out for nobody',
    'What is kept there goes to the address that nobody has.',
    comet,
    'function withdrawTo(address to, address asset, uint256 amount)',
    [dead, usdc, K],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Sablier: withdrawn for nobody',
    'What has streamed goes to the address that nobody has.',
    sablierLinear,
    'function withdrawMax(uint256 streamId, address to)',
    [41n, dead],
    { item: 41n, ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  free('Uniswap v2: shares for nobody', 'The shares are the address’s that nobody has.', async (e) => {
    const text =
      'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
    await prepare(e, v2, text, {
      ops: [pull, { kind: 0, token: weth, who: pool, amount: E18 / 3n }],
      allowed: [usdc, weth],
    });
    return e.read(ask(1, v2, call(text, usdc, weth, K, E18 / 3n, K, E18 / 3n, dead, soon)));
  }),
  one(
    'ENS: the name pays nobody',
    'Whoever pays the name burns it.',
    ensResolver,
    'function setAddr(bytes32 node, address a)',
    [pad('0x77', { size: 32 }), dead],
  ),
  one(
    'ENS: the name is nobody’s',
    'It can never be changed again.',
    ensRegistry,
    'function setOwner(bytes32 node, address owner)',
    [pad('0x77', { size: 32 }), dead],
  ),
  one(
    'dollars to the address that nobody has',
    'They are burned.',
    usdc,
    'function transfer(address to, uint256 amount)',
    [dead, K],
    { abi: false },
  ),
];

const numbers = [
  one(
    'CCTP v2: only nobody may finish it',
    'The destination caller is the address that nobody has: the dollars are burned for good.',
    cctp2,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    [K, 6, pad(me), usdc, pad(dead), 0n, 2_000],
    { ops: [pull] },
  ),
  one(
    'CCTP: only nobody may finish it',
    'The same of the first version.',
    at('0xbd3fa81b58ba92a82136038b25adec7066af3155'),
    'function depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller) returns (uint64)',
    [K, 6, pad(me), usdc, pad(dead)],
    { ops: [pull] },
  ),
  one(
    'CCTP: to nobody',
    'The receiver is the address that nobody has.',
    at('0xbd3fa81b58ba92a82136038b25adec7066af3155'),
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 6, pad(dead), usdc],
    { ops: [pull] },
  ),
  free('USDe: burned', 'All is destroyed, and nothing comes for it.', async (e) => {
    const text = 'function burn(uint256 amount)';
    await e.stand(usde, { [text]: [{ kind: 4, who: zero, amount: 5_000n * E18 }] });
    await e.send(me, usde, call('function call_(string,uint8,bool)', 'USDe', 18, false));
    await e.send(me, usde, call('function give(address,uint256)', me, 5_000n * E18));
    return e.read(ask(1, usde, call(text, 5_000n * E18)), { abis: { [usde]: [text] } });
  }),
];

const more = [
  free(
    'Ethena: unstaked for nobody',
    'All that was cooling down goes to the address that nobody has.',
    async (e) => {
      const text = 'function unstake(address receiver)';
      await prepare(e, sUsde, text, {
        ops: [{ kind: 1, token: usde, who: dead, amount: 1_000n * E18 }],
        allowed: [],
        tokens: [[usde, 'USDe', 18]],
      });
      await e.send(me, usde, call('function mint(address,uint256)', sUsde, 1_000n * E18));
      return e.read(ask(1, sUsde, call(text, dead)), { abis: { [sUsde]: [text] } });
    },
  ),
  one(
    'ether.fi: a withdrawal for nobody',
    'The right to the coins is the address’s that nobody has.',
    at('0x308861a430be4cce5502d0a12724771fc6daf216'),
    'function requestWithdraw(address recipient, uint256 amount) returns (uint256)',
    [dead, 10n * E18],
  ),
  one(
    'Lido: withdrawals that are nobody’s',
    'The right to the coins is the address’s that nobody has.',
    lidoQueue,
    'function requestWithdrawals(uint256[] _amounts, address _owner) returns (uint256[])',
    [[10n * E18], dead],
  ),
  one(
    'Sablier: a part withdrawn for nobody',
    'The same with an amount.',
    sablierLinear,
    'function withdraw(uint256 streamId, address to, uint128 amount)',
    [41n, dead, K],
    { item: 41n, ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Sablier: the stream and what is in it for nobody',
    'The item goes there, too.',
    sablierLinear,
    'function withdrawMaxAndTransfer(uint256 streamId, address newRecipient)',
    [41n, dead],
    { item: 41n, ops: [{ kind: 4, who: dead, amount: 41n }], allowed: [] },
  ),
  one(
    'EigenLayer: rewards for nobody',
    'What was earned goes to the address that nobody has.',
    at('0x7750d328b314effa365a0402ccfd489b80b0adda'),
    'function processClaim((uint32 rootIndex, uint32 earnerIndex, bytes earnerTreeProof, (address earner, bytes32 earnerTokenRoot) earnerLeaf, uint32[] tokenIndices, bytes[] tokenTreeProofs, (address token, uint256 cumulativeEarnings)[] tokenLeaves) claim, address recipient)',
    [
      {
        rootIndex: 1,
        earnerIndex: 1,
        earnerTreeProof: '0x',
        earnerLeaf: { earner: me, earnerTokenRoot: pad('0x77', { size: 32 }) },
        tokenIndices: [1],
        tokenTreeProofs: ['0x'],
        tokenLeaves: [{ token: usdc, cumulativeEarnings: K }],
      },
      dead,
    ],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  one(
    'Aave: rewards for nobody',
    'The same.',
    at('0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb'),
    'function claimAllRewards(address[] assets, address to) returns (address[], uint256[])',
    [[usdc], dead],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
  free(
    'GMX: what the order brings is nobody’s',
    'The position is closed, and all that comes goes to the address that nobody has.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      await e.stand(gmx, { [many]: [{ kind: 2, who: orderVault, amount: E18 / 1_000n }] });
      await e.stand(orderVault, {});
      const it = order(
        { sizeDeltaUsd: 2_000n * 10n ** 30n, acceptablePrice: 3_000n * 10n ** 12n, minOutputAmount: K },
        { orderType: 4 },
        { receiver: dead },
      );
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [call(sendWnt, orderVault, E18 / 1_000n), call(createOrder, it)]),
          E18 / 1_000n,
        ),
      );
    },
    42161,
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...nowhere, ...numbers, ...more],
};
