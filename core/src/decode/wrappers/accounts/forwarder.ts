import { concatHex, zeroAddress } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { asksNobody } from '../askers.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/**
 * Forwarders of ERC-2771: whoever submits a request calls the target for the one who signed it, whose address the
 * forwarder puts behind the data. A target that trusts the forwarder takes those 20 bytes as the sender, so they are the
 * actor, and the data is read with them: arguments that are cut short would be filled up by them. Tokens that everybody knows
 * and Permit2 trust none: what they are told, the forwarder itself does.
 */
export const forwarderExecute: Wrapper = {
  signatures: ['execute((address,address,uint256,uint256,uint48,bytes,bytes))'],
  open: (outer, args) => ({ calls: [forwarded(outer, partsAt(args, 0), 'always')] }),
};

/** MinimalForwarder of OpenZeppelin 4: a call that fails undoes nothing. */
export const minimalForwarder: Wrapper = {
  signatures: ['execute((address,address,uint256,uint256,uint256,bytes),bytes)'],
  open: (outer, args) => ({ calls: [forwarded(outer, partsAt(args, 0), 'mayFail')] }),
};

/** All or nothing where no receiver for refunds is named, else each request for itself. */
export const forwarderBatch: Wrapper = {
  signatures: ['executeBatch((address,address,uint256,uint256,uint48,bytes,bytes)[],address)'],
  open: (outer, args) => {
    const runs = addressArg(args, 1) === zeroAddress ? 'always' : 'mayFail';
    return { calls: partsAt(args, 0).map((item) => forwarded(outer, partsAt([item], 0), runs)) };
  },
};

function forwarded(outer: CallToRead, request: readonly Arg[], runs: CallToRead['runs']): CallToRead {
  const from = addressArg(request, 0);
  const to = addressArg(request, 1);
  const { data, bytes } = bytesArg(request, 5);
  return {
    op: 'call',
    actor: asksNobody(to, data) ? outer.self : from,
    self: to,
    to,
    value: integerArg(request, 2),
    data: concatHex([data, from]).toLowerCase() as CallToRead['data'],
    bytes,
    runs,
  };
}
