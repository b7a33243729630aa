import { knownName } from '@readback/core/shipped/known.ts';
import { checksummed } from '@readback/core/text/address.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { ProtocolMark } from '../../ui/marks/Mark.tsx';
import { openReview } from '../../inbox/openReview.ts';
import { useActivity } from '../../data/activity/activity.ts';
import { useName } from '../../names/useName.ts';
import { Link } from '../../router/Link.tsx';
import { Address } from '../../ui/said/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import { Time } from '../../ui/time/Time.tsx';
import { Words } from '../../ui/text/Words.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Exposure.module.css';
import type { Exposure } from './exposure.ts';
import { ExposureSays, ExposureShare } from './ExposureSays.tsx';
import { givenBy } from './givenBy.ts';
import { revokeIncoming } from '../../holdings/revoke.ts';
import type { HoldingsOf } from '../../data/held/holdingsKey.ts';

/** One who could take something: who it is, how much now, what the rules say, since when, and the way to take it back. */
export function ExposureRow({
  exposure,
  of,
  own,
  judging,
}: {
  exposure: Exposure;
  of: HoldingsOf;
  own: boolean;
  /** Whether the rules are being asked, or could not be. */
  judging: 'asking' | 'failed' | 'done';
}) {
  const { it, judged, ended } = exposure;
  const shipped = knownName(of.chainId, it.spender);
  const { name } = useName(it.spender, of.chainId, shipped);
  const given = givenBy(useActivity(), of, it);
  const severity = judged?.severity;
  return (
    <li className={styles.row} data-severity={severity}>
      <div className={styles.who}>
        <Address
          address={it.spender}
          name={name}
          picture={shipped === undefined ? undefined : <ProtocolMark shipped={shipped} />}
        />
        {severity === 'stop' || severity === 'caution' ? (
          <span className={styles[severity]}>{words.severities[severity]}</span>
        ) : null}
        {judged?.rules.length ? (
          <span className={look.quiet}>{judged.rules.map((rule) => words.reasons[rule]).join(' ')}</span>
        ) : null}
      </div>
      <p className={styles.says}>
        <ExposureSays exposure={exposure} />
      </p>
      <ExposureShare exposure={exposure} />
      <p className={styles.more}>
        {it.kind === 'permit2' && !ended ? (
          <span>
            <Words of={words.permit2} values={{ time: <Time seconds={it.until ?? 0n} /> }} />
          </span>
        ) : null}
        {given ? (
          <span>
            <Words
              of={words.given}
              values={{
                time: <Time seconds={BigInt(Math.floor(given.openedAt / 1_000))} />,
                link: (inner) => (
                  <Link to="/activity/$id" params={{ id: given.id }}>
                    {inner}
                  </Link>
                ),
              }}
            />
          </span>
        ) : null}
        <Doubt judging={judging} gaps={judged?.gaps} />
      </p>
      {own ? (
        <Button className={styles.revoke} onClick={() => openReview(revokeIncoming(it, of))}>
          <Words
            of={words.revoke}
            values={{
              hidden: (inner) => <span className={look.hidden}>{inner}</span>,
              spender: shipped ?? it.spender,
              token: checksummed(it.token),
            }}
          />
        </Button>
      ) : null}
    </li>
  );
}

/** What is unknown of a spender, or not yet: silence would read as calm. */
function Doubt({ judging, gaps }: { judging: 'asking' | 'failed' | 'done'; gaps: boolean | undefined }) {
  if (gaps === undefined)
    return judging === 'asking' ? (
      <span>{words.checking}</span>
    ) : (
      <span className={styles.unknown}>{words.notChecked}</span>
    );
  return gaps ? <span className={styles.unknown}>{words.gaps}</span> : null;
}
