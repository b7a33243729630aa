import * as words from '@readback/phrases/words/web/assistant.ts';
import { Link } from '../router/Link.tsx';
import styles from './ExplainOff.module.css';

/** One quiet line: that there is an assistant, and that it is off. */
export function ExplainOff() {
  return (
    <p className={styles.off}>
      {words.off}{' '}
      <Link to="/settings" search={{ section: 'assistant' }}>
        {words.setUp}
      </Link>
    </p>
  );
}
