import { type Preferences, standardPreferences, type Thresholds } from '@readback/core/model/preferences.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/rules.ts';
import type { SettingsSection } from '../router/settingsSection.ts';
import type { SourceId } from '../data/sources/sources.ts';
import type { RuleEntry } from '../readback/ruleTable.ts';

/** What holds of a rule here and now. `held`: it has no answer, or less to say, until the user changes something. */
export type RuleState = Readonly<{
  kind: 'on' | 'yours' | 'muted' | 'held';
  says: string;
  /** The section of Settings where it can be changed. */
  at?: SettingsSection;
}>;

/** What the state of rules rests on. */
export type Here = Readonly<{
  preferences: Preferences;
  /** Whether any network is enabled, so that a node can be asked. */
  node: boolean;
  /** Whether a list of scams is chosen. */
  lists: boolean;
  isOn: (source: SourceId) => boolean;
}>;

/** How it stands with a rule: always at least one line, the one that holds it back first. */
export function ruleStates({ id, needs }: Pick<RuleEntry, 'id' | 'needs'>, here: Here): readonly RuleState[] {
  const needsOf = (pattern: RegExp) => needs.some((it) => pattern.test(it));
  const states: RuleState[] = [];
  const held = (says: string, at: SettingsSection) => states.push({ kind: 'held', says, at });
  if (!here.node && needsOf(ofNode)) held(words.needsNode, 'networks');
  for (const [pattern, source, name] of sourceOfFacts) {
    if (needsOf(pattern) && !here.isOn(source)) held(fill(words.sourceOff, { source: name }), 'sources');
  }
  if (needsOf(/\.listed$/) && !here.lists) held(words.noList, 'sources');
  const on = states.length === 0 ? ([{ kind: 'on', says: words.on }] as const) : [];
  const muted = here.preferences.mutes.filter((it) => it.rule === id).length;
  if (muted > 0) {
    states.push({ kind: 'muted', says: fill(words.muted, { count: muted }), at: 'checks' });
  }
  const figures = figuresOf[id] ?? [];
  return [...states, ...on, ...figures.map((it) => figureState(it, here.preferences.thresholds))];
}

/** The figures that a rule measures by, of those that the user can set. */
export const figuresOf: Readonly<Record<string, readonly (keyof Thresholds)[]>> = {
  'identity.fresh': ['newContractDays'],
  'approvals.longLived': ['longPermissionDays'],
  'signatures.longLived': ['longPermissionDays'],
  'transfers.leastFarBelow': ['slippagePercent'],
  'outcome.fee': ['feePercent', 'priorityFeeGwei'],
  'outcome.operationFee': ['priorityFeeGwei'],
};

function figureState(figure: keyof Thresholds, thresholds: Thresholds): RuleState {
  const said = fill(words.figures[figure], { count: thresholds[figure] });
  return thresholds[figure] === standardPreferences.thresholds[figure]
    ? { kind: 'on', says: fill(words.threshold, { figure: said }), at: 'checks' }
    : { kind: 'yours', says: fill(words.ownThreshold, { figure: said }), at: 'checks' };
}

const ofNode = /^(?:effects$|effect\.|account\.|token\.|name\.|fee\.|chain\.reported$)/;

/** Which source answers which facts, where only one does. */
const sourceOfFacts: readonly (readonly [RegExp, SourceId, string])[] = [
  [/^name\./, 'ens', 'ENS'],
  [/^account\.<a>\.(?:verified|created)$/, 'sourcify', 'Sourcify'],
];
