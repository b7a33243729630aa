import { type Availability, browserAvailability } from '@readback/assistant/adapters/browserModel.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useEffect, useState } from 'react';
import look from '../../ui/look/look.module.css';

/** What this browser says of its own model. Asking it contacts nobody. */
export function BrowserModelState() {
  const [state, setState] = useState<Availability>();
  useEffect(() => {
    let gone = false;
    void browserAvailability().then((it) => (gone ? undefined : setState(it)));
    return () => {
      gone = true;
    };
  }, []);
  return state === undefined ? null : <p className={look.quiet}>{words.availability[state]}</p>;
}
