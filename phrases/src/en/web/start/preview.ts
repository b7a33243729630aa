/** What is under the field while a text is in it: what the bytes say, and what is still open. */
export const title = 'What the text alone says';
export const calldata = 'Calldata, {bytes, plural, one {# byte} other {# bytes}}';
export const named = '{what}: {fn}';
export const text = 'Text, {count, plural, one {# character} other {# characters}}';
export const noRequest = 'Readback does not recognize this as a request.';
export const notChecked = 'This is a preview. Nothing has been checked or looked up yet.';
export const open = 'Still missing:';
export const whichContract = 'Which contract?';
export const whichNetwork = 'Which network?';
export const whoIsNamed = 'Which address?';
export const whoseAccount = 'Which account?';
export const examples = 'Try an example:';
export const drainer = 'a drainer’s approval';
export const permit = 'a permit';
export const safe = 'a Safe transaction';
export const noExample = 'The practice chain did not answer, so there is no example. Try again.';
