import { Link } from '../router/Link.tsx';
import styles from './Screen.module.css';

export function NoSuchScreen() {
  return (
    <section className={styles.screen}>
      <h1>Page not found</h1>
      <p className={styles.lead}>
        There is nothing at this address. Requests and their readbacks are in{' '}
        <Link to="/activity">Activity</Link>; to read a new one, go to <Link to="/">Start</Link>.
      </p>
    </section>
  );
}
