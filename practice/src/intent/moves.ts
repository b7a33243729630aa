/** What the requests of the corpus are made of, besides the moves of everyday requests. */
import { parseEther, parseUnits } from 'viem';

export const usd = (amount: string): bigint => parseUnits(amount, 6);
export const eth = parseEther;

export const transferFrom = 'function transferFrom(address from, address to, uint256 value)';
export const sendItem = 'function safeTransferFrom(address from, address to, uint256 tokenId)';
export const approveAll = 'function setApprovalForAll(address operator, bool approved)';
export const deposit = 'function deposit() payable';
export const withdraw = 'function withdraw(uint256 wad)';
export const save = 'function deposit(uint256 assets, address receiver)';
export const redeem = 'function redeem(uint256 shares, address receiver, address owner)';
export const decrease = 'function decreaseAllowance(address spender, uint256 subtracted)';
export const increase = 'function increaseAllowance(address spender, uint256 added)';
export const multicall = 'function multicall(bytes[] data)';
export const lockdown = 'function lockdown((address token, address spender)[] approvals)';
export const exactIn =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
export const exactOut =
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
export const etherForExact =
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable';
export const etherForTokens =
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable';
export const tokensForEther =
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
