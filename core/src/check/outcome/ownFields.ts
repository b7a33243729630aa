import { mostInitCode, leastGas } from '../../request/leastGas.ts';
import { byEthereum } from '../../world/byEthereum.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** What the own fields of a transaction prove: that no network takes it. */
export const ownFields: readonly Rule[] = [
  {
    id: 'outcome.fields',
    severity: 'caution',
    needs: ['request.gas', 'request.gasPrice', 'fee.balance', 'fee.most'],
    readsSteps: false,
    run,
  },
];

type Transaction = Extract<Body, { kind: 'transaction' }>;

function run(view: Evidence): readonly RuleAnswer[] {
  const { mined, request } = view.incoming;
  const { body } = request;
  if (body.kind !== 'transaction' || mined !== undefined) return [];
  const { call, set } = body;
  const said: RuleAnswer[] = [];
  const fired = (how: How, ...facts: readonly FactId[]) => said.push(refused(how, facts));
  const { gas, maxFeePerGas, maxPriorityFeePerGas: tip } = set;
  const price = maxFeePerGas ?? set.gasPrice;
  if (maxFeePerGas !== undefined && tip !== undefined && tip > maxFeePerGas)
    fired('priority', 'request.maxPriorityFeePerGas', 'request.maxFeePerGas');
  if (gas !== undefined && price !== undefined && call.value + gas * price >= 2n ** 256n)
    fired('overflow', 'request.gas', priceFact(body));
  // Networks change these numbers: what passes where it is run is not a failure.
  const passes = valueOf(view.effects)?.status === 'success';
  if (gas !== undefined && gas < leastGas(body) && !passes) fired('gas', 'request.gas');
  const code = call.to === null ? call.data.length / 2 - 1 : 0;
  if (code > mostInitCode && byEthereum.has(body.chainId) && !passes) fired('initCode', 'request.data');
  if (said.length === 0) said.push(...tooDear(view, body));
  if (said.length > 0) return said;
  return gas === undefined && price === undefined && tip === undefined ? [] : [clear('request.chain')];
}

type How = 'priority' | 'overflow' | 'gas' | 'initCode';

function refused(how: How, facts: readonly FactId[]): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    facts,
    says: { id: 'outcome.fields.says', args: { how } },
    why: { id: 'outcome.fields.why', args: {} },
    remedy: { id: 'outcome.fields.remedy', args: { how } },
  };
}

/** At the price that the request sets each unit of gas up to the limit has to be there; else what is expected. */
function tooDear(view: Evidence, body: Transaction): readonly RuleAnswer[] {
  const isSet = body.set.gasPrice !== undefined || body.set.maxFeePerGas !== undefined;
  const fact: FactId = isSet ? 'fee.most' : 'fee.expected';
  const [balance, fee] = [amountOf(view, 'fee.balance'), amountOf(view, fact)];
  if (balance === undefined || fee === undefined || body.call.value + fee <= balance) return [];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['fee.balance', fact],
      says: {
        id: 'outcome.fields.saysBalance',
        args: { how: isSet ? 'most' : 'expected', balance: 'fee.balance', fee: fact },
      },
      why: { id: 'outcome.fields.why', args: {} },
      remedy: { id: 'outcome.fields.remedy', args: { how: 'balance' } },
    },
  ];
}

function amountOf(view: Evidence, id: FactId): bigint | undefined {
  const it = valueOf(view.facts[id]?.value);
  return it?.kind === 'amount' ? it.raw : undefined;
}

function priceFact({ set }: Transaction): FactId {
  return set.maxFeePerGas === undefined ? 'request.gasPrice' : 'request.maxFeePerGas';
}
