import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { Address } from '../../ui/said/Address.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Exposure.module.css';
import { shareWords } from './allowanceWords.ts';
import { type Exposure, takes } from './exposure.ts';
import type { SeenToken } from '../../holdings/seen.ts';
import { TokenAmount } from '../../balance/TokenAmount.tsx';

/** How much could be taken of what, now and later. */
export function ExposureSays({ exposure }: { exposure: Exposure }) {
  const { it, token, held, now, noLimit } = exposure;
  const case_ = takes(exposure);
  const raw =
    case_ === 'all' || case_ === 'allLater' ? (now ?? 0n) : case_ === 'part' ? (now ?? 0n) : it.amount;
  const named = <TokenName of={exposure} />;
  const amount = it.kind === 'operator' ? null : <Most raw={raw} token={token} />;
  const above = case_ === 'all' && !noLimit && held !== undefined && it.amount > held;
  return (
    <>
      <Words
        of={words.takes[case_]}
        values={{ b: (inner) => <b>{inner}</b>, amount, token: named, count: Number(held ?? 0n) }}
      />
      {above ? (
        <>
          {' '}
          <Words
            of={words.allowed}
            values={{ amount: <Most raw={it.amount} token={token} />, token: named }}
          />
        </>
      ) : null}
    </>
  );
}

/** The part of a holding as a bar, with the number beside it; a share that is not known has no bar. */
export function ExposureShare({ exposure: { share } }: { exposure: Exposure }) {
  if (share === undefined) return <p className={styles.unknownShare}>{words.shareUnknown}</p>;
  return (
    <div className={styles.share}>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect className={styles.track} width="100" height="4" />
        <rect className={styles.part} width={share === 0 ? 0 : Math.max(1, share / 100)} height="4" />
      </svg>
      <span>{shareWords(share)}</span>
    </div>
  );
}

function TokenName({ of: { it, token } }: { of: Exposure }) {
  return (
    <Address
      address={it.token}
      says={token?.symbol === undefined ? undefined : <SafeText text={token.symbol} max={24} cut="mark" />}
    />
  );
}

function Most({ raw, token }: { raw: bigint; token: SeenToken | undefined }) {
  const decimals = token?.decimals;
  const said = decimals === undefined ? words.noDecimals : fill(words.decimals, { decimals });
  return <TokenAmount raw={raw} decimals={decimals} said={said} />;
}
