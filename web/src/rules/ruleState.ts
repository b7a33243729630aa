import { type Preferences, standardPreferences, type Thresholds } from '@readback/core/model/preferences.ts';
import type { SourceId } from '../data/sources.ts';
import type { RuleEntry } from './ruleTable.ts';

/** What holds of a rule here and now. `held`: it has no answer, or less to say, until the user changes something. */
export type RuleState = Readonly<{ kind: 'on' | 'yours' | 'muted' | 'held'; says: string }>;

/** What the state of rules rests on. */
export type Here = Readonly<{
  preferences: Preferences;
  /** Whether any network is enabled, so that a node can be asked. */
  node: boolean;
  isOn: (source: SourceId) => boolean;
}>;

/** How it stands with a rule: always at least one line, the one that holds it back first. */
export function ruleStates({ id, needs }: Pick<RuleEntry, 'id' | 'needs'>, here: Here): readonly RuleState[] {
  const states: RuleState[] = [];
  if (!here.node && needs.some((it) => ofNode.test(it)))
    states.push({ kind: 'held', says: 'No network is enabled: it needs a node.' });
  for (const [pattern, source, name] of sourceOfFacts) {
    if (needs.some((it) => pattern.test(it)) && !here.isOn(source))
      states.push({ kind: 'held', says: `${name} is off: it has less to go by.` });
  }
  const muted = here.preferences.mutes.filter((it) => it.rule === id).length;
  if (muted > 0)
    states.push({ kind: 'muted', says: `Muted for ${muted} ${muted === 1 ? 'address' : 'addresses'}.` });
  const figure = figureOf[id];
  if (figure !== undefined) states.push(figureState(figure, here.preferences.thresholds));
  return states.some(({ kind }) => kind === 'held') ? states : [{ kind: 'on', says: 'On.' }, ...states];
}

/** The figure that a rule measures by, of those that the user can set. */
export const figureOf: Readonly<Record<string, keyof Thresholds>> = {};

function figureState(figure: keyof Thresholds, thresholds: Thresholds): RuleState {
  const said = figures[figure](thresholds[figure].toLocaleString('en'));
  return thresholds[figure] === standardPreferences.thresholds[figure]
    ? { kind: 'on', says: `Measures by ${said}.` }
    : { kind: 'yours', says: `Measures by your own figure, ${said}.` };
}

const figures: Readonly<Record<keyof Thresholds, (figure: string) => string>> = {
  newContractDays: (it) => `${it} days`,
  longPermissionDays: (it) => `${it} days`,
  slippagePercent: (it) => `${it} %`,
  feePercent: (it) => `${it} %`,
  priorityFeeGwei: (it) => `${it} gwei`,
};

const ofNode = /^(?:effects$|effect\.|account\.|token\.|name\.|fee\.|chain\.reported$)/;

/** Which source answers which facts, where only one does. */
const sourceOfFacts: readonly (readonly [RegExp, SourceId, string])[] = [[/^name\./, 'ens', 'ENS']];
