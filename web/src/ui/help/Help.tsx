import { type ReactNode, Suspense } from 'react';
import { Disclose } from '../said/Disclose.tsx';
import { lazyPart } from '../late/lazyPart.tsx';
import styles from './Help.module.css';
import type { HelpSubject } from './helpSubject.ts';

/** The words of all of them, fetched with the first that is pressed. */
const HelpText = lazyPart(async () => (await import('./HelpText.tsx')).HelpText);

export type HelpProps = {
  /** One thing, or several that a label names together. */
  of: HelpSubject | readonly HelpSubject[];
  /** What the label says: it names what opens. */
  title: string;
  /** The label as it is drawn, where it is more than its text. */
  children?: ReactNode;
};

/** A label that says what it means when it is pressed. */
export function Help({ of, title, children = title }: HelpProps) {
  return (
    <Disclose
      title={title}
      className={styles.label}
      content={
        <Suspense fallback={<p className={styles.comes}>…</p>}>
          <HelpText subjects={typeof of === 'string' ? [of] : of} />
        </Suspense>
      }
    >
      {children}
    </Disclose>
  );
}
