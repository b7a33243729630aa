/** What others come to know of the user by it. Nothing of this is secret: it is what is published, and who gets it. */
import { type AskFound, type AskSubject, saying } from './answer.ts';
import { groundFact, isSignature } from './ground.ts';
import { signInFact } from './power.ts';

export function reveals(subject: AskSubject): AskFound {
  const site = signInFact(subject);
  const isKnown = site !== undefined && groundFact(subject, site) !== undefined;
  return {
    says: [
      saying({ id: 'ask.showsAddress', args: {} }),
      ...(isKnown ? [saying({ id: 'ask.showsLogin', args: { site } })] : []),
      saying({ id: 'ask.showsSent', args: { how: isSignature(subject.readback) ? 'signature' : 'sent' } }),
      saying({ id: 'ask.showsName', args: {} }),
      saying({ id: 'ask.showsNoKey', args: {} }),
    ],
  };
}
