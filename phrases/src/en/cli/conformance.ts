export const pass = 'pass';
export const fail = 'FAIL';
export const passed = '{passed} of {all}';
export const failed = '{name} ({status}): {message}';
export const noReason = 'no reason given';
export const summary =
  '{all, plural, one {# case} other {# cases}} in {files, plural, one {# file} other {# files}}: {pass} passed, {fail} failed, {error} could not be run, {skipped} skipped';
