import type { Rule } from '../rule.ts';
import { clear } from '../../evidence/ruleAnswer.ts';
import { actionIn } from './actionIn.ts';

/** A message whose bytes are made for a contract or a network, and not for people. */
export const messageActions: readonly Rule[] = [
  {
    id: 'messages.action',
    severity: 'stop',
    needs: ['message.bytes'],
    readsSteps: false,
    run: (view) => {
      if (view.incoming.request.body.kind !== 'message') return [];
      const found = actionIn(view);
      if (found === undefined) return [clear('message.bytes')];
      const { how, whole } = found;
      return [
        {
          outcome: 'fired',
          severity: whole ? 'stop' : 'caution',
          facts: ['message.bytes'],
          says: { id: 'messages.action.says', args: { how, whole: whole ? 'yes' : 'no' } },
          why: { id: 'messages.action.why', args: {} },
          remedy: 'reject',
        },
      ];
    },
  },
];
