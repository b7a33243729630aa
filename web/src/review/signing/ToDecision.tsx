import * as words from '@readback/phrases/words/web/review/screen.ts';
import { useContext } from 'react';
import skip from '../../ui/Skip.module.css';
import { DoingContext } from '../../readback/doing.ts';

/** Leads past the readback to the buttons that decide an open request. Seen while it has the focus. */
export function ToDecision() {
  if (!useContext(DoingContext)) return null;
  return (
    <a
      className={skip.skip}
      href="#decision"
      onClick={(event) => {
        // The part after # is the address of a screen here.
        event.preventDefault();
        void import('../../readback/decision.ts').then((it) => it.goToDecision()).catch(() => undefined);
      }}
    >
      {words.toDecision}
    </a>
  );
}
