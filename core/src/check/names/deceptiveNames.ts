import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import { oddPlaces, pushesAway } from '../../actions/message/oddPlaces.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { shownTexts } from '../../evidence/shownTexts.ts';
import { signInOf } from '../../actions/message/signIn.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules on foreign texts and sites that are made to read as something else. */
export const deceptiveNames: readonly Rule[] = [
  {
    id: 'names.oddText',
    severity: 'caution',
    needs: ['account.<a>.name', 'account.<a>.sourceName', 'origin.claimed', 'step.<s>.arg.<name>'],
    readsSteps: false,
    run: oddText,
  },
  {
    id: 'names.site',
    severity: 'caution',
    needs: ['origin.claimed', 'origin.verified', 'siwe.domain'],
    readsSteps: false,
    run: site,
  },
];

function oddText(view: Evidence): readonly RuleAnswer[] {
  const seen = new Set<string>();
  return shownTexts(view).flatMap(({ text, fact, step, of }): readonly RuleAnswer[] => {
    if (seen.has(text)) return [];
    seen.add(text);
    const count = oddPlaces(text);
    if (count === 0 && !pushesAway.test(text)) return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        ...(step === undefined ? {} : { step }),
        facts: [fact],
        says:
          of === 'description'
            ? { id: 'names.oddText.saysDescription', args: {} }
            : { id: 'names.oddText.says', args: { text: fact } },
        why: { id: 'names.oddText.why', args: { how: count === 0 ? 'below' : 'odd' } },
        remedy: { id: 'names.oddText.remedy', args: {} },
      },
    ];
  });
}

function site(view: Evidence): readonly RuleAnswer[] {
  const signIn = signInOf(view);
  const claimed = valueOf(lookUp(view, 'origin.claimed'));
  const sites: (readonly [FactId, string])[] = [];
  if (claimed?.kind === 'text') sites.push(['origin.claimed', claimed.text]);
  const verified = valueOf(lookUp(view, 'origin.verified'));
  if (verified?.kind === 'text') sites.push(['origin.verified', verified.text]);
  if (signIn.kind === 'signIn') {
    sites.push(['siwe.domain', signIn.siwe.domain], ['siwe.uri', signIn.siwe.uri]);
  }
  return sites.map(([fact, text]): RuleAnswer => {
    const how = howOdd(text);
    if (how === undefined) return clear(fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      facts: [fact],
      says: { id: 'names.site.says', args: { site: fact, how } },
      why: { id: 'names.site.why', args: {} },
      remedy: { id: 'names.site.remedy', args: {} },
    };
  });
}

/**
 * `foreign`: a part of the host is written in letters outside of ASCII (`xn--`, RFC 5891). `user`: what is before an
 * `@` looks like the host and is not one.
 */
function howOdd(text: string): 'foreign' | 'user' | undefined {
  const authority = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^/?#\s]*)/i.exec(text)?.[1] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (/(?:^|\.)xn--/i.test(host)) return 'foreign';
  return authority.includes('@') ? 'user' : undefined;
}
