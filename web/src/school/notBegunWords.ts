import type { NotBegun } from './beginFlight.ts';

/** Why a flight could not begin, and what to do. */
export function notBegunWords(why: NotBegun): string {
  switch (why) {
    case 'noChain':
      return 'The practice chain did not answer. Look whether its server is still running, then fly again.';
    case 'notBefore':
      return 'What comes before this flight could not be carried out on the practice chain.';
    case 'unread':
      return 'The request of this flight could not be read.';
  }
}
