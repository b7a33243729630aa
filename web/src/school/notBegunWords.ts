import type { NotBegun } from './beginFlight.ts';

/** Why a flight could not begin, and what to do. */
export function notBegunWords(why: NotBegun): string {
  switch (why) {
    case 'noChain':
      return 'The practice chain did not answer. Check that its server is still running, then fly again.';
    case 'notBefore':
      return 'This flight could not be set up on the practice chain. Try again.';
    case 'unread':
      return 'This flight’s request could not be read.';
  }
}
