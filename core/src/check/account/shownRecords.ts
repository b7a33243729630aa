import { factOfArg } from '../../model/factIds.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { freeTexts } from '../../actions/purpose/freeTexts.ts';
import { argName, hasRole, type Param, paramsOf, partIn } from '../../actions/purpose/places.ts';
import { isPlainRemark } from '../../text/plainRemark.ts';

/** What others read under a name of the user's: where they reach someone, or pay. */
export const shownRecords: readonly Rule[] = [
  {
    id: 'account.text',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => [...shown(step), ...said(step)]),
  },
];

function shown(step: Step): readonly RuleAnswer[] {
  if (!hasRole(step, 'record')) return [];
  const found: { readonly key: Text | undefined; readonly value: Text }[] = [];
  const collect = (args: readonly Arg[], above: string, outer: Param) => {
    args.forEach((arg, at) => {
      const name = argName(arg, at);
      const [here, fact] = [partIn(outer, name), `${above}.${name}`];
      if (here.role === 'record') {
        const before = args[at - 1];
        const keys = isKey(before) ? textsIn(before, `${above}.${before.name}`) : [];
        textsIn(arg, fact).forEach((value, place) => found.push({ key: keys[place], value }));
      } else if (arg.value.kind === 'tuple') collect(insideOf(arg), fact, here);
    });
  };
  collect(step.args, factOfArg(step.id), paramsOf(step));
  return found.map(({ key, value }): RuleAnswer => {
    if (value.text === undefined ? value.isEmpty : isNotShown(key?.text, value.text))
      return clear(value.fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: key === undefined ? [value.fact] : [key.fact, value.fact],
      says:
        key === undefined
          ? { id: 'account.text.saysAlone', args: { value: value.fact } }
          : { id: 'account.text.says', args: { key: key.fact, value: value.fact } },
      why: { id: 'account.text.why', args: {} },
      remedy: { id: 'account.text.remedy', args: {} },
    };
  });
}

/** Whether values stand right behind it, each under a key. */
function isKey(arg: Arg | undefined): arg is Arg {
  return arg !== undefined && /^keys?$/.test(arg.name);
}

function said(step: Step): readonly RuleAnswer[] {
  return freeTexts(step).map(({ fact, isPlain }): RuleAnswer => {
    if (isPlain) return clear(fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'account.text.saysSaid', args: { text: fact } },
      why: { id: 'account.text.whySaid', args: {} },
      remedy: { id: 'account.text.remedySaid', args: {} },
    };
  });
}

/** A record, as text or as bytes. `isEmpty`: it is taken away. */
type Text = Readonly<{ text?: string; isEmpty: boolean; fact: FactId }>;

function textsIn(arg: Arg | undefined, fact: FactId): readonly Text[] {
  if (arg?.value.kind === 'text') return [{ text: arg.value.text, isEmpty: arg.value.text === '', fact }];
  if (arg?.value.kind === 'bytes') return [{ isEmpty: /^0x0*$/.test(arg.value.hex), fact }];
  if (arg?.value.kind === 'integer') return [{ isEmpty: arg.value.value === 0n, fact }];
  if (arg?.value.kind !== 'array' && arg?.value.kind !== 'tuple') return [];
  return insideOf(arg).flatMap((item, at) => textsIn(item, `${fact}.${argName(item, at)}`));
}

/**
 * Whether a text under a key of a name leads nobody anywhere: it is taken away, it is a remark that only describes, it has
 * the form of its key and fits nothing else, it is a picture, or it is a bare handle where programs are kept.
 */
function isNotShown(key: string | undefined, value: string): boolean {
  const text = value.trim();
  if (text === '') return true;
  if (key === undefined) return false;
  if (pictures.has(key)) return !/[\s<>]/.test(text.normalize('NFKC'));
  if (Object.hasOwn(forms, key)) return forms[key]?.test(text) === true;
  return descriptions.has(key) && isPlainRemark(text);
}

/** Keys of ENSIP-5 and ENSIP-18. */
const pictures: ReadonlySet<string> = new Set(['avatar', 'header']);
const descriptions: ReadonlySet<string> = new Set(['description', 'keywords']);

const oneWord = /^[A-Za-z][a-z]{1,23}$/;

const forms: Readonly<Record<string, RegExp>> = {
  'com.github': /^[a-z\d](?:[a-z\d-]{0,38})$/i,
  display: oneWord,
  name: oneWord,
  location: oneWord,
  timezone:
    /^(?:(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_]{1,20}|(?:UTC|GMT)(?:[+-]\d{1,2}(?::\d\d)?)?)$/,
  language: /^[a-z]{2}(?:-[A-Z]{2})?$/,
  theme: /^(?:light|dark|#[\da-f]{6}(?:, ?#[\da-f]{6}){0,4})$/i,
  'primary-color': /^#[\da-f]{3}(?:[\da-f]{3})?$/i,
};
