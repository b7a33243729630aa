/**
 * Where the receiver stands among the arguments of commands that pay out: of Uniswap's Universal Router, and actions
 * of Uniswap v4 and of 0x Settler. What is paid came with the call or from the caller.
 */
export const commandReceivers: Readonly<Record<string, readonly number[]>> = {
  'V3_SWAP_EXACT_IN(address,uint256,uint256,bytes,bool)': [0],
  'V3_SWAP_EXACT_OUT(address,uint256,uint256,bytes,bool)': [0],
  'V3_SWAP_EXACT_IN(address,uint256,uint256,bytes,bool,uint256[])': [0],
  'V3_SWAP_EXACT_OUT(address,uint256,uint256,bytes,bool,uint256[])': [0],
  'V2_SWAP_EXACT_IN(address,uint256,uint256,address[],bool)': [0],
  'V2_SWAP_EXACT_OUT(address,uint256,uint256,address[],bool)': [0],
  'V2_SWAP_EXACT_IN(address,uint256,uint256,address[],bool,uint256[])': [0],
  'V2_SWAP_EXACT_OUT(address,uint256,uint256,address[],bool,uint256[])': [0],
  'SWEEP(address,address,uint256)': [1],
  'TRANSFER(address,address,uint256)': [1],
  'PAY_PORTION(address,address,uint256)': [1],
  'PAY_PORTION_FULL_PRECISION(address,address,uint256)': [1],
  'WRAP_ETH(address,uint256)': [0],
  'UNWRAP_WETH(address,uint256)': [0],
  'SWEEP_ERC721(address,address,uint256)': [1],
  'SWEEP_ERC1155(address,address,uint256,uint256)': [1],
  'ACROSS_V4_DEPOSIT_V3((address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes,bool))':
    [0, 1],
  'UNISWAPV2(address,address,uint256,address,uint24,uint256)': [0],
  'UNISWAPV3(address,uint256,bytes,uint256)': [0],
  'UNISWAPV4(address,address,uint256,bool,uint256,uint256,bytes,uint256)': [0],
  'POSITIVE_SLIPPAGE(address,address,uint256,uint256)': [0],
  'TAKE(address,address,uint256)': [1],
  'TAKE_PORTION(address,address,uint256)': [1],
  'TAKE_PAIR(address,address,address)': [2],
  'SWEEP(address,address)': [1],
  'MINT_POSITION((address,address,uint24,int24,address),int24,int24,uint256,uint128,uint128,address,bytes)': [
    6,
  ],
  'MINT_POSITION_FROM_DELTAS((address,address,uint24,int24,address),int24,int24,uint128,uint128,address,bytes)':
    [5],
};
