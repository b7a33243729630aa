import type { Finding } from '@readback/core/model/finding.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { CatchErrors } from '../router/CatchErrors.tsx';
import { Button } from '../ui/Button.tsx';
import panel from '../ui/Panel.module.css';
import { checkedRules, checksLine } from './checks.ts';
import { NotLoaded } from './NotLoaded.tsx';
import styles from './Review.module.css';
import { Section } from './Section.tsx';

/** With the words of all rules. */
const CheckedList = lazy(async () => ({ default: (await import('./CheckedList.tsx')).CheckedList }));

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
        <div id={list}>
          {open ? (
            <CatchErrors Failed={NotLoaded}>
              <Suspense>
                <CheckedList rules={rules} />
              </Suspense>
            </CatchErrors>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
