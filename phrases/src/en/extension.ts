/** What sites are told, as errors of a wallet. */
export const notARequest = 'Readback: the request has no method.';
export const notJson = 'Readback: the parameters are no JSON.';
export const tooLarge = 'Readback: the request is larger than 1 MB.';
export const tooMany = 'Readback: too many requests are waiting.';
export const notReached = 'Readback was updated or switched off. Reload this page.';
export const late = 'Readback: nobody answered within 30 minutes.';
export const notInPage = 'This page no longer has the wallet.';

/** Of the small window of the icon. */
export const name = 'Readback';
