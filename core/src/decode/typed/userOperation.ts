import { type Address, getAddress, type Hex, isAddress } from 'viem';
import type { Arg } from '../../model/step.ts';
import type { CallToRead } from '../wrappers/wrapper.ts';
import { addressAt, valueAt } from './at.ts';
import type { TypedForm } from './form.ts';

/**
 * A user operation as it is signed for the EntryPoint 0.8 and later (ERC-4337, `PackedUserOperation`): the EntryPoint
 * calls the account with `callData`. An account that does not exist yet is made first, by the factory in `initCode`.
 */
export const typedUserOperation: TypedForm = {
  shapes: [
    '(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
  ],
  calls: (args, { to }) => {
    const sender = addressAt(args, ['sender']);
    if (sender === undefined) return [];
    const actor = to ?? 'unknown';
    const call = (target: Address, data: Hex): CallToRead => {
      return { op: 'call', actor, self: target, to: target, value: 0n, data, bytes: [0, 0], runs: 'later' };
    };
    const initCode = bytesAt(args, 'initCode');
    const factory = initCode.slice(0, 42) as Hex;
    // A factory of 0x7702 and zeros means a delegation (EIP-7702), and is not called.
    const makes = isAddress(factory, { strict: false }) && !/^0x77020*$/.test(factory);
    const callData = bytesAt(args, 'callData');
    return [
      ...(makes ? [call(getAddress(factory), `0x${initCode.slice(42)}`)] : []),
      ...(callData === '0x' ? [] : [call(sender, callData)]),
    ];
  },
};

function bytesAt(args: readonly Arg[], name: string): Hex {
  const value = valueAt(args, [name]);
  return value?.kind === 'bytes' ? value.hex : '0x';
}
