import { addressArg, bytesArg } from '../args.ts';
import { delegateAs, sizeOf } from '../inner.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * The proxy factory of Safe: makes a Safe and calls it with `initializer`, if there is one. The new Safe, whose
 * address the request does not give, runs it with the code of the singleton that is named here.
 */
export const safeProxyFactory: Wrapper = {
  signatures: [
    'createProxyWithNonce(address,bytes,uint256)',
    'createChainSpecificProxyWithNonce(address,bytes,uint256)',
    'createProxy(address,bytes)',
    'createProxyWithCallback(address,bytes,uint256,address)',
  ],
  open: (_, args) => {
    const initializer = bytesArg(args, 1);
    return sizeOf(initializer) === 0
      ? { calls: [] }
      : { calls: [delegateAs('unknown', addressArg(args, 0), 0n, initializer)] };
  },
};
