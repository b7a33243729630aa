/** The other Readback that is open: to the page that a host serves that is the extension, and to the extension such pages. */
import { changing } from '../../data/base/changing.ts';
import { type CopyMessage, copyMessage } from './copying.ts';
import { tellHub } from './hubPort.ts';
import { isExtension } from './isExtension.ts';
import type { OtherReadback } from './messages.ts';

/** In the extension: the pages that say that they are a Readback, and have their data settings open. */
export const otherReadbacks = changing<readonly OtherReadback[]>([]);

/** In a page: whether the extension runs in it. */
export const extensionHere = changing(false);

/** The text of a file that was copied to here, and where from: a host, or the extension where there is none. */
export const copiedHere = changing<Readonly<{ from?: string; text: string }> | undefined>(undefined);

/** Lets the extension know of this page for as long as its data settings are open. Gives what ends it. */
export function showToExtension(): () => void {
  if (isExtension()) return () => undefined;
  const say = (it: CopyMessage) => postMessage(it, location.origin);
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    const it = source === window ? copyMessage(data) : undefined;
    if (it?.readback === 'extension') extensionHere.set(true);
    else if (it?.readback === 'copied') copiedHere.set({ text: it.text });
  };
  addEventListener('message', hear);
  say({ readback: 'here' });
  return () => {
    say({ readback: 'away' });
    removeEventListener('message', hear);
    extensionHere.set(false);
  };
}

/** Copies the text of a file to the extension, or from the extension to a web page. */
export function copyTo(frame: string | undefined, text: string): void {
  if (frame === undefined) postMessage({ readback: 'copy', text } satisfies CopyMessage, location.origin);
  else tellHub({ is: 'copy', frame, text });
}
