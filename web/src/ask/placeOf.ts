import {
  effectPlace,
  findingPlace,
  limitsPlace,
  sentencePlace,
  stepPlace,
  unreadPlace,
} from '../ui/pointed/place.ts';
import type { Source } from '@readback/core/ask/answer.ts';

/** Where on the Review a statement has its source. */
export function placeOf(at: Source): string | undefined {
  switch (at.of) {
    case 'sentence':
      return sentencePlace;
    case 'limits':
      return limitsPlace;
    case 'effect':
    case 'amount':
      return effectPlace(at.id);
    case 'step':
      return stepPlace(at.id);
    case 'unread':
      return unreadPlace(at.id);
    case 'finding':
      return findingPlace(at.finding);
    case 'none':
      return undefined;
  }
}
