import type { Readback } from '@readback/core/model/readback.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import * as words from '@readback/phrases/words/web/review/findings.ts';
import { useEntry } from '../../data/activity/activity.ts';
import { findFact } from '../../data/findFact.ts';
import { Link } from '../../router/Link.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { ArgValue } from '../steps/ArgValue.tsx';
import { changedValues } from './changedValues.ts';
import styles from './Findings.module.css';

/** Says in one line what was changed from the former request, as both were read. */
export function Amended({ of, now }: { of: string; now: Readback | undefined }) {
  const former = useEntry(of);
  const was = former?.readback;
  if (!was || !now)
    return (
      <p className={styles.changed}>
        {words.changedOne} {words.isNew}
      </p>
    );
  const changed = changedValues(was.steps, now.steps, chainOf(now.incoming.request.body));
  const [one] = changed ?? [];
  return (
    <p className={styles.changed}>
      {changed?.length === 1 && one ? (
        <Words
          of={words.changed}
          values={{
            what: <SafeText text={one.what} max={60} />,
            before: <ArgValue arg={one.was} facts={findFact(was)} />,
            after: <ArgValue arg={one.is} facts={findFact(now)} />,
          }}
        />
      ) : (
        words.changedOne
      )}{' '}
      <span className={styles.sub}>{words.isRead}</span>{' '}
      <Link to="/review/$id" params={{ id: of }}>
        {words.earlier}
      </Link>
    </p>
  );
}
