import * as words from '@readback/phrases/words/web/accounts.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { Link } from '../router/Link.tsx';
import { useState } from 'react';
import type { Address } from 'viem';
import { useNetworks } from '../data/networks/config.ts';
import { noteUsed, useUsedNetworks } from '../data/own/usedNetworks.ts';
import { useBook } from '../data/own/book.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AccountHead } from './AccountHead.tsx';
import { accountKind, isSame, withConnected } from '../names/accountKinds.ts';
import look from '../ui/look/look.module.css';
import styles from './look/Accounts.module.css';
import { AllowancesPanel } from './allowances/AllowancesPanel.tsx';
import { NetworkPanel } from './NetworkPanel.tsx';
import { NotAsked } from './NotAsked.tsx';
import { SafeLine } from './SafeLine.tsx';
import { TokenTools } from './TokenTools.tsx';
import { useConnected, useChainOf } from './useConnected.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';

/** One account: who it is, who could take what it holds, and what that is on each network. */
export function AccountScreen({ named }: { named: string }) {
  const parsed = parseAddress(named);
  if (!parsed.ok) {
    return (
      <section className={styles.screen}>
        <h1>{words.notAddress}</h1>
        <p className={look.lead}>
          <SafeText text={errorText(parsed.error)} max={600} />{' '}
          <Words of={words.yoursAreThere} values={{ link: (inner) => <Link to="/accounts">{inner}</Link> }} />
        </p>
      </section>
    );
  }
  return <Account address={parsed.value} />;
}

function Account({ address }: { address: Address }) {
  const networks = useNetworks();
  const used = useUsedNetworks();
  const walletOn = useChainOf(address);
  const row = withConnected(useBook(), useConnected()).find((it) => isSame(it.address, address));
  const kind = accountKind(row);
  // A name in a file is someone else's word for it.
  const isStranger = kind === 'stranger' || (row?.imported === true && !row.own);
  // Anybody can make a link to an account: a stranger's is inspected only where the user presses.
  const [pressed, setPressed] = useState<readonly number[]>([]);
  // The node of the network that a wallet is on knows of its account already, also where a flight connected it.
  const asks = (chainId: number) =>
    pressed.includes(chainId) || (!isStranger && used.includes(chainId)) || chainId === walletOn;
  const ask = (chainId: number) => {
    noteUsed(chainId);
    setPressed([...pressed, chainId]);
  };
  const asked = networks.filter((it) => asks(it.chainId));
  const others = networks.filter((it) => !asks(it.chainId));
  return (
    <article className={styles.screen}>
      <AccountHead address={address} row={row} kind={kind} />
      {asked.map((network) => (
        <SafeLine key={network.chainId} network={network} account={address} />
      ))}
      <div className={styles.sides}>
        {networks.length > 0 ? (
          <div>
            <AllowancesPanel account={address} networks={asked} own={row?.own === true} />
          </div>
        ) : null}
        <div>
          <h2>{words.balances}</h2>
          {networks.length === 0 ? (
            <EmptyState title={words.noNetwork}>
              <Words
                of={words.noNetworkHint}
                values={{
                  link: (inner) => (
                    <Link to="/settings" search={{ section: 'networks' }}>
                      {inner}
                    </Link>
                  ),
                }}
              />
            </EmptyState>
          ) : (
            <div className={styles.stack}>
              {asked.map((network) => (
                <NetworkPanel key={network.chainId} network={network} account={address} />
              ))}
              <NotAsked
                networks={others}
                account={address}
                onAsk={ask}
                stranger={isStranger}
                open={asked.length === 0}
              />
            </div>
          )}
          <TokenTools account={address} />
        </div>
      </div>
    </article>
  );
}
