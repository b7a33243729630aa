export const title = 'Activity';
export const lead = 'Requests read back in this browser, and their outcomes.';
export const staysHere = 'Activity stays on this device. Readback never sends a request from Activity again.';
export const found =
  '{narrowed, select, yes {{found} of {all, plural, one {# request} other {# requests}}} other {{all, plural, one {# request} other {# requests}}}}{more, select, read {, and more are being loaded} searched {, and more are being searched} other {}}';
export const unread = 'Could not load earlier readbacks';
export const empty = 'Nothing has been read back here yet';
export const emptyHint =
  'Paste a request on <start>Start</start>, or write one on <compose>Create</compose>.';
export const fly = 'Fly a practice request';
export const noMatch = 'No matches';
export const noMatchHint =
  'Each word must appear in the request, its readback, its outcome or a name you gave.';
export const showAll = 'Show all requests';
export const showMore = 'Show {count} more of {left}';
export const limits =
  'The newest {most} requests are kept. Full readbacks are kept for the last {signed} signed requests and the last {unsigned} others.';

export const saveCsv = 'Save as CSV';
export const saveJson = 'Save as JSON';
export const notSaved = 'The file could not be created. Try again, or reload the page.';

export const find = 'Find';
export const examples = 'A name, address, hash, token or word';
export const outcome = 'Outcome';
export const network = 'Network';
export const account = 'Account';
export const all = 'All';
export const named = '{name}, {address}';
export const outcomes = {
  open: 'Not decided',
  rejected: 'Rejected',
  waiting: 'Outcome unknown',
  done: 'Signed or sent',
  different: 'Different from what was read back',
  failed: 'Not signed',
} as const;

export const forgetAll = 'Forget all';
export const forgetAllAsk = 'Forget all activity?';
export const forgetAllSays =
  'All readbacks, signatures and hashes on this device will be deleted, including those not shown now. Transactions that you sent are not affected. This cannot be undone.';
export const keep = 'Keep';
