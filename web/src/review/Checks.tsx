import type { Finding } from '@readback/core/model/finding.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Suspense, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import panel from '../ui/Panel.module.css';
import { checkedRules, checksLine } from '../readback/checks.ts';
import styles from './Review.module.css';
import { Section } from '../ui/Section.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

/** With the words of all rules. */
const CheckedList = lazyPart(async () => (await import('./CheckedList.tsx')).CheckedList);

/** All rules with their outcomes: one line, foldable. */
export function Checks({ findings }: { findings: readonly Finding[] }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const rules = checkedRules(findings);
  if (rules.length === 0) return null;
  return (
    <Section title={words.checks}>
      <div className={panel.panel}>
        <div className={styles.checksLine}>
          <span>{checksLine(rules)}</span>
          <Button tone="quiet" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
            {open ? words.showLess : words.showAll}
          </Button>
        </div>
        <div id={list}>
          {open ? (
            <Suspense>
              <CheckedList rules={rules} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
