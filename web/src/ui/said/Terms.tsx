import { createContext, type ReactNode } from 'react';
import { useIdle } from '../late/useIdle.ts';

/** Whether words of the glossary explain themselves where they stand. */
export const TermsContext = createContext(false);

/** A part of the page in whose sentences they do, once nothing more pressing is to be done. `waits`: something is. */
export function Terms({ waits, children }: { waits: boolean; children: ReactNode }) {
  const idle = useIdle(false);
  return <TermsContext value={idle && !waits}>{children}</TermsContext>;
}
