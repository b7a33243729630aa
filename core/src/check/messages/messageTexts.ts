import {
  amountInText,
  elsewhereInText,
  keysInText,
  otherPartyInText,
  unreadableInText,
} from './saidInTexts.ts';
import { ofTexts } from './ofTexts.ts';
import type { Rule } from '../rule.ts';

/**
 * Rules on what a message says besides words for a reader. What is known of single apps only sharpens: a text that
 * names another site or account, or holds what nobody can read, is never calm.
 */
export const messageTexts: readonly Rule[] = [
  {
    id: 'messages.keys',
    severity: 'stop',
    needs: ['message.text'],
    readsSteps: false,
    neverMuted: true,
    run: ofTexts(keysInText),
  },
  {
    id: 'messages.elsewhere',
    severity: 'stop',
    needs: ['message.text', 'session.host'],
    readsSteps: false,
    run: ofTexts(elsewhereInText),
  },
  {
    id: 'messages.unreadable',
    severity: 'caution',
    needs: ['message.text'],
    readsSteps: false,
    run: ofTexts(unreadableInText),
  },
  {
    id: 'messages.otherParty',
    severity: 'caution',
    needs: ['message.text', 'request.signer'],
    readsSteps: false,
    run: ofTexts(otherPartyInText),
  },
  {
    id: 'messages.amount',
    severity: 'note',
    needs: ['message.text'],
    readsSteps: false,
    run: ofTexts(amountInText),
  },
];
