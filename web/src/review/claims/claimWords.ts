import type { Warning, WarningCode } from '@readback/core/model/clearSigned.ts';
import type { Description, Lint } from '@readback/core/model/description.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/claims.ts';

/** Why nothing describes a step, in a line; undefined where something does. */
export function notDescribed(description: Description): string | undefined {
  if (description.kind === 'said') return undefined;
  if (description.kind === 'none') {
    const odd = description.why.find(({ code }) => !plain.has(code));
    return odd === undefined ? words.undescribed : fill(words.unfit, { why: warningWords(odd) });
  }
  const { why, source = words.registry } = description;
  return why === 'switchedOff' ? words.switchedOff : fill(words.unknown[why], { source });
}

/** Nothing was wrong: there is no description, or not one for this. */
const plain: ReadonlySet<WarningCode> = new Set(['noDescriptor', 'notBound', 'noFormat']);

/** What a warning of the engine means for a reader. */
export function warningWords({ code }: Pick<Warning, 'code'>): string {
  return words.warnings[code];
}

/** What our own look at a description found, in words; undefined for what a reader loses nothing by. */
export function lintWords({ code, weight }: Pick<Lint, 'code' | 'weight'>): string | undefined {
  if (weight === 'note' && code !== 'constantShown') return undefined;
  return lints.get(code);
}

const lints: ReadonlyMap<string, string> = new Map(Object.entries(words.lints));
