import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { innerCallAs, callsFromLists, callsFromTuples, delegateAs } from '../inner.ts';
import { openSafeCall } from '../safe/safeExecTransaction.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * One call that an account makes as itself: `execute` of SimpleAccount, Light Account, Coinbase, Biconomy, Kernel 2
 * and ERC-6551; `relay` of a Governor. Nobody's account has a function of this shape that does anything else.
 */
export const accountExecute: Wrapper = {
  signatures: [
    'execute(address,uint256,bytes)',
    'execute_ncC(address,uint256,bytes)',
    'relay(address,uint256,bytes)',
  ],
  open: ({ self }, args) => ({
    calls: [innerCallAs(self, addressArg(args, 0), integerArg(args, 1), bytesArg(args, 2))],
  }),
};

/**
 * The same with an operation: 0 calls, 1 runs the target's code as the account. `execute` is that of Kernel 2 and of
 * ERC-6551, whose operations 2 and 3 create contracts, for which Kernel reverts: they are not read.
 * `executeUserOp` is that of Safe4337Module, which a Safe reaches as its fallback handler; the Safe makes the call.
 */
export const accountOperation: Wrapper = {
  signatures: [
    'execute(address,uint256,bytes,uint8)',
    'executeUserOp(address,uint256,bytes,uint8)',
    'executeUserOpWithErrorString(address,uint256,bytes,uint8)',
  ],
  open: (outer, args) => openSafeCall(outer, args, 'always'),
};

/** `executeDelegateCall` of Kernel 2: foreign code runs as the account. */
export const accountDelegate: Wrapper = {
  signatures: ['executeDelegateCall(address,bytes)'],
  open: ({ self, value }, args) => ({
    calls: [delegateAs(self, addressArg(args, 0), value, bytesArg(args, 1))],
  }),
};

/** Several calls that an account makes as itself, one after the other; one that fails undoes all. */
export const accountBatch: Wrapper = {
  signatures: [
    'executeBatch(address[],bytes[])',
    'executeBatch(address[],uint256[],bytes[])',
    'executeBatch_y6U(address[],uint256[],bytes[])',
  ],
  open: ({ self }, args) => {
    const values = args.length === 2 ? [] : partsAt(args, 1);
    return callsFromLists(self, [partsAt(args, 0), values, partsAt(args, args.length - 1)]);
  },
};

/** The same, as a list of `(target, value, data)`: Coinbase, Kernel 2, Modular Account, SimpleAccount 0.8. */
export const accountTuples: Wrapper = {
  signatures: ['executeBatch((address,uint256,bytes)[])', 'execute((address,uint256,bytes)[])'],
  open: ({ self }, args) => callsFromTuples(self, partsAt(args, 0)),
};

/** The same for one call: DeleGator of MetaMask. */
export const accountTuple: Wrapper = {
  signatures: ['execute((address,uint256,bytes))'],
  open: ({ self }, args) => callsFromTuples(self, args.slice(0, 1)),
};

/**
 * Coinbase Smart Wallet: calls of the account to itself, signed without a network. Whoever has the signature can
 * carry them out on every network where the account is.
 */
export const accountAnyChain: Wrapper = {
  signatures: ['executeWithoutChainIdValidation(bytes[])'],
  open: ({ self }, args) =>
    self === 'unknown'
      ? { calls: [], refused: true }
      : { calls: partsAt(args, 0).map((item) => innerCallAs(self, self, 0n, bytesArg([item], 0))) },
};
