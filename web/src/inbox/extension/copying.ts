/**
 * What a Readback that a host serves and the one in the extension say to each other, so that what the user owns moves from
 * one to the other by a press: messages of the window, which the extension's relay in the page carries on. Any page and any
 * script of a page can send them. What comes is text of a file from elsewhere, and is read as such.
 */
export type CopyMessage =
  /** From the page: its data settings are open, or no more. */
  | Readonly<{ readback: 'here' | 'away' }>
  /** From the page, by a press: the text of a file. */
  | Readonly<{ readback: 'copy'; text: string }>
  /** From the relay: the extension is here. */
  | Readonly<{ readback: 'extension' }>
  /** From the relay: the text of a file that the user copies from the extension. */
  | Readonly<{ readback: 'copied'; text: string }>;

/** One of these messages; undefined for every other message of a window. */
export function copyMessage(data: unknown): CopyMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { readback, text } = data as { readback?: unknown; text?: unknown };
  if (readback === 'here' || readback === 'away' || readback === 'extension') return { readback };
  if ((readback === 'copy' || readback === 'copied') && typeof text === 'string') return { readback, text };
  return undefined;
}
