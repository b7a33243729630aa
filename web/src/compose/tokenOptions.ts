import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import type { Address } from 'viem';
import { knownTokens, practiceTokens } from '../accounts/knownTokens.ts';
import type { TokenRow } from '../data/tokens.ts';
import { shortAddress } from '../ui/address.ts';

export type TokenOption = Readonly<{ address: Address; label: string }>;

/**
 * The tokens that can be picked on a network, as a list of the browser shows them: it cannot mark odd characters, so
 * that a symbol is there only if it is short and plain, and never without the address.
 */
export function tokenOptions(
  chainId: number,
  rows: readonly TokenRow[],
  info: PracticeInfo | undefined,
): readonly TokenOption[] {
  return knownTokens(chainId, { rows, practice: practiceTokens(info) })
    .filter(({ kind }) => kind === 'token')
    .map(({ address }) => {
      const same = (it: { address: Address; chainId: number }) =>
        it.chainId === chainId && it.address.toLowerCase() === address.toLowerCase();
      const name = rows.find(same)?.symbol ?? info?.labels.find(same)?.name;
      const plain = name !== undefined && /^[A-Za-z0-9 .$-]{1,24}$/.test(name) ? `${name} ` : '';
      return { address, label: plain + shortAddress(address) };
    });
}
