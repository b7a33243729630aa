import type { FactId } from '@readback/core/model/fact.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { createContext, type ReactNode, use } from 'react';
import look from '../../ui/look/look.module.css';
import styles from './Drift.module.css';
import { wasWords } from './wasRead.ts';

/** What numbers on the page were when they were read, where they are others now. Nothing, on a record. */
const Was = createContext<FindFact>(() => undefined);

export const WasRead = Was.Provider;

/** A number that may have moved since it was read: then it is marked, in the room that it has. */
export function Moved({
  of,
  facts,
  children,
}: {
  of: readonly FactId[];
  facts: FindFact;
  children: ReactNode;
}) {
  const was = use(Was);
  const before = of.map(was).find((it) => it !== undefined);
  const words = before && wasWords(before, facts);
  return (
    <span className={words ? styles.moved : undefined} title={words}>
      {children}
      {words ? <span className={look.hidden}> ({words})</span> : null}
    </span>
  );
}
