/** What is loaded once an app is connected, or is to be, and not before. */
import { type Client, openClient } from '../../wallet/walletconnect/client.ts';
import { openSessionStore } from '../../wallet/walletconnect/storage.ts';
import { linkApps } from './link.ts';

/** Opens the client that apps reach, apart from the one by which this page reaches wallets. */
export async function begin(
  relay: Readonly<{ projectId: string; relayUrl: string; verifies: boolean }>,
): Promise<{ client: Client; linkApps: typeof linkApps }> {
  const store = await openSessionStore('readback-walletconnect-apps');
  const { client } = await openClient({ ...relay, store, prefix: 'readback-apps' });
  return { client, linkApps };
}
