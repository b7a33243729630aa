import type { ReactNode } from 'react';
import { Check, CircleDashed, Send, TriangleAlert, X } from 'lucide-react';
import styles from './After.module.css';

/** `done`: as it was read. `going`: on its way. `off`: it came to nothing. `failed`: it was mined, and failed. `open`: nobody can tell, or not wholly. */
export type AfterTone = 'done' | 'going' | 'off' | 'failed' | 'open';

export type AfterFaceProps = Readonly<{
  /** What the part is called for those who hear it. */
  label: string;
  tone: AfterTone;
  /** What is so now, in a word or two. */
  word: string;
  /** What came of it, in one sentence. */
  told: ReactNode;
  /** It is more than one sentence, and set smaller. */
  isLong?: boolean;
  /** It is the heading of its screen. */
  isTitle: boolean;
  /** What else is to be said, the track, what changed, and what is folded. */
  children?: ReactNode;
}>;

/** What is so now, once a request is decided: in one panel, in the tense of its state. */
export function AfterFace({ label, tone, word, told, isTitle, isLong, children }: AfterFaceProps) {
  const Icon = icons[tone];
  const Sentence = isTitle ? 'h1' : 'p';
  return (
    <section className={styles.after} data-tone={tone} aria-label={label}>
      <div className={styles.head}>
        <p className={styles.state} role={tone === 'failed' ? 'alert' : 'status'}>
          <span aria-hidden className={styles.mark}>
            <Icon size={18} strokeWidth={3} />
          </span>
          <b className={styles.word}>{word}</b>
        </p>
        <Sentence
          className={styles.sentence}
          data-long={isLong || undefined}
          tabIndex={isTitle ? -1 : undefined}
        >
          {told}
        </Sentence>
      </div>
      {children}
    </section>
  );
}

const icons = { done: Check, going: Send, off: X, failed: TriangleAlert, open: CircleDashed } as const;
