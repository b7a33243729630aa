import { ruleWords } from '@readback/phrases/rules/all.ts';
import { needWords } from '@readback/phrases/rules/needWords.ts';
import * as words from '@readback/phrases/words/web/rules.ts';
import { Link } from '../router/Link.tsx';
import type { RuleState } from './ruleState.ts';
import type { RuleEntry } from '../readback/ruleTable.ts';
import styles from './RulesScreen.module.css';

export type RuleItemProps = {
  rule: RuleEntry;
  states: readonly RuleState[];
  /** Whether it stands open: it was asked for, or there is little else. */
  open: boolean;
  /** Whether this page's host serves the practice chain, on which scenarios are flown. */
  flown: boolean;
};

/** One rule: a line that opens to all that is known of it. */
export function RuleItem({ rule, states, open, flown }: RuleItemProps) {
  const { title, explanation, remedy } = ruleWords[rule.id] ?? {};
  const section = states.find(({ at }) => at !== undefined)?.at;
  const noted = states.filter(({ kind }) => kind !== 'on');
  return (
    <details open={open}>
      <summary className={styles.summary}>
        <span className={styles.name}>{title ?? rule.id}</span>
        <span className={styles[rule.severity]}>{words.severities[rule.severity]}</span>
        {noted.map(({ says }) => (
          <span key={says} className={styles.noted}>
            {says}
          </span>
        ))}
      </summary>
      <div className={styles.body}>
        <p>{explanation}</p>
        <dl className={styles.list}>
          <dt>{words.whatToDo}</dt>
          <dd>{remedy}</dd>
          <dt>{words.state}</dt>
          <dd>
            {states.map(({ says }) => says).join(' ')}{' '}
            {section ? (
              <Link to="/settings" search={{ section }}>
                {words.settings}
              </Link>
            ) : null}
          </dd>
          <dt>{words.needs}</dt>
          <dd>
            <ul className={styles.needs}>
              {rule.needs.map((need) => (
                <li key={need}>
                  {needWords(need)} <code className={styles.code}>{need}</code>
                </li>
              ))}
            </ul>
          </dd>
          {flown && rule.shownBy.length > 0 ? (
            <>
              <dt>{words.flyIt}</dt>
              <dd>
                <ul className={styles.needs}>
                  {rule.shownBy.map(({ id, title }) => (
                    <li key={id}>
                      <Link to="/school/$id" params={{ id }}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          ) : null}
          <dt>{words.id}</dt>
          <dd>
            <code className={styles.code}>{rule.id}</code>
          </dd>
        </dl>
      </div>
    </details>
  );
}
