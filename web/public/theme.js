// Sets the theme before the first paint (src/data/settings.ts takes over from there), and marks a visit that begins on
// Start (src/app/boot.css). Says when a script of the page did not come.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('readback.settings') ?? '{}').theme ?? 'system';
  } catch {
    // Blocked storage: the system's theme.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) document.documentElement.dataset.missing = '';
    },
    true,
  );
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-again]')) return;
    event.preventDefault();
    location.reload();
  });
  if (/^(#\/?)?$/.test(location.hash)) document.documentElement.dataset.start = '';
})();
