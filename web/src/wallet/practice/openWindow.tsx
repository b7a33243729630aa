import { createRoot } from 'react-dom/client';
import { besideReview } from '../../walletComparison/besideReview.ts';
import type { Behaviour, Memory } from './memory.ts';
import { PracticeWindow } from './PracticeWindow.tsx';
import type { Question, Reply } from './question.ts';

/**
 * Opens the practice wallet's window, in a root of its own outside of the page's, and settles with what was pressed:
 * beside the readback of the request, or in front of the page where there is none. The place is made for each question
 * and taken away with it.
 */
export function askInWindow(
  question: Question,
  { memory, behave }: { memory: Memory; behave: (behaviour: Behaviour) => void },
): Promise<Reply> {
  const beside = question.kind === 'sign' || question.kind === 'send' ? besideReview() : undefined;
  const place = document.createElement('div');
  document.body.append(place);
  // Presses and keys belong to this window: what lies under it must not close or act because of them.
  for (const event of kept) place.addEventListener(event, (it) => it.stopPropagation());
  const root = createRoot(place);
  const before = document.activeElement;
  return new Promise((resolve) => {
    const answer = (reply: Reply) => {
      removeEventListener('keydown', press, true);
      const wasThere = place.contains(document.activeElement);
      root.unmount();
      place.remove();
      if (wasThere || document.activeElement === document.body) giveBack(before);
      resolve(reply);
    };
    /** Before a dialog under this window takes the key for its own. */
    const press = (event: KeyboardEvent) => {
      const isTaken =
        event.key === 'Escape' ? !isInDialog(place) : event.key === 'F6' && beside !== undefined;
      if (!isTaken) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') answer({ confirmed: false });
      else if (place.contains(document.activeElement)) sentence()?.focus();
      else place.querySelector('h2')?.focus();
    };
    addEventListener('keydown', press, true);
    root.render(
      <PracticeWindow
        question={question}
        beside={beside}
        memory={memory}
        behave={behave}
        onAnswer={answer}
      />,
    );
  });
}

/** Whether the keys are with something that is open on the page beside this window. */
function isInDialog(place: HTMLElement): boolean {
  const focused = document.activeElement;
  return !place.contains(focused) && Boolean(focused?.closest('[role$="dialog"]'));
}

/** What had the focus may be gone: then the sentence of the screen has it. */
function giveBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const to = isThere ? before : sentence();
  to?.focus({ preventScroll: true });
}

function sentence(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
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
