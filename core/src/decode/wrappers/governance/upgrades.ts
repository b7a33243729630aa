import { zeroAddress } from 'viem';
import { addressArg, bytesArg } from '../args.ts';
import { delegateAs, sizeOf } from '../inner.ts';
import type { Opened, Wrapper } from '../wrapper.ts';

/**
 * What a proxy runs at once when its code is replaced: the new code with the data that comes along, as the proxy itself
 * (EIP-1967, EIP-1822).
 */
const upgradeToAndCall: Wrapper = {
  signatures: ['upgradeToAndCall(address,bytes)'],
  open: ({ self, value }, args) => initialized(self, addressArg(args, 0), value, bytesArg(args, 1)),
};

/** The same by way of the proxy's admin, which is called. */
const upgradeAndCall: Wrapper = {
  signatures: ['upgradeAndCall(address,address,bytes)'],
  open: ({ value }, args) => initialized(addressArg(args, 0), addressArg(args, 1), value, bytesArg(args, 2)),
};

/** A diamond runs its initializer as itself, where one is named (EIP-2535). */
const diamondCut: Wrapper = {
  signatures: ['diamondCut((address,uint8,bytes4[])[],address,bytes)'],
  open: ({ self, value }, args) => {
    const to = addressArg(args, 1);
    return to === zeroAddress ? { calls: [] } : initialized(self, to, value, bytesArg(args, 2));
  },
};

function initialized(...[self, to, value, data]: Parameters<typeof delegateAs>): Opened {
  return sizeOf(data) === 0 ? { calls: [] } : { calls: [delegateAs(self, to, value, data)] };
}

export const upgradeWrappers: readonly Wrapper[] = [upgradeToAndCall, upgradeAndCall, diamondCut];
