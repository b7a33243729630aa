import type { CommandRow, CommandTable } from './commandTable.ts';
import type { RouterVersion } from './routers.ts';

const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)';
const permit = (of: string) =>
  `(${of} details, address spender, uint256 sigDeadline) permit, bytes signature`;
const poolKey =
  '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';
const deposit =
  'address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message, bool useNative';

const swapIn = 'address recipient, uint256 amountIn, uint256 amountOutMin';
const swapOut = 'address recipient, uint256 amountOut, uint256 amountInMax';
const swaps = (more: string): readonly CommandRow[] => [
  { code: 0x00, signature: `V3_SWAP_EXACT_IN(${swapIn}, bytes path, bool payerIsUser${more})`, by: 4 },
  { code: 0x01, signature: `V3_SWAP_EXACT_OUT(${swapOut}, bytes path, bool payerIsUser${more})`, by: 4 },
  { code: 0x08, signature: `V2_SWAP_EXACT_IN(${swapIn}, address[] path, bool payerIsUser${more})`, by: 4 },
  { code: 0x09, signature: `V2_SWAP_EXACT_OUT(${swapOut}, address[] path, bool payerIsUser${more})`, by: 4 },
];

/** What all versions share, but for the swaps. */
const shared: readonly CommandRow[] = [
  {
    code: 0x02,
    signature: 'PERMIT2_TRANSFER_FROM(address token, address recipient, uint160 amount)',
    by: 'caller',
  },
  { code: 0x03, signature: `PERMIT2_PERMIT_BATCH(${permit(`${details}[]`)})`, by: 'caller' },
  { code: 0x04, signature: 'SWEEP(address token, address recipient, uint256 amountMin)' },
  { code: 0x05, signature: 'TRANSFER(address token, address recipient, uint256 value)' },
  { code: 0x06, signature: 'PAY_PORTION(address token, address recipient, uint256 bips)' },
  { code: 0x0a, signature: `PERMIT2_PERMIT(${permit(details)})`, by: 'caller' },
  { code: 0x0b, signature: 'WRAP_ETH(address recipient, uint256 amount)' },
  { code: 0x0c, signature: 'UNWRAP_WETH(address recipient, uint256 amountMin)' },
  {
    code: 0x0d,
    signature:
      'PERMIT2_TRANSFER_FROM_BATCH((address from, address to, uint160 amount, address token)[] transfers)',
    by: 'caller',
  },
  { code: 0x0e, signature: 'BALANCE_CHECK_ERC20(address owner, address token, uint256 minBalance)' },
  { code: 0x21, signature: 'EXECUTE_SUB_PLAN(bytes commands, bytes[] inputs)' },
];

/** Of 1.2, those that do not carry calldata of a market: what those run is not read. */
const items: readonly CommandRow[] = [
  { code: 0x15, signature: 'OWNER_CHECK_721(address owner, address token, uint256 id)' },
  {
    code: 0x16,
    signature: 'OWNER_CHECK_1155(address owner, address token, uint256 id, uint256 minBalance)',
  },
  { code: 0x17, signature: 'SWEEP_ERC721(address token, address recipient, uint256 id)' },
  { code: 0x1d, signature: 'SWEEP_ERC1155(address token, address recipient, uint256 id, uint256 amount)' },
  { code: 0x22, signature: 'APPROVE_ERC20(address token, uint256 spender)' },
];

/** Calls of position managers (0x11, 0x12, 0x14) are not here: what they carry is calldata, and is not read. */
const v4: readonly CommandRow[] = [
  { code: 0x10, signature: 'V4_SWAP(bytes actions, bytes[] params)', by: 'caller' },
  { code: 0x13, signature: `V4_INITIALIZE_POOL(${poolKey}, uint160 sqrtPriceX96)` },
];

const later: readonly CommandRow[] = [
  { code: 0x07, signature: 'PAY_PORTION_FULL_PRECISION(address token, address recipient, uint256 portion)' },
  { code: 0x40, signature: `ACROSS_V4_DEPOSIT_V3((${deposit}) params)` },
];

const source = 'Uniswap Universal Router';

/**
 * Commands of the Universal Router by version. From the package @uniswap/universal-router-sdk 5.13.0 (2.0, 2.1) and
 * Commands.sol and Dispatcher.sol of @uniswap/universal-router 1.6.0 (1.2) and 2.1.0.
 */
export const routerCommands: Readonly<Record<RouterVersion, CommandTable>> = {
  '1.2': { source: `${source} 1.2`, mask: 0x3f, rows: [...swaps(''), ...shared, ...items] },
  '2.0': { source: `${source} 2.0`, mask: 0x3f, rows: [...swaps(''), ...shared, ...v4] },
  '1.2 or 2.0': { source, mask: 0x3f, rows: [...swaps(''), ...shared] },
  '2.1': {
    source: `${source} 2.1`,
    mask: 0x7f,
    rows: [...swaps(', uint256[] minHopPriceX36'), ...shared, ...v4, ...later],
  },
};
