import * as words from '@readback/phrases/words/web/school/course.ts';
import { useSetting } from '../data/base/setting.ts';
import { Switch } from '../ui/fields/Switch.tsx';
import look from '../ui/look/look.module.css';
import { decideFirst } from './decideFirst.ts';
import styles from './School.module.css';

/** Whether the next flights show their verdict only after the decision. */
export function DecideFirst() {
  return (
    <div className={styles.first}>
      <Switch label={words.decideFirst} on={useSetting(decideFirst)} onChange={decideFirst.set}>
        <span>
          <b>{words.decideFirst}</b> <span className={look.quiet}>{words.decideFirstSays}</span>
        </span>
      </Switch>
    </div>
  );
}
