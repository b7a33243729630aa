import * as words from '@readback/phrases/words/web/connect/chip.ts';
import { Popover } from '@base-ui/react/popover';
import { useSyncExternalStore } from 'react';
import { isReachable } from '../data/sources/hosts.ts';
import { useSetting } from '../data/base/setting.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { announced, onAnnounced } from '../wallet/base/discover.ts';
import { nowOf, type Recent, recentWallets } from '../wallet/kept/recent.ts';
import { connectTo } from '../wallet/runtime.ts';
import type { Wallet } from '../wallet/useWallet.ts';
import { relayInUse } from '../wallet/walletconnect/setting.ts';

/** The wallets that were connected here lately and can be connected now, besides the one that is. */
export function OtherWallets({ wallet }: { wallet: Wallet }) {
  const recent = useSetting(recentWallets);
  useSyncExternalStore(onAnnounced, announced);
  const others = recent.filter((it) => !isCurrent(it, wallet) && isHere(it));
  return others.map((it) => (
    <Popover.Close
      key={`${it.kind} ${it.rdns}`}
      render={
        <Button wide onClick={() => change(it)}>
          <span>
            <Words of={words.changeTo} values={{ wallet: <SafeText text={it.name} max={24} cut="mark" /> }} />
          </span>
        </Button>
      }
    />
  ));
}

/** The one that is connected, by the id under which it is kept. */
function isCurrent({ kind, rdns }: Recent, { connector, kind: now }: Wallet): boolean {
  return kind === now && rdns === connector?.id;
}

function isHere(recent: Recent): boolean {
  if (recent.kind !== 'walletConnect') return nowOf(recent) !== undefined;
  const relay = relayInUse();
  return relay !== undefined && isReachable(relay.relayUrl);
}

function change(recent: Recent): void {
  const target = recent.kind === 'walletConnect' ? 'walletConnect' : nowOf(recent);
  if (target) void connectTo(target, { quiet: true });
}
