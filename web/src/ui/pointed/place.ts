/** Where on the Review a fact stands: written there as `data-place`, so that an answer or a finding can point at it. */
import type { Finding } from '@readback/core/model/finding.ts';

export const sentencePlace = 'sentence';
export const limitsPlace = 'limits';

export function findingPlace({ rule, step, facts }: Pick<Finding, 'rule' | 'step' | 'facts'>): string {
  return `check ${rule} ${step ?? ''} ${facts.join()}`;
}

export function unreadPlace(id: string): string {
  return `unread ${id}`;
}

export function effectPlace(id: string): string {
  return `effect ${id}`;
}

export function stepPlace(id: string): string {
  return `step ${id}`;
}
