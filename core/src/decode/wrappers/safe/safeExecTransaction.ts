import type { Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, integerArg } from '../args.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';

/**
 * A Safe that carries out a transaction of its own: for its owners (`execTransaction`) or for a module. The inner
 * call is made as the Safe. A delegatecall runs foreign code as the Safe; its `value` is not used.
 *
 * A failing inner call does not undo the outer one when it came from a module, or when a gas limit or a gas price
 * is set (Safe 1.3.0 and later; earlier ones never undo it).
 */
export const safeExecTransaction: Wrapper = {
  signatures: [
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    'execTransactionFromModule(address,uint256,bytes,uint8)',
    'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)',
  ],
  open: (outer, args) => {
    const fromModule = args.length === 4;
    const mayFail = fromModule || integerArg(args, 4) > 0n || integerArg(args, 6) > 0n;
    return openSafeCall(outer, args, mayFail ? 'mayFail' : 'always');
  },
};

/** `args` begin with `to, value, data, operation`, in calldata as in a signed SafeTx. */
export function openSafeCall(outer: CallToRead, args: readonly Arg[], runs: CallToRead['runs']): Opened {
  const operation = integerArg(args, 3);
  if (operation > 1n)
    return { calls: [], oddities: [{ at: args[3]?.bytes[0] ?? 0, what: 'unknownOperation' }], refused: true };
  const to = addressArg(args, 0);
  const inner = { to, ...bytesArg(args, 2), actor: outer.self, runs };
  return operation === 0n
    ? { calls: [{ ...inner, op: 'call', self: to, value: integerArg(args, 1) }] }
    : { calls: [{ ...inner, op: 'delegatecall', self: outer.self, value: outer.value }] };
}
