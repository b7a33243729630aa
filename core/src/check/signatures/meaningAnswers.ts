import { factOfStep } from '../../model/factIds.ts';
import { same, isZero } from '../../ledger/account.ts';
import { signedFormOf } from '../../decode/typed/signedForms.ts';
import type { TypedMeaning } from '../../decode/typed/meaning.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { valueOf } from '../../model/known.ts';
import type { Arg, Step } from '../../model/step.ts';
import { leavesAllOpen } from '../../actions/approvals/delegationCaveats.ts';
import { isHost } from '../../actions/message/hosts.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import { isOtherSite, siteThatAsks, siteThatAsksFact } from '../../evidence/askedBy.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt, argAt } from '../../actions/steps/stepTree.ts';
import { stopUnlessKnown } from '../rule.ts';

export function powerGiven(view: Evidence, step: Step, meaning: TypedMeaning): readonly RuleAnswer[] {
  if (meaning.kind !== 'power') return [];
  const to = addressAt(step, ...meaning.to);
  if (to === undefined) return [];
  const own = [...ownAccounts(view)].some((account) => same(account as typeof to.value, to.value));
  if (own || isZero(to.value)) return [clear(to.fact)];
  const whole = meaning.over === 'account' && leavesAllOpen(step, meaning.limits);
  return [
    {
      outcome: 'fired',
      ...(whole ? stopUnlessKnown(view, to.value) : { severity: 'caution' }),
      step: step.id,
      facts: [to.fact],
      says: { id: 'signatures.power.says', args: { to: to.fact, over: whole ? 'whole' : meaning.over } },
      why: { id: 'signatures.power.why', args: { over: meaning.over } },
      remedy: whole ? 'reject' : { id: 'remedy.checkPayee', args: {} },
    },
  ];
}

export function itemsLent(_view: Evidence, step: Step, meaning: TypedMeaning): readonly RuleAnswer[] {
  if (meaning.kind !== 'lend') return [];
  const [amount, collection] = [argAt(step, ...meaning.amount), addressAt(step, ...meaning.collection)];
  if (amount === undefined || collection === undefined) return [];
  if (amount.value.kind === 'integer' && amount.value.value === 0n) return [clear(amount.fact)];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [amount.fact, collection.fact],
      says: { id: 'signatures.lends.says', args: { amount: amount.fact, collection: collection.fact } },
      why: { id: 'signatures.lends.why', args: {} },
      remedy: { id: 'signatures.lends.remedy', args: {} },
    },
  ];
}

export function keysGiven(_view: Evidence, step: Step, meaning: TypedMeaning): readonly RuleAnswer[] {
  if (meaning.kind !== 'keys') return [];
  const text = argAt(step, ...meaning.text);
  return [
    {
      outcome: 'fired',
      severity: 'stop',
      step: step.id,
      facts: text === undefined ? [] : [text.fact],
      says: { id: 'signatures.keys.says', args: {} },
      why: { id: 'signatures.keys.why', args: {} },
      remedy: 'reject',
    },
  ];
}

export function siteOfLogIn(view: Evidence, step: Step): readonly RuleAnswer[] {
  const site = formOf(step)?.site;
  if (site === undefined) return [];
  const asking = siteThatAsks(view);
  const siteFact = siteThatAsksFact(view);
  if (asking.s === 'pending') return [missing(siteFact, asking)];
  const here = valueOf(asking) ?? '';
  const fn = factOfStep(step.id, 'fn');
  const { claimed } = view.incoming.origin;
  if (isHost(site, here) && claimed === undefined) return [clear(fn, siteFact)];
  const how = isOtherSite(view, site, here) ? 'unasked' : 'logIn';
  return [
    {
      outcome: 'fired',
      severity: how === 'logIn' ? 'stop' : 'caution',
      step: step.id,
      facts: here === '' ? [fn] : [fn, siteFact],
      says: { id: 'signatures.logIn.says', args: { how, site } },
      why: { id: 'signatures.logIn.why', args: {} },
      remedy: { id: 'signatures.logIn.remedy', args: { site } },
    },
  ];
}

export function textsOfForm(step: Step): readonly RuleAnswer[] {
  return Object.entries(formOf(step)?.texts ?? {}).flatMap(([path, known]): RuleAnswer[] => {
    const it = argAt(step, ...path.split('.'));
    const texts = it === undefined ? [] : textsIn(it.arg);
    if (it === undefined || texts.length === 0) return [];
    const isKnown = (text: string) =>
      known.some((one) => (typeof one === 'string' ? one === text : one.test(text)));
    if (texts.every(isKnown)) return [clear(it.fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [it.fact],
        says: { id: 'signatures.anyText.says', args: {} },
        why: { id: 'signatures.anyText.why', args: {} },
        remedy: { id: 'messages.anyUse.remedy', args: { how: 'text' } },
      },
    ];
  });
}

function textsIn(arg: Arg): readonly string[] {
  return arg.value.kind === 'text' ? [arg.value.text] : insideOf(arg).flatMap(textsIn);
}

function formOf({ op, reading, fn }: Step) {
  return op === 'permission' && reading !== 'unread' && fn !== undefined
    ? signedFormOf(fn.signature)
    : undefined;
}
