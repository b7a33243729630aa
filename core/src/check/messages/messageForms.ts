import type { Rule } from '../rule.ts';
import { formOfMessage } from './formOfMessage.ts';

/**
 * A message is calm only if its form is known to be harmless. Whatever else it says, its receiver may act on it, and the
 * chain shows nothing of that.
 */
export const messageForms: readonly Rule[] = [
  {
    id: 'messages.anyUse',
    severity: 'caution',
    needs: ['message.text', 'session.host'],
    readsSteps: false,
    neverMuted: true,
    run: (view) => (view.incoming.request.body.kind === 'message' ? formOfMessage(view) : []),
  },
];
