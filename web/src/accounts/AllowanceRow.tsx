import type { Allowance } from '@readback/core/balances/allowances.ts';
import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import { knownName } from '@readback/core/shipped/known.ts';
import { openReview } from '../data/openReview.ts';
import { useName } from '../names/useName.ts';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Time } from '../ui/Time.tsx';
import { useNow } from '../ui/useNow.ts';
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
        <Address address={it.spender} name={name} /> may take <HowMuch it={it} token={token} />{' '}
        <Address
          address={it.token}
          says={
            token?.symbol === undefined ? undefined : <SafeText text={token.symbol} max={24} cut="mark" />
          }
        />
        {it.kind === 'permit2' ? (
          <span className={styles.quiet}>
            Through Permit2, {ended ? 'ended at ' : 'until '}
            <Time seconds={it.until ?? 0n} />. It also needs the token’s own allowance for Permit2.
          </span>
        ) : null}
      </span>
      {own ? (
        <Button onClick={() => openReview(revokeIncoming(it, of))}>
          Revoke
          <span className={styles.hidden}>
            {' '}
            what {shipped ?? it.spender} may take of {checksummed(it.token)}
          </span>
        </Button>
      ) : null}
    </li>
  );
}

function HowMuch({ it, token }: { it: Allowance; token: SeenToken | undefined }) {
  if (it.kind === 'operator') return <b>every item of</b>;
  if (isUnlimited(it.amount)) {
    return (
      <>
        <b>any amount</b> (no limit) of
      </>
    );
  }
  const decimals = token?.decimals;
  return (
    <>
      up to{' '}
      <b>
        <TokenAmount
          raw={it.amount}
          decimals={decimals}
          said={
            decimals === undefined
              ? 'The token’s decimals are unknown'
              : `${decimals} decimals, according to the token`
          }
        />
      </b>
    </>
  );
}
