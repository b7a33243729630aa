import { useState } from 'react';
import type { Drafted } from '../data/engine/draftInWorker.ts';
import { asksWho } from './asksWho.ts';
import { Missing, type MissingProps } from './Missing.tsx';
import styles from './PasteOutcome.module.css';

/** The fields for what a text leaves open, before it is read back. */
export function OpenPieces({
  drafted: { parsed },
  ...rest
}: Pick<MissingProps, 'reading' | 'onChosen' | 'onDetails'> & { drafted: Drafted }) {
  // What is filled in closes what was open: what was asked stays until another text is in the field.
  const [asked] = useState(() => ({
    needs: parsed.ok ? [] : (parsed.needs ?? []),
    names: parsed.ok ? undefined : parsed.names,
    chainId: parsed.ok ? undefined : parsed.parts?.chainId,
    who: asksWho(parsed),
    canStayOpen: !parsed.ok && parsed.open !== undefined,
  }));
  return (
    <div className={styles.outcome}>
      <Missing {...asked} {...rest} />
    </div>
  );
}
