import * as words from '@readback/phrases/words/web/app/planSet.ts';
import { isArmed, useArmed } from '../data/activity/armed.ts';
import { planShown } from '../data/activity/planShown.ts';
import { Link } from '../router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useNow } from '../ui/time/useNow.ts';
import styles from './PlanSet.module.css';

/** In the bar of every screen while what was meant waits for its request: leads to where it is said. */
export function PlanSet() {
  const now = useNow();
  const waits = useArmed().some((it) => isArmed(it, now));
  if (!waits) return null;
  return (
    <Link to="/" className={styles.plan} title={words.hint} onClick={() => planShown.set(true)}>
      <Icon name="check" />
      <span>{words.set}</span>
    </Link>
  );
}
