import { messageText } from '../actions/message/messageText.ts';
import { signInOf } from '../actions/message/signIn.ts';
import { same } from '../actions/steps/stepTree.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Intent } from '../model/intent.ts';
import { type Difference, differs, type PartFound } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { clausesOf } from './clausesOf.ts';

/** What is signed as a text: a sign-in at the site that was said, or the very text. Everything else is neither. */
export function signedTexts(view: Evidence, intent: Intent): PartFound {
  const { body } = view.incoming.request;
  const signIns = clausesOf(intent, 'signIn');
  const texts = clausesOf(intent, 'say');
  if (body.kind !== 'message') {
    const asks = [...signIns, ...texts].length > 0;
    return asks
      ? found([differs('intent.signs', { id: 'intent.signs.saysNoText', args: {} }, [])])
      : found([]);
  }
  const [site] = signIns;
  const [text] = texts;
  const signIn = signInOf(view);
  if (body.blind === true) {
    return found([differs('intent.signs', { id: 'intent.signs.saysBlind', args: {} }, ['message.bytes'])]);
  }
  if (site) {
    const said = intentFact(site.at, 'site');
    if (signIn.kind !== 'signIn') {
      return found([differs('intent.signs', { id: 'intent.signs.saysNoSignIn', args: { said } }, [said])]);
    }
    const differences: Difference[] = [];
    if (signIn.siwe.domain.toLowerCase() !== site.clause.site.toLowerCase()) {
      const says = { id: 'intent.signs.saysSite', args: { said, found: 'siwe.domain' } } as const;
      differences.push(differs('intent.signs', says, [said, 'siwe.domain']));
    }
    if (!same(signIn.address, intent.account)) {
      const says = {
        id: 'intent.scope.saysAccount',
        args: { said: 'intent.account', found: 'siwe.address' },
      } as const;
      differences.push(differs('intent.signs', says, ['intent.account', 'siwe.address']));
    }
    return found(differences);
  }
  if (text) {
    const said = intentFact(text.at, 'text');
    if (messageText(view) === text.clause.text) return found([]);
    const found_ = messageText(view) === undefined ? 'message.bytes' : 'message.text';
    return found([
      differs('intent.signs', { id: 'intent.signs.saysText', args: { said, found: found_ } }, [said, found_]),
    ]);
  }
  return found([differs('intent.signs', { id: 'intent.signs.saysMessage', args: {} }, [])]);
}

function found(differences: readonly Difference[]): PartFound {
  return { differences, gaps: [] };
}
