import type { Address } from 'viem';
import { accountKey } from '../text/accountKey.ts';
import { isKnownSomewhere } from './known.ts';
import { isPlacedAnywhere } from './places.ts';
import { protocolAnywhere } from './protocols.ts';
import { isWellKnownAnywhere } from './wellKnownTokens.ts';

/**
 * Whether an address ships as that of a contract on any network. Nobody has a key to it: where no code is, what is sent there
 * stays. The lists of networks that do not come are left out.
 */
export async function standsSomewhere(address: Address): Promise<boolean> {
  if (isKnownSomewhere(address) || protocolAnywhere(address) !== undefined || isWellKnownAnywhere(address))
    return true;
  return isPlacedAnywhere(accountKey(address)).catch(() => false);
}
