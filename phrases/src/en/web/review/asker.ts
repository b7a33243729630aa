export const waits = 'A script is waiting for your answer.';
export const waitsNamed = 'A script that calls itself {name} is waiting for your answer.';
export const gone = 'The script no longer waits';
export const goneHint =
  'If you sign anyway, the request takes effect, but the script does not receive the result. Reject the request unless you still want it.';
export const told = 'The script received the result.';
