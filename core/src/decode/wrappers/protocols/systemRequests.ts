import type { Address, Hex } from 'viem';
import { functionAbi } from '../../../codec/functionAbi.ts';
import type { Arg } from '../../../model/step.ts';
import type { FunctionReading } from '../../readFunction.ts';

type Form = Readonly<{ text: string; source: string; parts: readonly Part[] }>;
type Part = Readonly<{ name: string; type: string; size: number }>;

const key = (name: string): Part => ({ name, type: 'bytes', size: 48 });

/**
 * Contracts of Ethereum itself that are called without a function: what they are asked for is packed, and each size of it means
 * one thing. From EIP-7002 and EIP-7251.
 */
const forms: Readonly<Record<string, Form>> = {
  '0x00000961ef480eb55e80d19ad83579a64c007002': {
    text: 'requestWithdrawal(bytes validator, uint64 gwei)',
    source: 'Ethereum withdrawal requests',
    parts: [key('validator'), { name: 'gwei', type: 'uint64', size: 8 }],
  },
  '0x0000bbddc7ce488642fb579f8b00f3a590007251': {
    text: 'requestConsolidation(bytes source, bytes target)',
    source: 'Ethereum consolidation requests',
    parts: [key('source'), key('target')],
  },
};

/** A request to a contract of Ethereum itself; undefined elsewhere, and for bytes of another size, which they refuse. */
export function systemRequest(
  to: Address | null,
  chainId: number | undefined,
  data: Hex,
): FunctionReading | undefined {
  const form = chainId === 1 && to !== null ? forms[to.toLowerCase()] : undefined;
  const fn = form === undefined ? undefined : functionAbi(form.text);
  if (form === undefined || fn === undefined) return undefined;
  const size = form.parts.reduce((sum, part) => sum + part.size, 0);
  if (data.length !== 2 + 2 * size) return undefined;
  const { name, signature, selector } = fn;
  return {
    reading: 'canonical',
    oddities: [],
    args: argsOf(form.parts, data),
    fn: { name, signature, selector, from: [{ by: 'source', name: form.source }] },
  };
}

function argsOf(parts: readonly Part[], data: Hex): readonly Arg[] {
  let at = 0;
  return parts.map(({ name, type, size }): Arg => {
    const bytes = [at, at + size] as const;
    const hex: Hex = `0x${data.slice(2 + 2 * at, 2 + 2 * (at + size)).toLowerCase()}`;
    at += size;
    return type === 'bytes'
      ? { name, type, value: { kind: 'bytes', hex }, bytes }
      : { name, type, value: { kind: 'integer', value: BigInt(hex) }, bytes };
  });
}
