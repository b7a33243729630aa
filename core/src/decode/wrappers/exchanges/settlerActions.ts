import type { Command } from '../wrapper.ts';

const source = '0x Settler';

/**
 * Actions of 0x Settler that are read, by the selector that they begin with. `caller`: it takes what is the
 * caller's. Portions are of what Settler holds: of 10,000 in older ones, of more in newer ones. From ISettlerActions.sol of 0x
 * Settler, seen on 2026-11-21. `BASIC` is not here: it calls any contract with an amount that is put in then.
 */
export const settlerActions: readonly Readonly<{ command: Command; caller?: true }>[] = [
  {
    command: {
      code: '0xc1fb425e',
      signature:
        'TRANSFER_FROM(address recipient, ((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, bytes signature)',
      source,
    },
    caller: true,
  },
  {
    command: {
      code: '0x103b48be',
      signature:
        'UNISWAPV2(address recipient, address sellToken, uint256 portion, address pool, uint24 swapInfo, uint256 amountOutMin)',
      source,
    },
  },
  {
    command: {
      code: '0x8d68a156',
      signature: 'UNISWAPV3(address recipient, uint256 portion, bytes path, uint256 amountOutMin)',
      source,
    },
  },
  {
    command: {
      code: '0xaf72634f',
      signature:
        'UNISWAPV4(address recipient, address sellToken, uint256 portion, bool feeOnTransfer, uint256 hashMul, uint256 hashMod, bytes fills, uint256 amountOutMin)',
      source,
    },
  },
  {
    command: {
      code: '0x34ee90ca',
      signature:
        'POSITIVE_SLIPPAGE(address recipient, address token, uint256 expectedAmount, uint256 maxPortion)',
      source,
    },
  },
  {
    command: {
      code: '0xbd01c226',
      signature: 'NATIVE_CHECK(uint256 deadline, uint256 value)',
      source,
    },
  },
];
