import type { Finding } from '@readback/core/model/finding.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import look from '../ui/look/look.module.css';
import { checkedRules, checksLine, checksShort } from '../readback/checks.ts';
import { Detail } from '../ui/fold/Detail.tsx';

/** With the words of all rules. */
const CheckedList = lazyPart(async () => (await import('./CheckedList.tsx')).CheckedList);

/** All rules with their outcomes, folded under what they come to. */
export function Checks({ findings }: { findings: readonly Finding[] }) {
  const rules = checkedRules(findings);
  if (rules.length === 0) return null;
  return (
    <Detail icon="check" title={words.checks} beside={checksShort(rules)} wide late>
      <p className={look.quiet}>{checksLine(rules)}</p>
      <Suspense>
        <CheckedList rules={rules} />
      </Suspense>
    </Detail>
  );
}
