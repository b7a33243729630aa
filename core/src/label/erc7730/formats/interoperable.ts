import { bytesToHex, type Hex, hexToBytes, keccak256 } from 'viem';
import { checksummed } from '../../../text/address.ts';
import type { Span } from '../../../model/clearSigned.ts';
import { Unfit } from '../paths/scope.ts';
import { nameSpan } from './addressName.ts';
import type { FormatInput } from './format.ts';

/** An address on a chain, as ERC-7930 writes it: `0xd8dA…@eip155:1#4CA88C9C`. */
export function interoperableAddressName(input: FormatInput): readonly Span[] {
  const { value } = input.value;
  const parts = value.kind === 'bytes' ? readInteroperable(value.hex) : undefined;
  if (parts === undefined) throw new Unfit('wrongType', input.value.at, input.value.type);
  const from = [input.value.source];
  const name = nameSpan(input, parts.address, parts.chainId);
  const address: Span = {
    is: 'address',
    text: parts.address,
    from,
    value: { kind: 'address', address: parts.address },
  };
  return [
    name ?? address,
    {
      is: 'chain',
      text: `@eip155${parts.chainId === undefined ? '' : `:${parts.chainId}`}#${parts.checksum}`,
      from,
    },
  ];
}

type Interoperable = Readonly<{
  address: `0x${string}`;
  chainId: number | undefined;
  checksum: string;
}>;

/**
 * Version 1 of ERC-7930 for EVM chains: version (2 bytes), chain type (2), length and chain reference, length and
 * address. The checksum is the first four bytes of the hash of everything behind the version. Undefined for all else.
 */
export function readInteroperable(hex: Hex): Interoperable | undefined {
  const bytes = hexToBytes(hex);
  const size = bytes[4] ?? 0;
  const end = 6 + size + 20;
  if (!hex.startsWith('0x00010000') || size > 8 || bytes[5 + size] !== 20 || bytes.length !== end)
    return undefined;
  const reference = bytes.subarray(5, 5 + size);
  if (size > 0 && reference[0] === 0) return undefined;
  const chain = size === 0 ? undefined : BigInt(bytesToHex(reference));
  if (chain !== undefined && chain > Number.MAX_SAFE_INTEGER) return undefined;
  return {
    address: checksummed(bytesToHex(bytes.subarray(6 + size))),
    chainId: chain === undefined ? undefined : Number(chain),
    checksum: keccak256(bytes.subarray(2)).slice(2, 10).toUpperCase(),
  };
}
