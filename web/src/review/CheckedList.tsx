import { mostMissing } from '@readback/core/check/rule.ts';
import { fill } from '@readback/phrases/fill.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import * as words from '@readback/phrases/words/web/review/checkedList.ts';
import { Link } from '../router/Link.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Words } from '../ui/Words.tsx';
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
  const outcome = rule.severity ? words.fired[rule.severity] : words.outcomes[rule.outcome];
  return (
    <span className={styles.ruleOutcome}>
      {rule.muted ? fill(words.muted, { outcome }) : outcome}
      {rule.outcome === 'unknown' && rule.missing.length > 0 ? (
        <span className={styles.missing}>
          {' '}
          <Without missing={rule.missing} />
        </span>
      ) : null}
    </span>
  );
}

function Without({ missing }: Pick<CheckedRule, 'missing'>) {
  const facts = missing.slice(0, 3).map((id) => (
    <code key={id} className={styles.code}>
      <SafeText text={id} max={80} />
    </code>
  ));
  if (missing.length <= 3) return <Words of={words.without} values={{ facts }} />;
  const more = missing.length - 3;
  const of = missing.length >= mostMissing ? words.withoutAtLeast : words.withoutMore;
  return <Words of={of} values={{ facts, more }} />;
}
