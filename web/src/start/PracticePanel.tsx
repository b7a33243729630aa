import { Link } from '../router/Link.tsx';
import { firstFlights } from '../school/firstFlights.ts';
import styles from './PracticePanel.module.css';

/** The way into the school, on the chain of this machine, where nothing is at stake. */
export function PracticePanel() {
  const [first] = firstFlights;
  return (
    <div className={styles.panel}>
      <div className={styles.intro}>
        <div>
          <h3 className={styles.title}>Flight school</h3>
          <p className={styles.sub}>
            Requests on a practice chain on this computer: some honest, some made to rob you. Decide, then see
            what would have happened.
          </p>
        </div>
        {first ? (
          <Link to="/school/$id" params={{ id: first.id }} className={styles.fly}>
            Fly the first one
          </Link>
        ) : null}
      </div>
      <ol className={styles.list}>
        {firstFlights.map(({ id, title }) => (
          <li key={id}>
            <Link to="/school/$id" params={{ id }} className={styles.row}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <Link to="/school">All flights</Link>
      </div>
    </div>
  );
}
