import type { Address } from 'viem';
import { protocolAt } from '../../shipped/protocols.ts';
import { paysTo } from '../protocols/protocolTable.ts';
import { placedMore } from './placedMore.ts';
import { placedStaking } from './placedStaking.ts';
import { uniswapV4 } from './exchanges/uniswapV4.ts';
import type { PlacedTable } from './placedTable.ts';

/** The source of functions of a contract that is a network's own currency: MRC20.sol of github.com/0xPolygon/pos-contracts. */
export const ownCurrency = 'Polygon POL';

export const placedTables: readonly PlacedTable[] = [
  {
    source: 'Compound v3 market',
    at: /^Compound v3 [A-Z.]+$/,
    functions: [
      [
        '0xf3fef3a3',
        'withdraw(address asset, uint256 amount)',
        { act: 'outOf', roles: { asset: 'token' }, weakens: true },
      ],
      [
        '0xc3b35a7e',
        'withdrawTo(address to, address asset, uint256 amount)',
        { act: 'outOf', roles: { to: 'receiver', asset: 'token' }, weakens: true },
        // By its name: elsewhere a token comes first.
        paysTo(['to']),
      ],
    ],
  },
  {
    source: 'Compound v2 market',
    at: /^Compound v2 c[A-Z]+$/,
    functions: [
      ['0x1249c58b', 'mint()', { act: 'into' }],
      ['0xa0712d68', 'mint(uint256 mintAmount)', { act: 'into' }],
      ['0xdb006a75', 'redeem(uint256 redeemTokens)', { act: 'outOf', weakens: true }],
      ['0xc5ebeaec', 'borrow(uint256 borrowAmount)', { act: 'debt' }],
    ],
  },
  {
    source: 'Staked Aave',
    at: /^Staked (?:Aave|GHO)/,
    functions: [['0x787a08a6', 'cooldown()', { act: 'set' }]],
  },
  {
    source: 'Convex and Aura boosters',
    at: /^(?:Aura|Convex) booster$/,
    functions: [
      ['0x43a0d066', 'deposit(uint256 pid, uint256 amount, bool stake)', { act: 'into' }],
      ['0x441a3e70', 'withdraw(uint256 pid, uint256 amount)', { act: 'outOf' }],
    ],
  },
  {
    source: 'Farcaster storage',
    at: /^Farcaster storage registry$/,
    functions: [
      ['0x783a112b', 'rent(uint256 fid, uint256 units)', { act: 'buy', roles: { fid: 'position' } }],
    ],
  },
  {
    source: 'Sablier streams',
    at: /^Sablier (?:flow|lockup|streams)/,
    functions: [
      ['0x40e58ee5', 'cancel(uint256 streamId)', { act: 'outOf', divides: true }],
      ['0x136439dd', 'pause(uint256 streamId)', { act: 'set' }],
      ['0x5ea2145b', 'void(uint256 streamId)', { act: 'control' }],
      ['0x7de6b1db', 'renounce(uint256 streamId)', { act: 'control' }],
      ['0x81632a86', 'refund(uint256 streamId, uint128 amount)', { act: 'outOf' }],
      [
        '0xebb6f79a',
        'restart(uint256 streamId, uint128 ratePerSecond)',
        { act: 'set', roles: { streamId: 'position' } },
      ],
    ],
  },
  {
    source: 'GMX orders',
    at: /^GMX (?:exchange|GLV|subaccount) router$/,
    functions: [
      ['0x7489ec23', 'cancelOrder(bytes32 key)', { act: 'outOf', roles: { key: 'id' }, weakens: true }],
    ],
  },
  {
    source: 'GMX rewards',
    at: /^GMX reward router$/,
    functions: [
      ['0x4e71d92d', 'claim()', { act: 'outOf' }],
      ['0xd294f093', 'claimFees()', { act: 'outOf' }],
      ['0x5fe3945f', 'claimEsGmx()', { act: 'outOf' }],
      ['0xf69e2046', 'compound()', { act: 'into' }],
    ],
  },
  {
    source: 'Uniswap v3 position',
    at: /^Uniswap v3 positions$/,
    functions: [['0x42966c68', 'burn(uint256 tokenId)', { act: 'outOf' }]],
  },
  {
    source: 'Yearn v2 vault',
    at: /^Yearn v2 /,
    functions: [['0xb6b55f25', 'deposit(uint256 amount)', { act: 'into' }]],
  },
  {
    source: 'Rocket Pool rETH',
    at: /^Rocket Pool rETH$/,
    functions: [['0x42966c68', 'burn(uint256 _rethAmount)', { act: 'outOf' }]],
  },
  {
    source: 'Curve minter',
    at: /^Curve minter$/,
    functions: [['0x6a627842', 'mint(address gauge_addr)', { act: 'outOf', roles: { gauge_addr: 'token' } }]],
  },
  {
    // Its transfer moves the native currency that comes with the call, which has to be as much as it says.
    source: ownCurrency,
    at: /^Polygon POL$/,
    functions: [
      ['0xa9059cbb', 'transfer(address to, uint256 value)', { act: 'move', roles: { to: 'payee' } }],
    ],
  },
  uniswapV4,
  ...placedMore,
  ...placedStaking,
];

/** The tables that hold at an address. */
export function tablesAt(chainId: number | undefined, address: Address): readonly PlacedTable[] {
  const name = chainId === undefined ? undefined : protocolAt(chainId, address);
  return name === undefined ? [] : placedTables.filter(({ at }) => at.test(name));
}
