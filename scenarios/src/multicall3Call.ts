import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';

/** Calls that Multicall3 makes as itself, all or none. */
export function multicall3Call(calls: readonly Readonly<{ target: Address; callData: Hex }>[]): Hex {
  const all = calls.map((it) => ({ ...it, allowFailure: false }));
  return encodeFunctionData({ abi, args: [all] });
}

const abi = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call3[] calls) payable returns (Result[] returnData)',
]);
