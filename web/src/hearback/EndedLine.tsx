import type { Hearback } from '@readback/core/model/hearback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import { activity } from '../data/activity/activity.ts';
import { Link } from '../router/Link.tsx';
import { Address } from '../ui/address/Address.tsx';
import { addressName } from '../ui/address/addressName.ts';
import { Button } from '../ui/Button.tsx';
import { FactValue } from '../ui/said/FactValue.tsx';
import { Words } from '../ui/text/Words.tsx';
import { type Ended, endedOf } from './ended.ts';
import styles from './HearbackPanel.module.css';
import { readAgain } from '../inbox/readAgain.ts';

/** How it ended, and where to go on. `id`: of its entry, where it is not already shown as one of Activity. */
export function EndedLine({
  hearback,
  facts,
  id,
}: {
  hearback: Hearback;
  facts: FindFact;
  id: string | undefined;
}) {
  const ended = endedOf(hearback);
  return (
    <>
      {ended ? (
        <p className={styles.arrived}>
          <EndedWords ended={ended} facts={facts} />
        </p>
      ) : null}
      {id === undefined || hearback.verdict === 'different' ? null : (
        <p className={styles.next}>
          {ended === undefined || ended.is === 'received' ? null : (
            <Link to="/accounts/$address" params={{ address: ended.account }}>
              {words.toApprovals}
            </Link>
          )}
          <Link to="/activity/$id" params={{ id }}>
            {words.toActivity}
          </Link>
          {ended?.is === 'received' ? <PayAgain id={id} /> : null}
        </p>
      )}
    </>
  );
}

function EndedWords({ ended, facts }: { ended: Ended; facts: FindFact }) {
  const fact = (id: string) => <FactValue fact={facts(id)} facts={facts} />;
  const who = <Address address={ended.who} name={addressName(ended.who, facts)} />;
  const block = fact(ended.block);
  return ended.is === 'revoked' ? (
    <Words of={words.ended.revoked} values={{ who, block, asset: fact(ended.asset) }} />
  ) : (
    <Words of={words.ended[ended.is]} values={{ who, block, amount: fact(ended.amount) }} />
  );
}

function PayAgain({ id }: { id: string }) {
  const again = () => {
    const entry = activity.entry(id);
    if (entry) readAgain(entry);
  };
  return (
    <Button tone="quiet" onClick={again}>
      {words.payAgain}
    </Button>
  );
}
