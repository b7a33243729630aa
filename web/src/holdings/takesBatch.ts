import type { Incoming } from '@readback/core/model/request.ts';
import type { Address } from 'viem';
import { askBatches } from '../wallet/batches.ts';
import { whyCannotSign } from '../wallet/canSign.ts';
import { isProvider } from '../wallet/base/provider.ts';
import { walletStore } from '../wallet/base/store.ts';
import { isSame } from '../names/accountKinds.ts';

/**
 * Whether the wallet that is connected with this account says that it takes this batch. Asked when a batch is wanted;
 * the wallet shows its user nothing for it. Never rejects: what is not said counts as no.
 */
export async function takesBatch({ request: { body } }: Incoming, account: Address): Promise<boolean> {
  const { status, account: connected, kind, connector, chainId, ability } = walletStore.get();
  if (status !== 'connected' || kind === undefined || !isSame(account, connected)) return false;
  if (body.kind !== 'calls') return false;
  if (whyCannotSign(body, { ...ability, kind, chainId }) !== undefined) return false;
  if (kind === 'safe') return true;
  const provider = await connector?.getProvider().catch(() => undefined);
  if (!isProvider(provider)) return false;
  const batches = await askBatches(provider, account, body.chainId);
  return batches === 'atomic' || batches === 'apart';
}
