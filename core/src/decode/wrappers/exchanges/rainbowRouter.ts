import { addressArg, bytesArg, integerArg } from '../args.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * The router of Rainbow calls an exchange that it lists, as itself, with what its caller gave less its fee, and pays out to the
 * caller whatever has come (BaseAggregator.sol of github.com/rainbow-me/swaps).
 */
function swapAt(signature: string, target: number, data: number, fee?: number): Wrapper {
  return {
    signatures: [signature],
    open: (outer, args) => {
      const kept = fee === undefined ? 0n : integerArg(args, fee);
      const self = outer.self;
      const to = addressArg(args, target);
      const value = outer.value > kept ? outer.value - kept : 0n;
      return {
        calls: [{ op: 'call', actor: self, self: to, to, value, ...bytesArg(args, data), runs: 'always' }],
      };
    },
  };
}

export const rainbowRouter: readonly Wrapper[] = [
  swapAt('fillQuoteEthToToken(address,address,bytes,uint256)', 1, 2, 3),
  swapAt('fillQuoteTokenToEth(address,address,bytes,uint256,uint256)', 1, 2),
  swapAt('fillQuoteTokenToToken(address,address,address,bytes,uint256,uint256)', 2, 3),
];
