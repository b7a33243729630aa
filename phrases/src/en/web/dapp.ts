export const title = 'Dapps';
export const lead =
  'Open a dapp here and use it with your account. When it asks for a signature or a transaction, you review the request first. This works with dapps that support Safe.';
export const field = 'URL of the dapp';
export const fieldHint = 'For example app.example.org';
export const known = 'For example:';
export const practice =
  'Dapps on the web do not know the practice chain. Switch the network, or practice in <school>Flight school</school>.';
export const open = 'Open';
export const opens = 'Opens <b>{host}</b>. The site will see your account {account} on {network}.';
export const opensHost = 'Opens <b>{host}</b>.';
export const wrong = {
  odd: 'This is not the URL of a site.',
  plain: 'This URL is not encrypted. Use one that begins with https://.',
  login: 'This URL contains a username. The site that would open comes after the @. Enter only that part.',
  own: 'This is Readback’s own URL.',
} as const;
export const linked = 'A link filled in this URL';
export const linkedHint =
  'Anyone can write a link like this. Open the dapp only if you know the site {host}. Nothing has been loaded from it so far.';
export const noAccount = 'Connect a wallet first. The dapp works with your account.';
export const connect = 'Connect wallet';
export const noNetwork =
  'Your wallet is on a network that is not enabled here. Change the network, or enable this one in Settings.';
export const inSafe = 'Readback is open in Safe. Open dapps in Safe itself, and review their requests here.';
export const inExtension =
  'In the browser extension, Readback already receives the requests of every site that you visit. Open the dapp in its own tab.';
export const recent = 'Opened before';
export const openThis = 'Open {host}';
export const forget = 'Remove {host}';
export const removeIt = 'Remove';

export const frame = 'The dapp {host}';
export const sees = '<b>{host}</b> sees {account} on {network}.';
export const changed = 'Your account or network has changed since';
export const changedHint =
  'The dapp still works with what is written above. Reload it to use what you chose now.';
export const reload = 'Reload';
export const close = 'Close dapp';
export const loading = 'Loading the dapp';
export const requests = 'Requests from the dapp';
export const more = '{count, plural, one {# more request} other {# more requests}}';
export const silent = 'The dapp has sent nothing so far';
export const silentHint =
  'It may still be loading, may not support Safe, or may not allow other sites to show it. If the frame stays empty, open the dapp in its own tab and paste its request here.';
export const ownTab = 'Open in its own tab';
export const elsewhere = 'The dapp tried to open another site';
export const elsewhereHint =
  'Readback closed the dapp, and its requests are no longer waiting. It tried to open {site}. If you trust that site, open it here by its own URL.';
export const grabbed = 'The dapp took the keyboard';
export const grabbedHint =
  'While another screen was shown, the dapp took the keyboard, so it could have read what you type there. Readback closed the dapp, and its requests are no longer waiting.';
export const elsewhereUnknown = 'unknown';
