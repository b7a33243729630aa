import { mostMissing } from '@readback/core/check/rule.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import { Link } from '../router/Link.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import type { CheckedRule } from './checks.ts';
import styles from './Review.module.css';

/** Every rule with its outcome, each leading to what is said of it. */
export function CheckedList({ rules }: { rules: readonly CheckedRule[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.rule} className={styles.rule}>
          <Link to="/rules" search={{ rule: rule.rule }}>
            {ruleWords[rule.rule]?.title ?? rule.rule}
          </Link>
          <Outcome rule={rule} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ rule }: { rule: CheckedRule }) {
  return (
    <span className={styles.ruleOutcome}>
      {rule.severity ? severities[rule.severity] : outcomes[rule.outcome]}
      {rule.muted ? ', muted by you' : null}
      {rule.outcome === 'unknown' && rule.missing.length > 0 ? (
        <span className={styles.missing}>
          {' '}
          without{' '}
          {rule.missing.slice(0, 3).map((id) => (
            <code key={id} className={styles.code}>
              <SafeText text={id} max={80} />
            </code>
          ))}
          {rule.missing.length > 3
            ? ` and ${rule.missing.length >= mostMissing ? 'at least ' : ''}${rule.missing.length - 3} more`
            : ''}
        </span>
      ) : null}
    </span>
  );
}

const severities = { stop: 'fired: Stop', caution: 'fired: Caution', note: 'fired: Note' } as const;
const outcomes = {
  fired: 'fired',
  clear: 'clear',
  pending: 'still checking',
  unknown: 'no answer',
  notApplicable: 'not applicable',
} as const;
