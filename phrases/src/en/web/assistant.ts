/** Where the assistant would be, while it is off. */
export const off =
  'An assistant of your choice can put these facts in order and explain terms. The assistant is off.';
export const setUp = 'Set up in Settings';
