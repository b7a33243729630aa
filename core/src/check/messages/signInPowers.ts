import { factOfResource } from '../../model/factIds.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { type SignIn, signInOf } from '../../actions/message/signIn.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Rules on what a sign-in gives besides the sign-in, and for how long. */
export const signInPowers: readonly Rule[] = [
  {
    id: 'messages.resources',
    severity: 'caution',
    needs: ['siwe.resource.<n>', 'siwe.domain'],
    readsSteps: false,
    run: resources,
  },
  {
    id: 'messages.reusable',
    severity: 'note',
    needs: ['siwe.nonce', 'message.text'],
    readsSteps: false,
    run: reusable,
  },
];

function resources(view: Evidence): readonly RuleAnswer[] {
  const signIn = signInOf(view);
  if (signIn.kind !== 'signIn' || signIn.siwe.resources.length === 0) return [];
  const all = signIn.siwe.resources;
  const powers = all.findIndex((it) => /^urn:recap:/i.test(it));
  if (powers !== -1) return [said(powers, 'powers', all.length)];
  const outside = all.findIndex((it) => !isOfSite(it, signIn));
  if (outside === -1) return [clear('siwe.domain')];
  return [said(outside, onNoSite(all[outside] ?? '') ? 'nowhere' : 'outside', all.length)];
}

function said(at: number, how: 'powers' | 'outside' | 'nowhere', all: number): RuleAnswer {
  const fact = factOfResource(at);
  return {
    outcome: 'fired',
    severity: how === 'powers' ? 'caution' : 'note',
    facts: [fact],
    says: { id: 'messages.resources.says', args: { how, resource: fact, more: all - 1 } },
    why: { id: 'messages.resources.why', args: { how } },
    remedy: { id: 'messages.resources.remedy', args: {} },
  };
}

/** Whether a resource is named by another way than an address of the web: `urn:…`, `ipfs://…`. */
function onNoSite(resource: string): boolean {
  return !/^(?:https?|wss?|ftp):\/\//i.test(resource);
}

function isOfSite(resource: string, { siwe }: Extract<SignIn, { kind: 'signIn' }>): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(resource)?.[1]?.toLowerCase();
  return host === siwe.domain.toLowerCase();
}

function reusable(view: Evidence): readonly RuleAnswer[] {
  const signIn = signInOf(view);
  if (signIn.kind !== 'signIn') return [];
  const { nonce, expirationTime } = signIn.siwe;
  const plain = /^(.)\1*$/.test(nonce) || '01234567890123456789'.includes(nonce);
  if (!plain && expirationTime !== undefined) return [clear('siwe.nonce', 'message.text')];
  return [
    {
      outcome: 'fired',
      severity: 'note',
      facts: plain ? ['siwe.nonce'] : ['message.text'],
      says: { id: 'messages.reusable.says', args: { how: plain ? 'nonce' : 'endless' } },
      why: { id: 'messages.reusable.why', args: {} },
      remedy: { id: 'messages.reusable.remedy', args: {} },
    },
  ];
}
