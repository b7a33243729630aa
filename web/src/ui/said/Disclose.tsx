import * as words from '@readback/phrases/words/web/ui/facts.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './Disclose.module.css';
import type { DiscloseProps } from './discloseProps.ts';
import type { ProvenanceListProps } from './ProvenanceList.tsx';

/** What opens is large, and a screen may hold a thousand values: it is fetched once, and made for a value when used. */
let opening: typeof import('./DisclosePopover.tsx') | undefined;

/** A value that opens to more about it: by pointer, touch and keyboard, without moving what is on the page. */
export function Disclose(props: DiscloseProps) {
  const [used, setUsed] = useState<'not' | 'used' | 'focused'>('not');
  const [failed, setFailed] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);
  const className = [styles.trigger, props.className].filter(Boolean).join(' ');
  if (used !== 'not' && opening) {
    return <opening.DisclosePopover {...props} className={className} takesFocus={used === 'focused'} />;
  }

  const open = async (by: 'press' | 'focus') => {
    const here = await fetchPopover();
    setFailed(!here && by === 'press');
    const focused = document.activeElement === trigger.current;
    // The keyboard may have gone on meanwhile.
    if (focused || by === 'press') setUsed(focused ? 'focused' : 'used');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void open('press');
  };
  return (
    <span
      ref={trigger}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it flows with the sentence; a button is one block.
      role="button"
      tabIndex={0}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={className}
      onClick={() => void open('press')}
      onKeyDown={press}
      onPointerEnter={() => void fetchPopover()}
      onFocus={(event) => {
        if (props.onFocus && event.currentTarget.matches(':focus-visible')) void open('focus');
        else void fetchPopover();
      }}
    >
      {props.children}
      {failed ? <span role="alert"> {words.notMore}</span> : null}
    </span>
  );
}

/** Where a value comes from, one source a line: only in what opens, which brings the code for it. */
export function Sources(of: ProvenanceListProps) {
  return opening ? <opening.ProvenanceList {...of} /> : null;
}

async function fetchPopover(): Promise<boolean> {
  try {
    opening ??= await import('./DisclosePopover.tsx');
  } catch {
    // The server is down: what is on the page stays, and the next press tries again.
  }
  return opening !== undefined;
}
