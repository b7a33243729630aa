export const name = 'Readback';
export const description =
  'Know what you sign. Readback says in plain words what a wallet request will do, before your wallet asks you.';
export const title = 'Know what you sign.';
export const lead =
  'Paste a request from any app. Readback says in plain words what it will do, before your wallet asks you.';
export const notStarted = 'Readback has not started: its scripts did not load.';
export const notStartedHint =
  'The network may want you to sign in first, or the server may be down. What this browser keeps is untouched.';
export const again = 'Reload page';
export const noScript = 'Readback runs in your browser and needs JavaScript.';
