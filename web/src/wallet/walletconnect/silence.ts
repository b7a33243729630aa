/** What goes wrong comes back as an error, and is said to the user. The console is not for it. */
export const silence = {
  level: 'silent',
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
  child: () => silence,
  bindings: () => ({}),
};

function nothing(): void {}
