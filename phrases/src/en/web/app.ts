export const name = 'Readback';
export const skip = 'Skip to content';

export const find = 'Find anything, or paste a request';
export const findKeys = 'Ctrl K';

export const places = 'Main';
export const more = 'More';
export const home = 'Start';
export const review = 'Review';
export const requests = 'Requests';
export const check = 'Check';
export const compose = 'Create';
export const verify = 'Verify';
export const contracts = 'Contracts';
export const dapps = 'Dapps';
export const activity = 'Activity';
export const accounts = 'Accounts';
export const approvals = 'Token approvals';
export const safe = 'Safe';
export const connections = 'Connections';
export const learn = 'Learn';
export const groups = { yours: 'Yours', more: 'More' } as const;
export const account = 'Account';
export const rules = 'Rules';
export const school = 'Flight school';
export const settings = 'Settings';

export const homeTitle = 'Know what you sign';
export const verifyTitle = 'Verify a signature';

export const theme = 'Theme';
export const system = 'Auto';
export const light = 'Light';
export const dark = 'Dark';

export const opening = 'Opening';

export const offline = 'This device is offline.';
export const offlineHint =
  'Requests are still decoded. Your Activity is kept. Anything that needs a node stays unknown. Nothing is sent later.';

export const tryAgain = 'Try again';
export const reload = 'Reload page';

export const noPart =
  'This part could not be loaded. The server may be down, or Readback may have been updated.';
export const partStopped = 'This part of the page stopped working.';
export const restWorks = 'The rest still works.';
export const noWallet = 'Wallet features could not be loaded.';

export const noScreen = 'This screen could not be loaded';
export const noScreenHint =
  'The server may be down, or Readback may have been updated. Your Activity is kept. Nothing was sent to your wallet again.';
export const screenStopped = 'This screen stopped working';
export const screenStoppedHint =
  'This is a Readback error. Your Activity is kept. Nothing was sent to your wallet again.';
export const openAgain = 'Open again';
export const goHome = 'Go to Start';
export const details = 'Details for developers';
