import { revocationCall, revocationIn } from '@readback/core/label/descriptors/revocation.ts';
import { type Known, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions } from '@readback/core/world/world.ts';
import { isOn } from '../sources/sources.ts';
import { wasUsed } from '../own/usedNetworks.ts';
import { askNode } from './askNode.ts';

/** Whether an attestation was taken back. Ethereum’s node is asked only where the user used that network before. */
export async function askRevoked(asked: Questions['revoked']['ask'], bounds: Bounds): Promise<Known<bigint>> {
  const call = revocationCall(asked);
  if (!isOn('descriptors') || !wasUsed(call.chainId)) return unknown('notAsked', 'Ethereum');
  return revocationIn(await askNode(call, bounds));
}
