import * as words from '@readback/phrases/words/web/start/practicePanel.ts';
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
          <h3 className={styles.title}>{words.title}</h3>
          <p className={styles.sub}>{words.lead}</p>
        </div>
        {first ? (
          <Link to="/school/$id" params={{ id: first.id }} className={styles.fly}>
            {words.flyFirst}
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
        <Link to="/school">{words.all}</Link>
      </div>
    </div>
  );
}
