import * as words from '@readback/phrases/words/web/start/preview.ts';
import { useState } from 'react';
import { useConfig } from '../data/networks/config.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Preview.module.css';

/** Flights of the school whose requests are examples of what can be pasted. */
const examples = [
  { flight: 'approval-to-stranger', word: words.drainer },
  { flight: 'permit-to-stranger', word: words.permit },
  { flight: 'sign-safe-payment-1', word: words.safe },
] as const;

/** Offers texts to try, where this page's host serves a practice chain. Nothing is fetched for them before a press. */
export function Examples({ onPick }: { onPick: (text: string) => void }) {
  const [missed, setMissed] = useState(false);
  const practice = useConfig()?.practice;
  if (!practice) return null;

  async function pick(flight: string) {
    const text = await textOf(flight).catch(() => undefined);
    setMissed(text === undefined);
    if (text !== undefined) onPick(text);
  }

  return (
    <div className={styles.examples}>
      <span>{words.examples}</span>
      {examples.map(({ flight, word }) => (
        <Button key={flight} tone="quiet" onClick={() => void pick(flight)}>
          {word}
        </Button>
      ))}
      {missed ? <p role="alert">{words.noExample}</p> : null}
    </div>
  );
}

async function textOf(flight: string): Promise<string | undefined> {
  const [{ flightSetting }, { lessonOf }] = await Promise.all([
    import('../data/course/flightSetting.ts'),
    import('../data/course/course.ts'),
  ]);
  const setting = await flightSetting(Date.now());
  const { request: asks } = lessonOf(flight) ?? {};
  return setting && asks?.(setting);
}
