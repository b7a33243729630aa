/**
 * Where the receiver stands in calls that wrap a token, put it into a vault (ERC-4626) or a market for loans (Aave), or
 * take it out, by canonical signature.
 */
export const vaultReceivers: Readonly<Record<string, readonly number[]>> = {
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
  'unwrapWETH9WithFee(uint256,address,uint256,address)': [1],
  'sweepTokenWithFee(address,uint256,address,uint256,address)': [2],
};
