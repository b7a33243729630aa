/**
 * Requests that harm and are still read back calmly, by the name of the case. Each is to be mended by its principle; a test
 * fails when one more escapes, and when one of these no longer does.
 */
export const open: Readonly<Record<'protocols' | 'signed' | 'users', readonly string[]>> = {
  protocols: ['Morpho: into a market of junk'],
  signed: [],
  users: [
    'a copy of an item for one ether',
    'a swap by the thief: exactInputSingle',
    'a swap by the thief: swapExactTokensForETH',
    'numbers: events alone',
    'worthless: function deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    'worthless: function deposit(uint256 assets, address receiver)',
    'worthless: function mint(uint256 shares, address receiver)',
    'worthless: function requestDeposit(uint256 assets, address controller, address owner)',
    'worthless: function supply(address asset, uint256 amount)',
    'worthless: function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    'worthless: function wrap(uint256 amount)',
  ],
};
