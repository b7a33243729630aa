import { coins, nft, seaportAddress, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import { type Address, type Hex, parseEther, toHex, zeroAddress, zeroHash } from 'viem';
import { rpc } from '../../../rpc.ts';
import { mine, must } from '../../../truth/node.ts';
import { call, pilot, signTyped } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import type { Group, OnPractice } from '../table.ts';
import { putUpPlaces } from '../userPlaces.ts';
import { user, usd, soonOf, tx, held, eth, order, enc } from '../kits/users.ts';

/** Standard names at a contract of the thief, which gives a token of its own that is good for nothing. */
const worthless: readonly (readonly ['coins' | 0 | 1, string, (dollar: Address) => readonly unknown[]])[] = [
  ['coins', 'function submit(address referral) payable', () => [zeroAddress]],
  ['coins', 'function deposit() payable', () => []],
  ['coins', 'function depositTo(address to) payable', () => [user]],
  [
    'coins',
    'function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable',
    (it) => [it, user, 0],
  ],
  [
    1,
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    (it) => [it, usd(100), user, 0],
  ],
  [
    1,
    'function deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    (it) => [it, usd(100), user, 0],
  ],
  [1, 'function supply(address asset, uint256 amount)', (it) => [it, usd(100)]],
  [0, 'function wrap(uint256 amount)', () => [usd(100)]],
  [0, 'function deposit(uint256 assets, address receiver)', () => [usd(100), user]],
  [0, 'function mint(uint256 shares, address receiver)', () => [usd(100), user]],
  [
    0,
    'function requestDeposit(uint256 assets, address controller, address owner)',
    () => [usd(100), user, user],
  ],
];

const coinsOf = async (url: string, who: Address) =>
  BigInt(await rpc<Hex>(url, 'eth_getBalance', [who, 'latest']));

const sell = (stage: Stage) =>
  call(
    'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    usd(100),
    parseEther('0.033'),
    [stage.at.practiceDollar, stage.at.weth9],
    user,
    soonOf(stage),
  );

const worth: readonly OnPractice[] = [
  tx(
    'a swap by the thief: swapExactTokensForETH',
    'His contract pays in the simulation, and nothing afterwards.',
    (stage, { buyer }) => ({ to: buyer, data: sell(stage) }),
    async (stage, _, { buyer }) => {
      const { url, at } = stage;
      await must(url, { from: at.stranger, to: buyer, data: call('function arm(bool)', true) });
      const had = [await held(stage, at.practiceDollar, user), await coinsOf(url, user)] as const;
      await must(url, { from: user, to: buyer, data: sell(stage) });
      const lost = had[0] - (await held(stage, at.practiceDollar, user));
      return lost === usd(100) && (await coinsOf(url, user)) < had[1];
    },
  ),
  tx('a swap by the thief: swapExactETHForTokens', 'The same.', (stage, { changer }) => ({
    to: changer,
    value: eth,
    data: call(
      'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
      usd(2_990),
      [stage.at.weth9, stage.at.practiceDollar],
      user,
      soonOf(stage),
    ),
  })),
  tx('a swap by the thief: exactInputSingle', 'The same.', ({ at }, { v3 }) => ({
    to: v3,
    data: call(
      'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
      {
        tokenIn: at.practiceDollar,
        tokenOut: at.weth9,
        fee: 500,
        recipient: user,
        amountIn: usd(100),
        amountOutMinimum: parseEther('0.033'),
        sqrtPriceLimitX96: 0n,
      },
    ),
  })),
  tx(
    'coins wrapped by the thief',
    'Only he unwraps.',
    (_, { wrapped }) => ({ to: wrapped, data: call('function deposit() payable'), value: eth }),
    async ({ url, at }, _, { wrapped }) => {
      const wrap = call('function deposit() payable');
      await must(url, { from: user, to: wrapped, value: toHex(eth), data: wrap });
      const unwrap = call('function withdraw(uint256)', eth);
      const tried = await mine(url, { from: user, to: wrapped, data: unwrap });
      await must(url, { from: at.stranger, to: wrapped, data: unwrap });
      return tried.status === '0x0';
    },
  ),
  ...worthless.map(([how, text, args]) =>
    tx(
      `worthless: ${text}`,
      'What comes back is a token of his that is good for nothing.',
      ({ at }, { mints }) => ({
        to: mints[how],
        data: call(text, ...args(at.practiceDollar)),
        value: how === 'coins' ? eth : 0n,
        abi: text,
      }),
    ),
  ),
  tx(
    'a copy of an item for one ether',
    'The collection is his, and has the name of another.',
    async (stage, { junk }) => {
      const seller = pilot(9);
      const offer = [nft(junk, 77n)];
      const consideration = [{ ...coins(eth), recipient: seller.address }];
      const endTime = soonOf(stage) + 86_400n;
      const asked = { offerer: seller.address, offer, consideration, endTime, salt: 3n };
      const signature = await signTyped(seller, seaportTypedData(asked));
      const { parameters } = order(stage, seller.address, 77n, consideration);
      return {
        to: seaportAddress,
        data: enc('fulfillOrder', { parameters: { ...parameters, offer }, signature }, zeroHash),
        value: eth,
      };
    },
  ),
];

export const users: Group = {
  round: 'users',
  practice: putUpPlaces,
  entries: [...worth],
};
