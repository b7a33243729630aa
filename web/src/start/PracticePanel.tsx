import type { Scenario } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { useState } from 'react';
import { openReview } from '../data/openReview.ts';
import { practiceInfo } from '../data/practiceInfo.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PracticePanel.module.css';
import { ResetPractice } from './ResetPractice.tsx';
import { readPaste } from '../inbox/paste.ts';

/** The requests to begin with, in their order: each shows another side of a Review. */
const first = ['approve-router', 'swap', 'approval-to-stranger', 'sign-in-elsewhere'];

/** The chain on this machine where nothing is at stake. There only when the page's host serves one. */
export function PracticePanel() {
  const [problem, setProblem] = useState('');

  async function open(scenario: Scenario) {
    const outcome = await requestOf(scenario);
    if (outcome) openReview(outcome);
    else setProblem('The practice chain did not say what stands on it. Is its server still running?');
  }

  return (
    <div className={styles.panel}>
      <div className={styles.intro}>
        <h3 className={styles.title}>Practice chain</h3>
        <p className={styles.sub}>Real contracts on a chain on this computer, and no real money.</p>
        <p className={styles.sub}>
          Some of these requests are honest, some are made to rob you. To sign, connect the practice wallet.
        </p>
      </div>
      <ul className={styles.list}>
        {first
          .flatMap((id) => scenarios.find((scenario) => scenario.id === id) ?? [])
          .map((scenario) => (
            <li key={scenario.id} className={styles.row}>
              <div>
                <p className={styles.name}>{scenario.title}</p>
                <p className={styles.sub}>
                  {scenario.briefing}
                  {scenario.after ? ` It comes after “${titleOf(scenario.after)}”.` : null}
                </p>
              </div>
              <Button onClick={() => void open(scenario)} aria-label={`Read back: ${scenario.title}`}>
                Read back
              </Button>
            </li>
          ))}
      </ul>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <ResetPractice />
    </div>
  );
}

function titleOf(id: string): string {
  return scenarios.find((scenario) => scenario.id === id)?.title ?? id;
}

async function requestOf({ request }: Scenario) {
  const info = await practiceInfo();
  if (!info) return undefined;
  const text = request({ info, now: BigInt(Math.floor(Date.now() / 1_000)) });
  const outcome = await readPaste(text, {});
  return outcome.kind === 'ready' ? outcome.incoming : undefined;
}
