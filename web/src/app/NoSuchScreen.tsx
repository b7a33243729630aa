import { Link } from '../router/Link.tsx';
import styles from './Screen.module.css';

export function NoSuchScreen() {
  return (
    <section className={styles.screen}>
      <h1>There is no such screen</h1>
      <p className={styles.lead}>
        The address names nothing here. Requests and their readbacks are in{' '}
        <Link to="/activity">Activity</Link>; to read a new one, go to <Link to="/">Start</Link>.
      </p>
    </section>
  );
}
