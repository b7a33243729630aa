import type { FactId } from '../../model/fact.ts';
import type { Capability } from '../../model/request.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** What a batch asks of the wallet besides its calls, which no simulation shows. */
export const capabilities: readonly Rule[] = [
  {
    id: 'outcome.capabilities',
    family: 'outcome',
    severity: 'caution',
    needs: ['request.capability.<n>'],
    readsSteps: false,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const { body } = view.incoming.request;
  if (body.kind !== 'calls') return [];
  const own = ownAccounts(view);
  const seen = new Set<string>();
  return (body.capabilities ?? []).flatMap((it, at): RuleAnswer[] => {
    const fact: FactId = `request.capability.${at}`;
    const how = howOf(it, own);
    if (seen.has(`${how} ${it.name}`)) return [];
    seen.add(`${how} ${it.name}`);
    if (how === 'atomic') return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: cautions.has(how) ? 'caution' : 'note',
        facts: [fact, `${fact}.value`],
        says: { id: 'outcome.capabilities.says', args: { how, name: fact } },
        why: { id: 'outcome.capabilities.why', args: { how } },
        remedy: { id: 'outcome.capabilities.remedy', args: { how } },
      },
    ];
  });
}

const cautions: ReadonlySet<string> = new Set([
  'auxiliaryFunds',
  'flowControl',
  'paidInTokens',
  'otherAccount',
]);

type Accounts = ReadonlySet<string>;

/** `paidInTokens`: the service that pays the fee is paid by the user. `otherAccount`: what is unknown is for an account. */
function howOf({ name, json, leftOut }: Capability, own: Accounts): string {
  if (leftOut === true) return namesOther(json, own) ? 'otherAccount' : 'leftOut';
  return name === 'paymasterService' && takesTokens(json, own) ? 'paidInTokens' : name;
}

function namesOther(json: string, own: Accounts): boolean {
  return [...json.matchAll(/0x[0-9a-f]{40}(?![0-9a-f])/gi)].some(([it]) => !own.has(it.toLowerCase()));
}

/** A token that is named by its address, by its symbol, or by its standard: a sponsor is told none of these. */
function takesTokens(json: string, own: Accounts): boolean {
  return (
    namesOther(json, own) ||
    /erc-?20/i.test(json) ||
    /(?:token|currency|asset)\w*"?[:=]\[?"?\p{L}[\p{L}\d.₮]{1,7}(?![\w.-])/iu.test(json)
  );
}
