import { type CopyMessage, copyMessage } from '@readback/web/inbox/extension/copying.ts';
import type { FromOther } from '@readback/web/inbox/extension/messages.ts';

/** In characters: no file of Readback is larger. */
const mostText = 32 * 1_024 * 1_024;

/** One document copies so often: a press lets a page speak for some seconds. */
const mostCopies = 50;

/**
 * Carries what the user copies between this page, where it says that it is a Readback, and the extension. Only the page at
 * the top counts, and only a press in it copies anything: `navigator` is this world's own, which no script of the page changes.
 */
export function followOther(toHub: (it: FromOther) => void): Readonly<{
  isHere: () => boolean;
  copied: (text: string) => void;
}> {
  let here = false;
  let copies = 0;
  const say = (it: CopyMessage) => postMessage(it, location.origin);
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    const it = source === window ? copyMessage(data) : undefined;
    if (it?.readback === 'here') {
      here = true;
      say({ readback: 'extension' });
      toHub({ is: 'here', open: true });
    } else if (it?.readback === 'away' && here) {
      here = false;
      toHub({ is: 'here', open: false });
    } else if (it?.readback === 'copy' && here) {
      const isPress = navigator.userActivation.isActive && copies < mostCopies;
      if (!isPress || it.text.length > mostText) return;
      copies += 1;
      toHub({ is: 'copy', text: it.text });
    }
  };
  if (window === top) addEventListener('message', hear);
  return {
    isHere: () => here,
    copied: (text) => {
      if (here) say({ readback: 'copied', text });
    },
  };
}
