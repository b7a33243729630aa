/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  size,
  zeroAddress,
} from 'viem';
import type { Call, SafeTx } from '../../model/request.ts';
import { alice, type TestChain } from './chain.ts';

const abi = parseAbi([
  'function setup(address[], uint256, address, bytes, address, address, uint256, address)',
  'function multiSend(bytes) payable',
]);

/** The workspace that has Safe's own artifacts. */
const practice = createRequire(new URL('../../../../practice/package.json', import.meta.url));

function creationCode(path: string): Hex {
  const file = practice.resolve(`@safe-global/safe-contracts/build/artifacts/contracts/${path}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { bytecode: Hex }).bytecode;
}

/** A real Safe 1.4.1 behind its proxy; with a fallback handler it answers whether a signature is valid. */
export async function deploySafe(
  chain: TestChain,
  owners: readonly Address[],
  threshold: bigint,
  handler: Address = zeroAddress,
): Promise<Address> {
  const singleton = await chain.deployCode(creationCode('Safe.sol/Safe'));
  const arg = encodeAbiParameters([{ type: 'address' }], [singleton]);
  const safe = await chain.deployCode(concatHex([creationCode('proxies/SafeProxy.sol/SafeProxy'), arg]));
  const args = [owners, threshold, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress] as const;
  await chain.receipt(
    await chain.send(alice, { to: safe, data: encodeFunctionData({ abi, functionName: 'setup', args }) }),
  );
  return safe;
}

export function deployHandler(chain: TestChain): Promise<Address> {
  return chain.deployCode(
    creationCode('handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler'),
  );
}

export function deployMultiSend(chain: TestChain): Promise<Address> {
  return chain.deployCode(creationCode('libraries/MultiSend.sol/MultiSend'));
}

export function multiSend(calls: readonly Call[]): Hex {
  const packed = concatHex(
    calls.map(({ to, value, data }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, to ?? zeroAddress, value, BigInt(size(data)), data],
      ),
    ),
  );
  return encodeFunctionData({ abi, functionName: 'multiSend', args: [packed] });
}

export function safeTx(tx: Partial<SafeTx>): SafeTx {
  return {
    to: zeroAddress,
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: 0n,
    ...tx,
  };
}
