import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/connect/chip.ts';
import { Popover } from '@base-ui/react/popover';
import { useSyncExternalStore } from 'react';
import { Picture } from '../names/avatar/Picture.tsx';
import { useName } from '../names/useName.ts';
import { shortAddress } from '../ui/text/address.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './Chip.module.css';
import { ConnectDialog } from './ConnectDialog.tsx';
import { cancelConnect } from '../wallet/runtime.ts';
import { walletStore } from '../wallet/base/store.ts';
import { useWallet, type Wallet } from '../wallet/useWallet.ts';
import { WalletMenu, WatchMenu } from './WalletMenu.tsx';

/**
 * The wallet in the header. Each status of the connection has its own word and its own form; what is the matter
 * besides is in a second line.
 */
export function WalletChip() {
  const wallet = useWallet();
  return (
    <div className={styles.beside} data-testid="wallet" data-status={wallet.status}>
      <Chip wallet={wallet} />
      <ConnectDialog />
    </div>
  );
}

function Chip({ wallet }: { wallet: Wallet }) {
  const { attempt } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const [trouble] = wallet.trouble;
  switch (wallet.status) {
    case 'disconnected':
      return (
        <>
          {wallet.watched ? <Watching wallet={wallet} /> : null}
          {trouble ? <span className={`${styles.second} ${styles.trouble}`}>{trouble.word}</span> : null}
          <Button className={styles.connect} onClick={wallet.connect} aria-label={words.connectWallet}>
            <Words
              of={words.connectWide}
              values={{
                wide: (inner) =>
                  wallet.watched || trouble ? <span className={styles.wide}>{inner}</span> : inner,
              }}
            />
          </Button>
        </>
      );
    case 'connecting': {
      const step = attempt?.slow ? words.steps.slow : words.steps.soon;
      return (
        <button
          type="button"
          className={`${styles.chip} ${styles.connecting}`}
          onClick={wallet.connect}
          aria-label={fill(words.connectingAloud, { step })}
        >
          <span className={styles.mark} aria-hidden />
          <span className={styles.lines}>
            <span className={styles.first}>{words.connecting}</span>
            <span className={styles.second}>{step}</span>
          </span>
        </button>
      );
    }
    case 'reconnecting':
      return (
        <>
          <output className={`${styles.chip} ${styles.reconnecting}`}>
            <span className={styles.mark} aria-hidden />
            <span className={styles.lines}>
              <span className={styles.first}>{words.reconnecting}</span>
              {wallet.account ? (
                <span className={`${styles.second} ${styles.digits}`}>{shortAddress(wallet.account)}</span>
              ) : null}
            </span>
          </output>
          {attempt?.slow ? <Button onClick={() => void cancelConnect()}>{words.cancel}</Button> : null}
        </>
      );
    case 'connected':
      return <Connected wallet={wallet} />;
  }
}

function Connected({ wallet }: { wallet: Wallet }) {
  const [trouble] = wallet.trouble;
  const { name, avatar } = useName(wallet.account, wallet.chainId);
  return (
    <Popover.Root>
      <Popover.Trigger className={`${styles.chip} ${styles.connected}`}>
        <span className={styles.mark} aria-hidden />
        {wallet.account ? (
          <span className={styles.picture}>
            <Picture address={wallet.account} avatar={avatar} size={26} />
          </span>
        ) : null}
        <span className={styles.lines}>
          <span className={styles.first}>
            <span className={styles.name}>
              <SafeText text={name?.name ?? wallet.name ?? words.unnamed} max={24} cut="mark" />
            </span>
            {wallet.account ? <span className={styles.digits}>{shortAddress(wallet.account)}</span> : null}
          </span>
          <span className={trouble && !trouble.calm ? `${styles.second} ${styles.trouble}` : styles.second}>
            {trouble ? trouble.word : words.connected}
          </span>
        </span>
      </Popover.Trigger>
      <WalletMenu wallet={wallet} />
    </Popover.Root>
  );
}

function Watching({ wallet }: { wallet: Wallet }) {
  return (
    <Popover.Root>
      <Popover.Trigger className={`${styles.chip} ${styles.watching}`}>
        <span className={styles.lines}>
          <span className={`${styles.first} ${styles.digits}`}>
            {wallet.watched ? shortAddress(wallet.watched) : null}
          </span>
          <span className={styles.second}>{words.watching}</span>
        </span>
      </Popover.Trigger>
      <WatchMenu wallet={wallet} />
    </Popover.Root>
  );
}
