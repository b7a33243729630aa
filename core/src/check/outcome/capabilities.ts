import { factOfRequest } from '../../model/factIds.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Call, Capability } from '../../model/request.ts';
import { capabilityValue } from '../../request/transaction/suffixed.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import { codeOf, type Evidence } from '../../evidence/evidence.ts';

/** What a batch asks of the wallet besides its calls, which no simulation shows. */
export const capabilities: readonly Rule[] = [
  {
    id: 'outcome.capabilities',
    severity: 'stop',
    needs: ['request.capability.<n>', 'account.<a>.code'],
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
    const fact: FactId = factOfRequest(`capability.${at}`);
    const how = it.name === 'dataSuffix' ? suffixUse(view, it, body.calls) : howOf(it, own);
    if (seen.has(`${how} ${it.name}`)) return [];
    seen.add(`${how} ${it.name}`);
    if (how === 'atomic') return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: how === 'callByBytes' ? 'stop' : cautions.has(how) ? 'caution' : 'note',
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
  'mayCall',
]);

/**
 * What the bytes do that a wallet adds to the calldata. `callByBytes`: where a call of a contract names no function they name
 * one, and nothing here has read it; `mayCall`: so, where nobody knows what is there.
 */
function suffixUse(
  view: Evidence,
  asked: Capability,
  calls: readonly Call[],
): 'dataSuffix' | 'callByBytes' | 'mayCall' {
  if (isMark(asked)) return 'dataSuffix';
  const states = calls.flatMap(({ to, data }, at) => {
    if ((asked.call !== undefined && asked.call !== at) || data.length >= withSelector) return [];
    return [to === null ? 'contract' : (valueOf(codeOf(view, to))?.state ?? 'unknown')];
  });
  if (states.some((it) => it === 'contract' || it === 'delegated')) return 'callByBytes';
  return states.includes('unknown') ? 'mayCall' : 'dataSuffix';
}

/** The length of `0x` and four bytes in hex. */
const withSelector = 10;

/** Whether the bytes are names of apps with their length, as ERC-8021 has them, or too few to name a function. */
function isMark(asked: Capability): boolean {
  const value = JSON.stringify(capabilityValue(asked)) ?? '';
  const hex = /"(?:0x)?((?:[0-9a-f]{2})*)"/i.exec(value)?.[1];
  if (hex === undefined) return false;
  if (hex.length < 2) return true;
  const [, codes, length] =
    /^((?:2c|2d|5f|3[0-9]|[67][0-9a-f])*)([0-9a-f]{2})00(?:8021){8}$/i.exec(hex) ?? [];
  return codes !== undefined && Number.parseInt(length ?? '', 16) * 2 === codes.length;
}

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
