export const name = 'Readback';
export const description =
  'Know what you sign. Readback says in plain words what a wallet request will do, before you sign it.';
export const title = 'Know what you sign.';
export const lead =
  'Paste a request, or say what you want to do. Readback says in plain words what the request does, before you sign.';
export const notStarted = 'Readback did not start: its scripts did not load.';
export const notStartedHint =
  'Your internet connection may require a sign-in, or the server may be down. Your data in this browser is unchanged.';
export const again = 'Reload page';
export const noScript = 'Readback runs in your browser and needs JavaScript.';
