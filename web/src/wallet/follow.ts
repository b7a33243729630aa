import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { book } from '../data/own/book.ts';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { type Announced, kindOf } from './base/discover.ts';
import { flyingNow } from './practice/flying.ts';
import { walletStore } from './base/store.ts';

/** Takes over what wagmi says of the connection to `wallet`, and what the wallet says that it can do. */
export function follow(config: Config, wallet: Announced | undefined): void {
  const { status, address, addresses, chainId, connector } = getConnection(config);
  const before = walletStore.get();
  const whole = status === 'connected' && address !== undefined;
  const accounts = whole ? (addresses ?? [address]) : [];
  // What the user chose here holds until they choose another in the wallet, or the wallet takes it back.
  const stays = before.accounts[0] === accounts[0] && accounts.some((it) => it === before.chosen);
  const chosen = stays ? before.chosen : undefined;
  const account = chosen ?? address;
  const moved = before.chainId !== chainId || before.account !== account;
  // Whose part is played in a flight of the school is not the user's own, nor what a site says.
  const vouches = !flyingNow() && wallet?.ofSite !== true;
  if (whole && vouches) for (const it of accounts) if (!before.accounts.includes(it)) book.own(it);
  if (whole && chainId !== undefined) noteUsed(chainId);
  walletStore.set({
    status,
    account,
    accounts,
    chosen,
    chainId,
    name: (whole ? wallet?.peer?.() : undefined) ?? connector?.name ?? before.attempt?.name,
    connector: whole ? connector : undefined,
    kind: whole && wallet ? kindOf(wallet) : undefined,
    ability: whole ? { ...wallet?.ability?.(), ...(moved ? {} : batchesOf(before.ability)) } : undefined,
    ...(whole ? { ended: undefined, ...(moved ? { problem: undefined } : {}) } : {}),
  });
}

/** What the wallet said of batches counts for the account and the network for which it was asked. */
function batchesOf(ability: ReturnType<typeof walletStore.get>['ability']) {
  return ability?.batches === undefined ? {} : { batches: ability.batches };
}
