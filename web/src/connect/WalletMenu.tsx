import * as words from '@readback/phrases/words/web/connect/chip.ts';
import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { NativeBalance } from '../balance/NativeBalance.tsx';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { Accounts } from './Accounts.tsx';
import look from '../ui/look/look.module.css';
import styles from './Chip.module.css';
import { OtherWallets } from './OtherWallets.tsx';
import { walletStore } from '../wallet/base/store.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import type { Wallet } from '../wallet/useWallet.ts';
import { unwatch } from '../wallet/kept/watched.ts';

/** What opens from the chip of a connected wallet: the account whole, what is the matter, and what can be done. */
export function WalletMenu({ wallet }: { wallet: Wallet }) {
  const name = <SafeText text={wallet.name ?? words.unnamed} />;
  return (
    <Sheet
      title={
        wallet.kind === 'walletConnect' ? (
          <Words
            of={words.overWalletConnect}
            values={{ wallet: name, by: (inner) => <span className={styles.by}>{inner}</span> }}
          />
        ) : (
          name
        )
      }
    >
      <Accounts wallet={wallet} />
      <NativeBalance network={wallet.network} account={wallet.account} />
      <div className={styles.notices}>
        {wallet.trouble.map((it) => (
          <TroubleNotice key={it.word} trouble={it} />
        ))}
      </div>
      <ToAccount address={wallet.account} />
      <div className={styles.actions}>
        <Popover.Close
          render={
            <Button wide onClick={() => walletStore.set({ networksOpen: true })}>
              {words.switchNetwork}
            </Button>
          }
        />
        <OtherWallets wallet={wallet} />
        <Popover.Close
          render={
            <Button wide onClick={wallet.connect}>
              {words.connectAnother}
            </Button>
          }
        />
        <Popover.Close
          render={
            <Button wide onClick={() => void wallet.disconnect()}>
              {words.disconnect}
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
    <Sheet title={words.watched.title}>
      {wallet.watched ? (
        <NamedAddress
          address={wallet.watched}
          chainId={wallet.network?.chainId}
          form="whole"
          note={words.watched.note}
          unnamed={words.account.unnamed}
        />
      ) : null}
      <NativeBalance network={wallet.network} account={wallet.watched} />
      <ToAccount address={wallet.watched} />
      <p className={look.quietWrap}>{words.watched.lead}</p>
      <div className={styles.actions}>
        <Popover.Close
          render={
            <Button wide onClick={unwatch}>
              {words.watched.stop}
            </Button>
          }
        />
      </div>
    </Sheet>
  );
}

function ToAccount({ address }: { address: Address | undefined }) {
  if (address === undefined) return null;
  return (
    <p className={styles.toAccount}>
      <Popover.Close
        nativeButton={false}
        // It leads somewhere: a link, and no button.
        render={({ role: _button, ...closing }) => (
          <Link {...closing} to="/accounts/$address" params={{ address }}>
            {words.openAccount}
          </Link>
        )}
      />
    </p>
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
