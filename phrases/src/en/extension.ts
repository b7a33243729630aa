/** What sites are told, as errors of a wallet. */
export const notARequest = 'Readback: the request has no method.';
export const notJson = 'Readback: the parameters are not JSON.';
export const tooLarge = 'Readback: the request is larger than 1 MB.';
export const tooMany = 'Readback: too many requests are waiting.';
export const notReached = 'Readback was updated or turned off. Reload this page.';
export const late = 'Readback: nobody answered within 30 minutes.';
export const notReadable =
  'Readback: this message asks a wallet to sign in a form that Readback cannot read. It was not passed on.';
export const noNetwork = 'This wallet session is not for exactly one network.';
export const walletGone = 'The wallet closed the connection.';
export const notInPage = 'This page no longer has the wallet.';

/** Of the small window of the icon, and the icon itself. */
export const off = 'off';
export const open = 'Open Readback';
export const noSite = 'Readback works on websites. This page is not a website.';
export const isOn =
  'Readback is on for {host}. What this site asks your Ethereum wallet to sign is read back to you first.';
export const isPaused = 'Readback is paused on {host}. What this site asks goes straight to your wallet.';
export const isOff = 'Readback is off on {host}. What this site asks goes straight to your wallet.';
export const why =
  'To step in before a wallet opens, Readback runs a script in the pages of the sites that you choose. It reads nothing else there, and sends nothing anywhere.';
export const turnOn = 'Turn on for {host}';
export const turnOnAll = 'Turn on for all sites';
export const pause = 'Pause on {host}';
export const resume = 'Resume on {host}';
export const reload = 'Reload the page for this to take effect.';
export const reloadPage = 'Reload the page';
export const past =
  'Something in this tab asked a wallet to sign without Readback. Check what your wallet shows, and reject what you do not understand.';
