import type { Address } from 'viem';

/** How many characters of an address are typed to say that it is known. */
export const typedDigits = 6;

/** What keeps the user from saying that they know an account: a sentence, or undefined. */
export function digitsProblem(typed: string, address: Address): string | undefined {
  const digits = typed.trim().toLowerCase();
  if (digits === '') return `Type the last ${typedDigits} characters of the address.`;
  if (digits === address.slice(-typedDigits).toLowerCase()) return undefined;
  return `These are not its last ${typedDigits} characters. Compare the address with your own source.`;
}
