import type { Phrase } from '../../model/phrase.ts';
import { hasNetworkFields } from '../../request/frozen/hasNetworkFields.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Rule } from '../rule.ts';

/** Fields of transactions that one network alone has: who is paid for the gas, and in what. */
export const networkFields: readonly Rule[] = [
  {
    id: 'outcome.networkFields',
    severity: 'caution',
    needs: ['request.feeCurrency', 'request.paymaster', 'request.paymasterToken'],
    readsSteps: false,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const { body } = view.incoming.request;
  if (body.kind !== 'transaction') return [];
  if (!hasNetworkFields(body.set)) return [clear('request.chain')];
  const has = (id: string) => view.facts[id] !== undefined;
  const said: [Phrase, string][] = [];
  if (has('request.feeCurrency'))
    said.push([
      { id: 'outcome.networkFields.saysCurrency', args: { token: 'request.feeCurrency' } },
      'request.feeCurrency',
    ]);
  if (has('request.paymasterToken'))
    said.push([
      {
        id: 'outcome.networkFields.saysToken',
        args: { paymaster: 'request.paymaster', token: 'request.paymasterToken' },
      },
      'request.paymaster',
    ]);
  else if (has('request.paymaster'))
    said.push([
      { id: 'outcome.networkFields.saysPaymaster', args: { paymaster: 'request.paymaster' } },
      'request.paymaster',
    ]);
  if (said.length === 0) said.push([{ id: 'outcome.networkFields.says', args: {} }, 'request.chain']);
  return said.map(([says, fact]) => ({
    outcome: 'fired',
    severity: 'caution',
    facts: [fact],
    says,
    why: { id: 'outcome.networkFields.why', args: {} },
    remedy: { id: 'outcome.networkFields.remedy', args: {} },
  }));
}
