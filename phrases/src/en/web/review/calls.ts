export const title = 'Simulated calls';
export const pending = 'Being checked';
export const unknown = 'Unknown ({why})';
export const calls = '{count, plural, one {One call} other {# calls}}';
export const callsFailed =
  '{count, plural, one {One call, which failed} other {# calls, {failed} of them failed}}';
export const show = 'Show {count, plural, one {it} other {them}}';
export const hide = 'Hide {count, plural, one {it} other {them}}';
