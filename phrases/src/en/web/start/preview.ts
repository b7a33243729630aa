/** What stands under the field while a text is in it: what the bytes say, and what is still open. */
export const title = 'What the text says by itself';
export const calldata = 'Calldata, {bytes, plural, one {# byte} other {# bytes}}';
export const named = '{what}: {fn}';
export const text = 'Text, {count, plural, one {# character} other {# characters}}';
export const noRequest = 'This is not a request that Readback knows.';
export const notChecked = 'This is a preview. Nothing is checked yet, and nobody was asked.';
export const open = 'Still open:';
export const whichContract = 'Which contract?';
export const whichNetwork = 'Which network?';
export const whoIsNamed = 'Which address?';
export const whoseAccount = 'Whose account?';
export const examples = 'Try an example:';
export const drainer = 'a drainer’s approval';
export const permit = 'a permit';
export const safe = 'a Safe transaction';
export const noExample = 'The practice chain did not answer, so there is no example. Try again.';
