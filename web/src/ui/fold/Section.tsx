import { type ReactNode, useId } from 'react';
import { Help } from '../help/Help.tsx';
import type { HelpSubject } from '../help/helpSubject.ts';
import styles from './Section.module.css';

export type SectionProps = {
  title: string;
  /** What its heading says when it is pressed. */
  help?: HelpSubject;
  children: ReactNode;
};

/** A part of a screen under its heading. */
export function Section({ title, help, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{help ? <Help of={help} title={title} /> : title}</h2>
      {children}
    </section>
  );
}
