import { useState } from 'react';
import { openReview } from '../data/openReview.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PracticePanel.module.css';
import { practiceRequests } from './practiceRequests.ts';
import { ResetPractice } from './ResetPractice.tsx';
import { readPaste } from '../inbox/paste.ts';

/** The chain on this machine where nothing is at stake. There only when the page's host serves one. */
export function PracticePanel() {
  const [problem, setProblem] = useState('');

  async function open(id: string) {
    const outcome = await requestOf(id);
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
        {practiceRequests.map(({ id, title, briefing, after }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{title}</p>
              <p className={styles.sub}>
                {briefing}
                {after ? ` It comes after “${after}”.` : null}
              </p>
            </div>
            <Button onClick={() => void open(id)} aria-label={`Read back: ${title}`}>
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

async function requestOf(id: string) {
  const [{ practiceInfo }, { scenarios }] = await Promise.all([
    import('../data/practiceInfo.ts'),
    import('@readback/scenarios/scenarios.ts'),
  ]);
  const info = await practiceInfo();
  const { request } = scenarios.find((it) => it.id === id) ?? {};
  if (!info || !request) return undefined;
  const text = request({ info, now: BigInt(Math.floor(Date.now() / 1_000)) });
  const outcome = await readPaste(text, {});
  return outcome.kind === 'ready' ? outcome.incoming : undefined;
}
