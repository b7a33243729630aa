import { createRoot } from 'react-dom/client';
import type { Behaviour, Memory } from './memory.ts';
import { PracticeWindow } from './PracticeWindow.tsx';
import type { Question, Reply } from './question.ts';

/**
 * Opens the practice wallet's window over the page, in a root of its own outside of the page's, and settles with
 * what was pressed. The place is made for each question and taken away with it.
 */
export function askInWindow(
  question: Question,
  { memory, behave }: { memory: Memory; behave: (behaviour: Behaviour) => void },
): Promise<Reply> {
  const place = document.createElement('div');
  document.body.append(place);
  // Presses and keys belong to this window: what lies under it must not close or act because of them.
  for (const event of kept) place.addEventListener(event, (it) => it.stopPropagation());
  const root = createRoot(place);
  const before = document.activeElement;
  return new Promise((resolve) => {
    const answer = (reply: Reply) => {
      removeEventListener('keydown', escape, true);
      root.unmount();
      place.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(reply);
    };
    /** Before a dialog under this window takes the key for its own. */
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      answer({ confirmed: false });
    };
    addEventListener('keydown', escape, true);
    root.render(<PracticeWindow question={question} memory={memory} behave={behave} onAnswer={answer} />);
  });
}

const kept = [
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'touchstart',
  'focusin',
];
