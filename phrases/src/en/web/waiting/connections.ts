export const title = 'Connections';
export const lead =
  'Whatever asks your wallet can ask Readback first. Its requests wait in <link>Requests</link>.';

export const extension = 'Browser extension';
export const extensionLead =
  'Reads what any site asks your wallet to sign, before the wallet opens. The browser vouches for the site.';
export const extensionHow =
  'Run <code>npm run extension</code> in Readback’s folder. It says where your browser loads the extension from. The extension is off until you turn it on, for one site or for all.';
export const extensionHere =
  'You are in the extension. Choose from its icon in the toolbar which sites it reads.';

export const dapp = 'Open a dapp here';
export const dappLead = 'The dapp runs in a frame, and its requests are read back beside it.';
export const dappOpen = 'Open a dapp';

export const device = 'Another device';
export const deviceLead = 'Read the same request on your phone or another computer, and compare the two.';
export const deviceHow =
  'Open a request, and choose “Check on another device” there. The other device scans a code or opens a link.';

export const safe = 'Safe';
export const safeLead = 'Read what the owners of a Safe are asked to sign.';
export const safeHow =
  'Paste a Safe transaction, its link or a file of the Transaction Builder on <link>Start</link>. Inside the Safe app, add this page’s URL as a custom app.';
