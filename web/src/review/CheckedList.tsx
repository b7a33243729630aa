import { mostMissing } from '@readback/core/check/rule.ts';
import { fill } from '@readback/phrases/fill.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import * as words from '@readback/phrases/words/web/review/checkedList.ts';
import { Link } from '../router/Link.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import type { CheckedRule, RuleOutcome } from '../readback/checks.ts';
import look from '../ui/look/look.module.css';
import styles from './CheckedList.module.css';

const groups = ['fired', 'unknown', 'pending', 'clear'] as const;

/** Every rule with its outcome, by outcome, each leading to what is said of it. Those about something else are folded. */
export function CheckedList({ rules }: { rules: readonly CheckedRule[] }) {
  const of = (outcome: RuleOutcome) => rules.filter((rule) => rule.outcome === outcome);
  const others = of('notApplicable');
  return (
    <div className={styles.rules}>
      {groups
        .filter((outcome) => of(outcome).length > 0)
        .map((outcome) => (
          <section key={outcome} aria-labelledby={`checks-${outcome}`}>
            <h3 id={`checks-${outcome}`}>{fill(words.groups[outcome], { count: of(outcome).length })}</h3>
            <Rules rules={of(outcome)} />
          </section>
        ))}
      {others.length > 0 ? (
        <details>
          <summary>{fill(words.groups.notApplicable, { count: others.length })}</summary>
          <Rules rules={others} />
        </details>
      ) : null}
    </div>
  );
}

function Rules({ rules }: { rules: readonly CheckedRule[] }) {
  return (
    <ul className={styles.list}>
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

/** What its group does not say already: how grave it is, that it is muted, or what is missing. */
function Outcome({ rule: { severity, outcome, muted, missing } }: { rule: CheckedRule }) {
  if (outcome === 'unknown' && missing.length > 0) {
    return (
      <span className={`${styles.ruleOutcome} ${look.quiet}`}>
        <Without missing={missing} />
      </span>
    );
  }
  if (!severity) return null;
  const fired = words.fired[severity];
  return <span className={styles.ruleOutcome}>{muted ? fill(words.muted, { outcome: fired }) : fired}</span>;
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
