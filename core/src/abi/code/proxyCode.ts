import type { Address, Hex } from 'viem';
import { checksummed } from '../../text/address.ts';

/** What the code of an account says by itself about whose code it runs. */
export type CodeProxy = Readonly<{ kind: 'eip1167' | 'eip7702'; implementation: Address }>;

/**
 * The implementation that is in the code of a minimal proxy: ERC-1167 with its variants (shorter addresses,
 * arguments behind the code, the forms of Vyper, ERC-7511 and the "more minimal" one), or a delegation of EIP-7702.
 */
export function proxyInCode(code: Hex): CodeProxy | undefined {
  const delegate = /^0xef0100([0-9a-f]{40})$/.exec(code)?.[1];
  if (delegate !== undefined) return { kind: 'eip7702', implementation: checksummed(`0x${delegate}`) };
  for (const form of forms) {
    const found = form.exec(code)?.[1];
    if (found !== undefined && found.length % 2 === 0)
      return { kind: 'eip1167', implementation: checksummed(`0x${found.padStart(40, '0')}`) };
  }
  return undefined;
}

/** Whole runtime codes with the address left open. */
const forms: readonly RegExp[] = [
  // ERC-1167: PUSH20, and its optimisation for addresses with leading zeros (PUSH16 to PUSH19), jumps shifted to fit.
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/,
  /^0x363d3d373d3d3d363d6f([0-9a-f]{32})5af43d82803e903d91602757fd5bf3$/,
  /^0x363d3d373d3d3d363d70([0-9a-f]{34})5af43d82803e903d91602857fd5bf3$/,
  /^0x363d3d373d3d3d363d71([0-9a-f]{36})5af43d82803e903d91602957fd5bf3$/,
  /^0x363d3d373d3d3d363d72([0-9a-f]{38})5af43d82803e903d91602a57fd5bf3$/,
  // The same with arguments behind the code: those of clones with immutable arguments, and those passed on.
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3[0-9a-f]+$/,
  /^0x363d3d3761[0-9a-f]{4}603[0-9a-f]36393661[0-9a-f]{4}013d73([0-9a-f]{40})5af43d3d93803e603[0-9a-f]57fd5bf3[0-9a-f]*$/,
  // "More minimal", ERC-7511 with PUSH0, and Vyper's.
  /^0x3d3d3d3d363d3d37363d73([0-9a-f]{40})5af43d3d93803e602a57fd5bf3$/,
  /^0x365f5f375f5f365f73([0-9a-f]{40})5af43d5f5f3e5f3d91602a57fd5bf3$/,
  /^0x366000600037611000600036600073([0-9a-f]{40})5af4602c57600080fd5b6110006000f3$/,
];

/** Whether a slot of storage is in the code as a constant (`PUSH32`). */
export function mentions(code: Hex, slot: Hex): boolean {
  return code.includes(`7f${slot.slice(2)}`);
}

/** Whether a selector is compared with somewhere in the code: pushed without the zeros in front, as compilers do. */
export function hasSelector(code: Hex, selector: Hex): boolean {
  const digits = selector.slice(2).replace(/^(?:00){1,3}/, '');
  return code.includes(`${(0x5f + digits.length / 2).toString(16)}${digits}`);
}

/** Whether DELEGATECALL is in the code as an instruction: not as part of a pushed value or of the metadata. */
export function delegates(code: Hex): boolean {
  const end = code.length - metadataLength(code);
  for (let at = 2; at < end; at += 2) {
    const op = Number.parseInt(code.slice(at, at + 2), 16);
    if (op === 0xf4) return true;
    if (op >= 0x60 && op <= 0x7f) at += 2 * (op - 0x5f);
  }
  return false;
}

/** Digits of the CBOR that compilers put behind the code: its length is in the last two bytes. */
function metadataLength(code: Hex): number {
  const bytes = Number.parseInt(code.slice(-4), 16);
  const digits = 2 * (bytes + 2);
  return digits < code.length - 2 && /^a[1-4]/.test(code.slice(-digits)) ? digits : 0;
}
