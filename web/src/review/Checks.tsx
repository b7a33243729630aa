import { mostMissing } from '@readback/core/check/rule.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import { useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import panel from '../ui/Panel.module.css';
import { SafeText } from '../ui/SafeText.tsx';
import { type CheckedRule, checkedRules, checksLine } from './checks.ts';
import { ruleWords } from './ruleWords.ts';
import styles from './Review.module.css';
import { Section } from './Section.tsx';

/** All rules with their outcomes: one line, foldable. */
export function Checks({ findings }: { findings: readonly Finding[] }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const rules = checkedRules(findings);
  if (rules.length === 0) return null;
  return (
    <Section title="Checks">
      <div className={panel.panel}>
        <div className={styles.checksLine}>
          <span>{checksLine(rules)}</span>
          <Button tone="quiet" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
            {open ? 'Show less' : 'Show all'}
          </Button>
        </div>
        <ul id={list} hidden={!open} className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.rule} className={styles.rule}>
              <span>
                {ruleWords(rule.rule)} <code className={styles.code}>{rule.rule}</code>
              </span>
              <Outcome rule={rule} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Outcome({ rule }: { rule: CheckedRule }) {
  return (
    <span className={styles.ruleOutcome}>
      {rule.severity ? severities[rule.severity] : outcomes[rule.outcome]}
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
  pending: 'still looking',
  unknown: 'no answer',
  notApplicable: 'not about this',
} as const;
