import type { Address, Hex } from 'viem';
import { selectorOf } from '../codec/functionAbi.ts';
import { says, type Table } from '../world/testing/tableWorld.ts';

/** What is on a chain for a test: code by address, and storage by address and slot. Addresses in lower case. */
export type Standing = Readonly<{
  code: Readonly<Record<string, Hex>>;
  storage?: Readonly<Record<string, Readonly<Record<string, Hex>>>>;
  /** What a contract answers to a call, by its address. */
  answers?: Readonly<Record<string, Hex>>;
}>;

export const chainId = 1;

/** A node at one block that knows what is there, and cannot simulate. */
export function standing({ code, storage = {}, answers = {} }: Standing): Table {
  const of = <T>(table: Readonly<Record<string, T>>, at: unknown): T | undefined =>
    table[String(at).toLowerCase()];
  return {
    eth_chainId: says(`0x${chainId.toString(16)}`),
    eth_getBlockByNumber: says({
      hash: `0x${'ab'.repeat(32)}`,
      number: '0x10',
      timestamp: '0x6a000000',
      gasLimit: '0x1c9c380',
      gasUsed: '0x0',
      transactions: [],
    }),
    eth_getTransactionCount: says('0x1'),
    eth_getCode: ([address]) => says(of(code, address) ?? '0x')([]),
    eth_getStorageAt: ([address, slot]) =>
      says(of(of(storage, address) ?? {}, slot) ?? `0x${'00'.repeat(32)}`)([]),
    eth_call: ([it]) => says(of(answers, (it as { to: string }).to) ?? '0x')([]),
  };
}

/** Code that sorts calls of one function into a body that reads an address, and a number where there is a second. */
export function codeWith(signature: string): Hex {
  const second = signature.includes(',') ? '60243501' : '';
  const body = `5b60043573${'ff'.repeat(20)}16${second}5f5260205ff3`;
  return `0x5f3560e01c8063${selectorOf(signature).slice(2)}1460105700${body}`;
}

/** Code that runs the code whose address a slot holds; `more` is behind it. */
export function delegatingTo(slot: Hex, more = ''): Hex {
  return `0x365f5f375f5f365f7f${slot.slice(2)}545af43d5f5f3e3d5ff3${more}`;
}

/** An address as storage and answers hold it. */
export function word(address: Address): Hex {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
}
