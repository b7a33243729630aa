export const title = 'Rules';
export const lead =
  'Each request is checked by these {count, plural, one {# rule} other {# rules}}, on this device. A rule that lacks a fact it needs says so. It never counts as passed.';
export const find = 'Find a rule';
export const examples = 'allowance, sign-in, Safe';
export const found = '{found} of {all, plural, one {# rule} other {# rules}}';
export const families = 'Families of rules';
export const none = 'No rules match';
export const noneHint = 'Try a single word that a warning would use.';
export const showAll = 'Show all rules';

export const whatToDo = 'What to do';
export const state = 'Current state';
export const settings = 'Settings';
export const needs = 'Facts it needs';
export const flyIt = 'Fly it';
export const id = 'Id';

export const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;

export const on = 'On.';
export const needsNode = 'It needs a node, and no network is enabled.';
export const sourceOff = '{source} is off, so it has less to check.';
export const noList = 'No list is on, so nothing is looked up.';
export const muted = 'Muted for {count, plural, one {# address} other {# addresses}}.';
export const threshold = 'Threshold: {figure}.';
export const ownThreshold = 'Your own threshold: {figure}.';

export const figures = {
  newContractDays: '{count, plural, one {# day} other {# days}}',
  longPermissionDays: '{count, plural, one {# day} other {# days}}',
  slippagePercent: '{count}%',
  feePercent: '{count}% of what is sent',
  priorityFeeGwei: '{count} gwei',
} as const;
