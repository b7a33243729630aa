import {
  hashInMessage,
  blindInMessage,
  otherSiteInMessage,
  malformedInMessage,
  otherAccountInMessage,
  otherUriInMessage,
  otherChainInMessage,
  timeInMessage,
  notTextInMessage,
  hiddenTextInMessage,
} from './saidInMessages.ts';
import { ofTexts } from './ofTexts.ts';
import type { Rule } from '../rule.ts';

/** Rules on messages: what is signed may be anything, and sites take it as proof of who you are. */
export const messages: readonly Rule[] = [
  {
    id: 'messages.hash',
    severity: 'stop',
    needs: ['message.bytes'],
    readsSteps: false,
    run: ofTexts(hashInMessage),
  },
  {
    id: 'messages.blind',
    severity: 'stop',
    needs: ['message.bytes'],
    readsSteps: false,
    run: ofTexts(blindInMessage),
  },
  {
    id: 'messages.otherSite',
    severity: 'stop',
    needs: ['siwe.domain', 'session.host', 'origin.site', 'origin.verified'],
    readsSteps: false,
    run: ofTexts(otherSiteInMessage),
  },
  {
    id: 'messages.malformedSignIn',
    severity: 'caution',
    needs: ['message.text'],
    readsSteps: false,
    run: ofTexts(malformedInMessage),
  },
  {
    id: 'messages.otherAccount',
    severity: 'caution',
    needs: ['siwe.address', 'request.signer'],
    readsSteps: false,
    run: ofTexts(otherAccountInMessage),
  },
  {
    id: 'messages.otherUri',
    severity: 'caution',
    needs: ['signIn.domain', 'signIn.uri'],
    readsSteps: false,
    run: ofTexts(otherUriInMessage),
  },
  {
    id: 'messages.otherChain',
    severity: 'caution',
    needs: ['signIn.chain', 'session.chain'],
    readsSteps: false,
    run: ofTexts(otherChainInMessage),
  },
  {
    id: 'messages.time',
    severity: 'caution',
    needs: ['message.text', 'time'],
    readsSteps: false,
    run: ofTexts(timeInMessage),
  },
  {
    id: 'messages.notText',
    severity: 'caution',
    needs: ['message.bytes'],
    readsSteps: false,
    run: ofTexts(notTextInMessage),
  },
  {
    id: 'messages.hiddenText',
    severity: 'caution',
    needs: ['message.text'],
    readsSteps: false,
    run: ofTexts(hiddenTextInMessage),
  },
];
