import * as words from '@readback/phrases/words/web/rules/learn.ts';
import type { ReactNode } from 'react';
import { useConfig } from '../data/networks/config.ts';
import { Link } from '../router/Link.tsx';
import button from '../ui/Button.module.css';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { VerdictBadge } from '../ui/said/VerdictBadge.tsx';
import look from '../ui/look/look.module.css';
import styles from './Learn.module.css';

const verdicts = ['stop', 'notFullyRead', 'notFullyChecked', 'caution', 'read'] as const;

/** The way to the flights and the rules, and what the words of a Review mean. */
export function LearnScreen() {
  const practice = useConfig()?.practice;
  return (
    <section className={styles.screen}>
      <h1>{words.title}</h1>
      <p className={look.lead}>{words.lead}</p>
      <div className={styles.ways}>
        {practice ? (
          <Way icon="learn" title={words.school}>
            <p>{words.schoolLead}</p>
            <Link className={`${button.button} ${button.primary}`} to="/school">
              {words.schoolOpen}
            </Link>
          </Way>
        ) : null}
        <Way icon="book" title={words.rules}>
          <p>{words.rulesLead}</p>
          <Link className={button.button} to="/rules">
            {words.rulesOpen}
          </Link>
        </Way>
      </div>
      <h2>{words.verdicts}</h2>
      <dl className={`${look.panel} ${styles.words}`}>
        {verdicts.map((it) => (
          <div key={it} className={styles.word}>
            <dt>
              <VerdictBadge verdict={it} />
            </dt>
            <dd>{words.meaning[it]}</dd>
          </div>
        ))}
      </dl>
      <h2>{words.terms}</h2>
      <dl className={`${look.panel} ${styles.words}`}>
        {words.meanings.map(([term, says]) => (
          <div key={term} className={styles.word}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className={`${look.panel} ${styles.way}`}>
      <h2 className={styles.title}>
        <Icon name={icon} size={24} />
        {title}
      </h2>
      {children}
    </section>
  );
}
