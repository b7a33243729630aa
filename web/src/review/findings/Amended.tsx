import type { Readback } from '@readback/core/model/readback.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { useEntry } from '../../data/activity.ts';
import { findFact } from '../../data/findFact.ts';
import { Link } from '../../router/Link.tsx';
import { SafeText } from '../../ui/SafeText.tsx';
import { ArgValue } from '../ArgValue.tsx';
import { changedValues } from './changedValues.ts';
import styles from './Findings.module.css';

/** Says in one line what was changed from the former request, as both were read. */
export function Amended({ of, now }: { of: string; now: Readback | undefined }) {
  const former = useEntry(of);
  const was = former?.readback;
  if (!was || !now)
    return <p className={styles.changed}>You changed one value of an earlier request. This is a new one.</p>;
  const changed = changedValues(was.steps, now.steps, chainOf(now.incoming.request.body));
  const [one] = changed ?? [];
  return (
    <p className={styles.changed}>
      {changed?.length === 1 && one ? (
        <>
          You changed <SafeText text={one.what} max={60} /> from{' '}
          <ArgValue arg={one.was} facts={findFact(was)} /> to <ArgValue arg={one.is} facts={findFact(now)} />.
        </>
      ) : (
        'You changed one value of an earlier request.'
      )}{' '}
      <span className={styles.sub}>This is a new request, read from the start.</span>{' '}
      <Link to="/review/$id" params={{ id: of }}>
        See the earlier one
      </Link>
    </p>
  );
}
