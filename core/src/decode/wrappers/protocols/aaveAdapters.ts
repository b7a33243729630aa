import { addressArg, bytesArg } from '../args.ts';
import { innerCallAs } from '../inner.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * An adapter of Aave sells what it took from the caller at the exchange that the call names, with the calldata that it has
 * for that (BaseParaSwapSellAdapter.sol of github.com/aave/protocol-v2).
 */
export const aaveSellAdapter: Wrapper = {
  signatures: [
    'swapAndDeposit(address,address,uint256,uint256,uint256,bytes,address,(uint256,uint256,uint8,bytes32,bytes32))',
  ],
  open: (outer, args) => ({
    calls: [innerCallAs(outer.self, addressArg(args, 6), 0n, bytesArg(args, 5))],
  }),
};
