export const title = 'Rules';
export const lead =
  'On this device, each request is checked against these {count, plural, one {# rule} other {# rules}}. If a fact that a rule needs is unknown, the rule says so and never counts as passed.';
export const find = 'Find a rule';
export const examples = 'allowance, sign-in, Safe';
export const found = '{found} of {all, plural, one {# rule} other {# rules}}';
export const families = 'Rule families';
export const none = 'No rules match';
export const noneHint = 'Try a single word that a warning would contain.';
export const showAll = 'Show all rules';

export const whatToDo = 'What to do';
export const state = 'Current state';
export const settings = 'Settings';
export const needs = 'Facts needed';
export const flyIt = 'Flights that show this rule';
export const id = 'ID';

export const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;

export const on = 'On.';
export const needsNode = 'This rule needs a node, but no network is enabled.';
export const sourceOff = '{source} is turned off, so this rule checks less.';
export const noList = 'All lists are turned off, so this rule has nothing to check against.';
export const muted = 'Muted for {count, plural, one {# address} other {# addresses}}.';
export const threshold = 'Threshold: {figure}.';
export const ownThreshold = 'Your own threshold: {figure}.';

export const figures = {
  newContractDays: '{count, plural, one {# day} other {# days}}',
  longPermissionDays: '{count, plural, one {# day} other {# days}}',
  slippagePercent: '{count}%',
  feePercent: '{count}% of what the request sends',
  priorityFeeGwei: '{count} gwei',
} as const;
