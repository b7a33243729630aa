import type { Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, partsAt } from '../args.ts';
import { entryPointLayout, type EntryPointLayout } from './entryPoints.ts';
import { innerCallAs, cut, sizeOf } from '../inner.ts';
import { openUserOperation } from './userOperation.ts';
import type { Opened, Wrapper } from '../wrapper.ts';

const op6 = '(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)';
const op7 = '(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)';

/** Entry point 0.6 of ERC-4337: user operations that someone else submits. Its selectors are its own. */
export const entryPoint6: Wrapper = {
  signatures: [`handleOps(${op6}[],address)`, `handleAggregatedOps((${op6}[],address,bytes)[],address)`],
  open: (_, args) => openAll(args, '0.6', 9),
};

/** Entry points 0.7 to 0.9: the address says which. */
export const entryPoint7: Wrapper = {
  signatures: [`handleOps(${op7}[],address)`, `handleAggregatedOps((${op7}[],address,bytes)[],address)`],
  open: ({ to }, args) => openAll(args, entryPointLayout(to), 7),
};

/**
 * What an entry point calls an account with, if it asks for the whole operation. Accounts that have this function
 * (Kernel 3, Nexus, Modular Account 2) call themselves with what is behind its selector in the callData.
 */
export const executeUserOp: Wrapper = {
  signatures: [`executeUserOp(${op7},bytes32)`],
  open: ({ self }, args) => {
    const callData = bytesArg(partsAt(args, 0), 3);
    return self === 'unknown' || sizeOf(callData) < 8
      ? { calls: [], oddities: [{ at: callData.bytes[0], what: 'overrun' }], refused: true }
      : { calls: [innerCallAs(self, self, 0n, cut(callData, 4))] };
  },
};

/** The operations of a list, or of each group of them that shares an aggregator of signatures. */
function openAll(args: readonly Arg[], version: EntryPointLayout, paymasterAt: number): Opened {
  const opened = operationsOf(partsAt(args, 0)).map((op): Opened => {
    const fields = partsAt([op], 0);
    const parts = {
      sender: addressArg(fields, 0),
      initCode: bytesArg(fields, 2),
      callData: bytesArg(fields, 3),
      paymasterAndData: bytesArg(fields, paymasterAt),
    };
    return openUserOperation(parts, version, 'always');
  });
  return opened.find((it) => it.refused) ?? { calls: opened.flatMap(({ calls }) => calls) };
}

function operationsOf(items: readonly Arg[]): readonly Arg[] {
  return items.flatMap((item) => {
    const fields = partsAt([item], 0);
    return fields[0]?.value.kind === 'array' ? partsAt(fields, 0) : [item];
  });
}
