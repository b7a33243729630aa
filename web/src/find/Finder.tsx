import * as words from '@readback/phrases/words/web/app.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { here } from '../router/here.ts';
import styles from './Finder.module.css';
import { leaveFocus } from './focusBack.ts';
import type { Shows } from './Palette.tsx';

const Palette = lazyPart(async () => (await import('./loadPalette.ts')).loadPalette());

/**
 * The header’s field and the keys of the whole page. What finds is fetched when it is first opened; what is typed
 * until then goes into a field that replaces it.
 *
 * @param hidden where the screen has the field itself: then only the keys are here
 */
export function Finder({ hidden }: { hidden: boolean }) {
  const [open, setOpen] = useState<Shows>();

  function show(what: Shows) {
    leaveFocus();
    setOpen(what);
  }

  // Keys of the whole window are outside React.
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const { key, target } = event;
      // With a dialog open, the page is not what the keys are for.
      if (event.altKey || event.isComposing || document.querySelector('[role$="dialog"]')) return;
      const letter = event.shiftKey ? '' : key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (letter !== 'k') return;
        event.preventDefault();
        show('find');
      } else if (!event.repeat && !(target instanceof Element && target.matches('select,:read-write'))) {
        if (key === '?') show('keys');
        else if (/^[dr]$/.test(letter)) {
          const { place } = here();
          // Where it does not come, nothing was decided: the buttons are there as before.
          import('../readback/decision.ts').then((it) => it.pressed(letter, place)).catch(() => undefined);
        }
      }
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, []);

  return (
    <>
      {hidden ? null : (
        <button
          type="button"
          className={styles.field}
          aria-keyshortcuts="Control+K"
          aria-haspopup="dialog"
          onClick={() => show('find')}
        >
          {words.find}
          <kbd className={styles.key}>{words.findKeys}</kbd>
        </button>
      )}
      {open ? (
        <Suspense
          fallback={<textarea ref={focus} id="find-early" className={styles.early} aria-label={words.find} />}
        >
          <Palette shows={open} show={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

function focus(field: HTMLTextAreaElement | null) {
  field?.focus();
}
