/** What ENS's universal resolver is asked and what it answers, as bytes (ENSIP-23). */
import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  toFunctionSelector,
  toHex,
} from 'viem';
import { solidity } from '../world/solidity.ts';
import { namehash, packetToBytes } from 'viem/ens';

const abi = parseAbi([
  solidity.resolveWithGateways,
  solidity.reverseWithGateways,
  solidity.addrOfCoin,
  solidity.text,
]);
/** Of its own, since the two functions called `addr` could not be told apart by name. */
const addrAbi = parseAbi([solidity.addr]);

/** Means that whoever asks also splits up batches of questions to gateways (ENSIP-21). */
export const ownBatchGateway = 'x-batch-gateway:true';

/** Asks for a name's address of a coin type; of Ethereum by the older function, which every resolver has. */
export function addressQuestion(name: string, coinType: bigint): Hex {
  const node = namehash(name);
  const data =
    coinType === 60n
      ? encodeFunctionData({ abi: addrAbi, functionName: 'addr', args: [node] })
      : encodeFunctionData({ abi, functionName: 'addr', args: [node, coinType] });
  return resolve(name, data);
}

/** Asks for a text record (ENSIP-5). */
export function textQuestion(name: string, key: string): Hex {
  return resolve(name, encodeFunctionData({ abi, functionName: 'text', args: [namehash(name), key] }));
}

/** Asks for the name of an address, forward-verified by the universal resolver (ENSIP-19). */
export function nameQuestion(address: Address, coinType: bigint): Hex {
  const args = [address, coinType, [ownBatchGateway]] as const;
  return encodeFunctionData({ abi, functionName: 'reverseWithGateways', args });
}

/** The record in an answer to `resolveWithGateways`, and the resolver that gave it. Throws on other bytes. */
export function recordIn(answer: Hex): Readonly<{ record: Hex; resolver: Address }> {
  const [record, resolver] = decodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], answer);
  return { record, resolver };
}

/** The address in a record; undefined when there is none. Throws if the bytes are not an address. */
export function resolvedAddress(record: Hex, coinType: bigint): Address | undefined {
  if (record === '0x') return undefined;
  const found =
    coinType === 60n
      ? decodeAbiParameters([{ type: 'address' }], record)[0]
      : decodeAbiParameters([{ type: 'bytes' }], record)[0];
  if (found === '0x' || /^0x0*$/.test(found)) return undefined;
  if (found.length !== 42) throw new Error('An address of an EVM chain has 20 bytes.');
  return getAddress(found);
}

/** The text in a record; undefined when it is empty. Throws on bytes that are not text. */
export function resolvedText(record: Hex): string | undefined {
  if (record === '0x') return undefined;
  return decodeAbiParameters([{ type: 'string' }], record)[0] || undefined;
}

/** The name in an answer to `reverseWithGateways`; undefined when it is empty. Throws on other bytes. */
export function nameIn(answer: Hex): string | undefined {
  return (
    decodeAbiParameters([{ type: 'string' }, { type: 'address' }, { type: 'address' }], answer)[0] ||
    undefined
  );
}

/** Errors by which the universal resolver says that there is no such name or record, or that it does not point back. */
const nothingThere: ReadonlySet<string> = new Set(
  [
    'ResolverNotFound(bytes)',
    'ResolverNotContract(bytes,address)',
    'UnsupportedResolverProfile(bytes4)',
    'ReverseAddressMismatch(string,bytes)',
    'DNSDecodingFailed(bytes)',
    'DNSEncodingFailed(string)',
    'EmptyAddress()',
  ].map((it) => toFunctionSelector(it)),
);

/** Whether a revert says that there is nothing to be found. */
export function isNothing(revert: Hex): boolean {
  return nothingThere.has(revert.slice(0, 10));
}

function resolve(name: string, data: Hex): Hex {
  const args = [toHex(packetToBytes(name)), data, [ownBatchGateway]] as const;
  return encodeFunctionData({ abi, functionName: 'resolveWithGateways', args });
}

/** Joins what a gateway answered with what the contract wanted back, as the arguments of its callback (ERC-3668). */
export function callbackData(callback: Hex, response: Hex, extraData: Hex): Hex {
  const args = encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [response, extraData]);
  return `${callback}${args.slice(2)}` as Hex;
}
