import * as words from '@readback/phrases/words/web/router/nowhere.ts';
import { Link } from './Link.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from '../ui/Screen.module.css';

export function NoSuchScreen() {
  return (
    <section className={styles.screen}>
      <h1>{words.title}</h1>
      <p className={look.lead}>
        <Words
          of={words.lead}
          values={{
            activity: (inner) => <Link to="/activity">{inner}</Link>,
            home: (inner) => <Link to="/">{inner}</Link>,
          }}
        />
      </p>
    </section>
  );
}
