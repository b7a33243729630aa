/** The parameters of a market of Morpho. */
const market = '(address,address,address,address,uint256)';

/** Who owns what waits in Lido's queue to be paid out. The zero address is the caller. */
export const queueOwners: Readonly<Record<string, readonly number[]>> = {
  'requestWithdrawals(uint256[],address)': [1],
  'requestWithdrawalsWstETH(uint256[],address)': [1],
};

/**
 * Where the receiver stands in calls that wrap a token, put it into a vault (ERC-4626) or a market for loans (Aave,
 * Compound, Morpho), or take it out, by canonical signature: its position, or its name where other contracts have a
 * function of the same types in another order.
 */
export const vaultReceivers: Readonly<Record<string, readonly (number | string)[]>> = {
  'depositTo(address)': [0],
  'depositFor(address,uint256)': [0],
  'withdrawTo(address,uint256)': [0],
  'deposit(uint256,address)': [1],
  'mint(uint256,address)': [1],
  'withdraw(uint256,address,address)': [1],
  'redeem(uint256,address,address)': [1],
  'supply(address,uint256,address,uint16)': [2],
  'deposit(address,uint256,address,uint16)': [2],
  'withdraw(address,uint256,address)': [2],
  'supplyWithPermit(address,uint256,address,uint16,uint256,uint8,bytes32,bytes32)': [2],
  'depositETH(address,address,uint16)': [1],
  'withdrawETH(address,uint256,address)': [2],
  'supplyTo(address,address,uint256)': ['dst'],
  'withdrawTo(address,address,uint256)': ['to'],
  'withdrawFrom(address,address,address,uint256)': ['to'],
  'transferAsset(address,address,uint256)': ['dst'],
  'transferAssetFrom(address,address,address,uint256)': ['dst'],
  [`withdraw(${market},uint256,uint256,address,address)`]: [4],
  [`borrow(${market},uint256,uint256,address,address)`]: [4],
  [`withdrawCollateral(${market},uint256,address,address)`]: [3],
  'claimWithdrawalsTo(uint256[],uint256[],address)': [2],
  ...queueOwners,
  'unwrapWETH9WithFee(uint256,address,uint256,address)': [1],
  'sweepTokenWithFee(address,uint256,address,uint256,address)': [2],
};
