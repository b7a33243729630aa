import { decodeErrorResult, type Hex, parseAbi, size } from 'viem';
import type { Revert } from '../model/effects.ts';

/**
 * Why a call failed, from the data that it reverted with: the text of `Error(string)`, the name of a panic, the
 * signature of a standard token error (ERC-6093). Any other custom error stays bytes. The text is foreign.
 */
export function revertOf(data: Hex): Revert {
  if (size(data) < 4) return { data };
  try {
    const { errorName, args } = decodeErrorResult({ abi, data });
    const [first] = args ?? [];
    if (errorName === 'Error') return { data, reason: String(first).slice(0, maxReason) };
    if (errorName === 'Panic') return { data, reason: panics.get(Number(first)) ?? `panic ${Number(first)}` };
    return { data, reason: signatures.get(errorName) ?? errorName };
  } catch {
    return { data };
  }
}

const maxReason = 1_000;

const standard = [
  'ERC20InsufficientBalance(address,uint256,uint256)',
  'ERC20InvalidSender(address)',
  'ERC20InvalidReceiver(address)',
  'ERC20InsufficientAllowance(address,uint256,uint256)',
  'ERC20InvalidApprover(address)',
  'ERC20InvalidSpender(address)',
  'ERC721InvalidOwner(address)',
  'ERC721NonexistentToken(uint256)',
  'ERC721IncorrectOwner(address,uint256,address)',
  'ERC721InsufficientApproval(address,uint256)',
  'ERC1155InsufficientBalance(address,uint256,uint256,uint256)',
  'ERC1155MissingApprovalForAll(address,address)',
];

const abi = parseAbi(['Error(string)', 'Panic(uint256)', ...standard].map((it) => `error ${it}`));

const signatures = new Map(standard.map((it) => [it.slice(0, it.indexOf('(')), it]));

/** Of the Solidity documentation, "Panic via assert". */
const panics: ReadonlyMap<number, string> = new Map([
  [0x00, 'panic of the compiler'],
  [0x01, 'assertion failed'],
  [0x11, 'arithmetic overflow or underflow'],
  [0x12, 'division by zero'],
  [0x21, 'no such value of an enum'],
  [0x22, 'storage of a byte array is broken'],
  [0x31, 'pop of an empty array'],
  [0x32, 'index outside of an array'],
  [0x41, 'too much memory'],
  [0x51, 'call of an empty function'],
]);
