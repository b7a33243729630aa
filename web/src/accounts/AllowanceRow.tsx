import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import type { Allowance } from '@readback/core/balances/allowances.ts';
import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import { knownName } from '@readback/core/shipped/known.ts';
import type { ReactNode } from 'react';
import { openReview } from '../data/openReview.ts';
import { useName } from '../names/useName.ts';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Time } from '../ui/Time.tsx';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Accounts.module.css';
import { hasEnded } from './allowanceWords.ts';
import { revokeIncoming } from './revoke.ts';
import type { SeenToken } from './seen.ts';
import { TokenAmount } from './TokenAmount.tsx';
import { useContractLabel } from './useContractLabel.ts';
import type { HoldingsOf } from './useHoldings.ts';
import { checksummed } from '@readback/core/text/address.ts';

/** One permission: who may take how much of what, and the way to take it back. */
export function AllowanceRow({
  it,
  of,
  own,
  token,
}: {
  it: Allowance;
  of: HoldingsOf;
  own: boolean;
  token: SeenToken | undefined;
}) {
  const now = useNow();
  const known = useName(it.spender, of.chainId).name;
  const label = useContractLabel(of.chainId, it.spender);
  const shipped = knownName(of.chainId, it.spender);
  const name = known ?? label ?? (shipped === undefined ? undefined : { name: shipped });
  const ended = it.kind === 'permit2' && hasEnded(it.until, now);
  return (
    <li className={styles.row}>
      <span className={styles.says}>
        <Says it={it} token={token} spender={<Address address={it.spender} name={name} />} />
        {it.kind === 'permit2' ? (
          <span className={styles.quiet}>
            <Words
              of={words.permit2}
              values={{ ended: ended ? 'yes' : 'no', time: <Time seconds={it.until ?? 0n} /> }}
            />
          </span>
        ) : null}
      </span>
      {own ? (
        <Button onClick={() => openReview(revokeIncoming(it, of))}>
          <Words
            of={words.revoke}
            values={{
              hidden: (inner) => <span className={styles.hidden}>{inner}</span>,
              spender: shipped ?? it.spender,
              token: checksummed(it.token),
            }}
          />
        </Button>
      ) : null}
    </li>
  );
}

/** Who may take how much of what. */
function Says({ it, token, spender }: { it: Allowance; token: SeenToken | undefined; spender: ReactNode }) {
  return (
    <Words
      of={it.kind === 'operator' ? words.operator : isUnlimited(it.amount) ? words.unlimited : words.limited}
      values={{
        spender,
        b: (inner) => <b>{inner}</b>,
        amount: it.kind === 'operator' ? null : <Most raw={it.amount} decimals={token?.decimals} />,
        token: (
          <Address
            address={it.token}
            says={
              token?.symbol === undefined ? undefined : <SafeText text={token.symbol} max={24} cut="mark" />
            }
          />
        ),
      }}
    />
  );
}

function Most({ raw, decimals }: { raw: bigint; decimals: number | undefined }) {
  const said = decimals === undefined ? words.noDecimals : fill(words.decimals, { decimals });
  return <TokenAmount raw={raw} decimals={decimals} said={said} />;
}
