import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/tokens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from 'viem';
import { useNetworks } from '../data/networks/config.ts';
import { tokens, useTokens } from '../data/own/tokens.ts';
import { Button } from '../ui/Button.tsx';
import styles from './look/Accounts.module.css';
import { AddTokenDialog } from './AddTokenDialog.tsx';
import { TokenListPanel } from './TokenListPanel.tsx';

/** How more tokens come to be inspected: by their address, by a list, or by showing again what was hidden. */
export function TokenTools({ account }: { account: Address }) {
  const [adding, setAdding] = useState(false);
  const networks = useNetworks();
  const hidden = useTokens().filter((it) => it.hidden);
  const client = useQueryClient();
  if (networks.length === 0) return null;
  return (
    <section className={styles.tokenTools} aria-label={words.more}>
      <div className={styles.tools}>
        <Button onClick={() => setAdding(true)}>{words.add}</Button>
        {hidden.length > 0 ? (
          <Button
            tone="quiet"
            onClick={() => {
              for (const it of hidden) tokens.remove(it);
              void client.invalidateQueries({ queryKey: ['holdings'] });
            }}
          >
            {fill(words.showHidden, { count: hidden.length })}
          </Button>
        ) : null}
      </div>
      <TokenListPanel />
      <AddTokenDialog open={adding} onClose={() => setAdding(false)} networks={networks} account={account} />
    </section>
  );
}
