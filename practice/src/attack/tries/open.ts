/**
 * Requests that harm and are still read back calmly, by the name of the case. Each is to be mended by its principle; a test
 * fails when one more escapes, and when one of these no longer does.
 */
export const open: Readonly<Record<'protocols' | 'signed' | 'users', readonly string[]>> = {
  protocols: [
    'Aave v2 gateway: the thief’s pool',
    'Morpho bundler: coins wrapped and left there',
    'Morpho: into a market of junk',
    'Uniswap v2: liquidity of coins and junk',
    'Uniswap v3 router: coins wrapped and left there',
    'Uniswap v3: a position with junk',
    'Uniswap v3: a position’s yield left at the manager',
    'an allowance for the Pendle swap',
    'what claim_rewards() brings is taken in the same batch',
    'what collectAll() brings is taken in the same batch',
  ],
  signed: [],
  users: [
    'a copy of an item for one ether',
    'a swap by the thief: exactInputSingle',
    'a swap by the thief: swapExactETHForTokens',
    'a swap by the thief: swapExactTokensForETH',
    'an exact output that may cost a hundred times as much: Universal Router',
    'an exact output that may cost a hundred times as much: V2',
    'dollars paid to the router',
    'numbers: events alone',
    'the router keeps dollars taken by Permit2',
    'the router keeps dollars, a part comes back',
    'the router keeps nine tenths of what it wraps',
    'the router keeps what it wraps',
    'worthless: function deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    'worthless: function deposit(uint256 assets, address receiver)',
    'worthless: function mint(uint256 shares, address receiver)',
    'worthless: function requestDeposit(uint256 assets, address controller, address owner)',
    'worthless: function supply(address asset, uint256 amount)',
    'worthless: function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    'worthless: function wrap(uint256 amount)',
  ],
};
