import { shortAddress } from '../ui/text/address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../ui/undo/undo.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/holdings.ts';
import { ago } from '../ui/time/ago.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { tokens } from '../data/own/tokens.ts';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { CurrencyMark, TokenMark } from '../ui/marks/Mark.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import styles from './look/Accounts.module.css';
import type { HoldingRow } from './holdingRows.ts';
import { useForgetToken } from './useForgetToken.ts';
import { TokenAmount } from '../balance/TokenAmount.tsx';

/** The network's own currency. */
export function NativeLine({ raw, network }: { raw: bigint; network: Network }) {
  const { symbol, decimals } = network;
  return (
    <li className={`${styles.row} ${styles.marked}`}>
      <CurrencyMark chainId={network.chainId} symbol={symbol} />
      <span className={styles.asset}>
        <b>
          <SafeText text={symbol} max={24} cut="mark" />
        </b>
        <span className={styles.quiet}>{words.native}</span>
      </span>
      <TokenAmount raw={raw} decimals={decimals} said={fill(words.nativeDecimals, { decimals })} aligned />
    </li>
  );
}

/** One token: its symbol never appears without the contract that says it. */
export function HoldingLine({ row, chainId, readAt }: { row: HoldingRow; chainId: number; readAt: number }) {
  const { address, kind, balance, decimals, listed } = row;
  return (
    <li className={`${styles.row} ${styles.marked}`}>
      <TokenMark chainId={chainId} address={address} symbol={row.symbol} />
      <span className={styles.asset}>
        <b>
          {row.symbol === undefined ? words.noSymbol : <SafeText text={row.symbol} max={24} cut="mark" />}
        </b>
        <span className={styles.quiet}>
          {row.name === undefined ? null : <SafeText text={row.name} max={40} cut="mark" />}
        </span>
        <Address address={address} />
        {row.odd ? <span className={styles.tag}>{words.odd}</span> : null}
        {row.twin ? <span className={styles.tag}>{words.twin}</span> : null}
        {listed ? <span className={styles.quiet}>{words.listed}</span> : null}
        <Trouble row={row} readAt={readAt} />
      </span>
      {balance.value === undefined ? (
        <span className={styles.unread}>{words.balanceNotRead}</span>
      ) : (
        <TokenAmount
          raw={balance.value}
          decimals={decimals}
          items={kind === 'collection'}
          said={decimalsWords(row)}
          aligned={kind === 'token'}
          actions={<Hide row={row} chainId={chainId} />}
        />
      )}
      {balance.value === undefined ? <Hide row={row} chainId={chainId} /> : null}
    </li>
  );
}

function Trouble({ row, readAt }: { row: HoldingRow; readAt: number }) {
  const now = useNow();
  const { failed, at } = row.balance;
  if (!failed) return null;
  const why = whyWords[failed.why];
  return (
    <span className={styles.unread}>
      {at === undefined
        ? fill(words.balanceNotReadWhy, { why })
        : fill(words.balanceNotReadAgain, { why, ago: ago(Math.min(at, readAt), now) })}
    </span>
  );
}

function Hide({ row, chainId }: { row: HoldingRow; chainId: number }) {
  const forget = useForgetToken(chainId);
  const client = useQueryClient();
  const { address, kind } = row;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        const before = tokens.row({ chainId, address });
        canUndo({
          says: forgottenWords.token,
          what: <SafeText text={row.symbol ?? shortAddress(address)} max={24} />,
          back: () => {
            tokens.remove({ chainId, address });
            if (before) tokens.put(before);
            void client.invalidateQueries({ queryKey: ['holdings'] });
          },
        });
        tokens.hide({ chainId, address, kind });
        forget(address);
      }}
    >
      {words.hide}
    </Button>
  );
}

function decimalsWords({ decimals, kind }: HoldingRow): string {
  if (kind === 'collection') return words.itemCount;
  return decimals === undefined ? words.badDecimals : fill(words.tokenDecimals, { decimals });
}
