import { Link } from '../router/Link.tsx';
import styles from './ExplainOff.module.css';

/** One quiet line: that there is an assistant, and that it is off. */
export function ExplainOff() {
  return (
    <p className={styles.off}>
      An assistant of your choice can put these facts in order and explain terms. It is off.{' '}
      <Link to="/settings" search={{ section: 'assistant' }}>
        Set up in Settings
      </Link>
    </p>
  );
}
