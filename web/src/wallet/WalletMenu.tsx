import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import type { Address as Account } from 'viem';
import { useBook } from '../data/book.ts';
import { NativeBalance } from '../balance/NativeBalance.tsx';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import styles from './Chip.module.css';
import { walletStore } from './store.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import type { Wallet } from './useWallet.ts';
import { unwatch } from './watched.ts';

/** What opens from the chip of a connected wallet: the account whole, what is the matter, and what can be done. */
export function WalletMenu({ wallet }: { wallet: Wallet }) {
  return (
    <Sheet title={<SafeText text={wallet.name ?? 'Wallet'} />}>
      {wallet.account ? <Own address={wallet.account} note="connected" /> : null}
      <NativeBalance network={wallet.network} account={wallet.account} />
      <div className={styles.notices}>
        {wallet.trouble.map((it) => (
          <TroubleNotice key={it.word} trouble={it} />
        ))}
      </div>
      <div className={styles.actions}>
        <Popover.Close
          render={
            <Button wide onClick={() => walletStore.set({ networksOpen: true })}>
              Switch network
            </Button>
          }
        />
        <Popover.Close
          render={
            <Button wide onClick={() => void wallet.disconnect()}>
              Disconnect
            </Button>
          }
        />
      </div>
    </Sheet>
  );
}

/** What opens from the chip of a watched account. */
export function WatchMenu({ wallet }: { wallet: Wallet }) {
  return (
    <Sheet title="Watched address">
      {wallet.watched ? <Own address={wallet.watched} note="watched" /> : null}
      <NativeBalance network={wallet.network} account={wallet.watched} />
      <p className={styles.sub}>Requests are read back for this account. To sign, connect its wallet.</p>
      <div className={styles.actions}>
        <Popover.Close
          render={
            <Button wide onClick={unwatch}>
              Stop watching
            </Button>
          }
        />
      </div>
    </Sheet>
  );
}

/** An account of the user, with the name they saved for it, if any. */
function Own({ address, note }: { address: Account; note: string }) {
  const name = useBook().find((it) => it.address.toLowerCase() === address.toLowerCase())?.name;
  return (
    <Address
      address={address}
      form="whole"
      note={note}
      name={name ? { name } : undefined}
      unnamed="Your account"
    />
  );
}

export function Sheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Popover.Portal>
      <Popover.Positioner className={styles.place} sideOffset={8} align="end" collisionPadding={12}>
        <Popover.Popup className={styles.popup}>
          <Popover.Title className={styles.title}>{title}</Popover.Title>
          {children}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  );
}
