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
import { arrivedOf } from './arrived.ts';
import styles from './HearbackPanel.module.css';
import { readAgain } from '../inbox/readAgain.ts';

/** How a payment ended, and where to go on. `id`: of its entry, where it is not already shown as one of Activity. */
export function ArrivedLine({
  hearback,
  facts,
  id,
}: {
  hearback: Hearback;
  facts: FindFact;
  id: string | undefined;
}) {
  const arrived = arrivedOf(hearback);
  if (arrived === undefined) return null;
  const { who, amount, block } = arrived;
  const payAgain = () => {
    const entry = id === undefined ? undefined : activity.entry(id);
    if (entry) readAgain(entry);
  };
  return (
    <>
      <p className={styles.arrived}>
        <Words
          of={words.arrived}
          values={{
            who: <Address address={who} name={addressName(who, facts)} />,
            amount: <FactValue fact={facts(amount)} facts={facts} />,
            block: <FactValue fact={facts(block)} facts={facts} />,
          }}
        />
      </p>
      {id === undefined ? null : (
        <p className={styles.next}>
          <Link to="/activity/$id" params={{ id }}>
            {words.toActivity}
          </Link>
          <Button tone="quiet" onClick={payAgain}>
            {words.payAgain}
          </Button>
        </p>
      )}
    </>
  );
}
