import { factOfStep } from '../../model/factIds.ts';
import { signedFormOf } from '../../decode/typed/signedForms.ts';
import { valueOf } from '../../model/known.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg, Step } from '../../model/step.ts';
import { isOtherSite, siteThatAsks, siteThatAsksFact } from '../../evidence/askedBy.ts';
import { isHost } from '../../actions/message/hosts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { argAt, everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on typed data that is as good as a message: a log-in of a site, or a text of anything. */
export const typedTexts: readonly Rule[] = [
  {
    id: 'signatures.logIn',
    family: 'signatures',
    severity: 'stop',
    needs: ['step.<s>.fn', 'session.host'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => logIn(view, step)),
  },
  {
    id: 'signatures.anyText',
    family: 'signatures',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap(anyText),
  },
];

function logIn(view: Evidence, step: Step): readonly RuleAnswer[] {
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

function anyText(step: Step): readonly RuleAnswer[] {
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
