export const title = 'Check on another device';
export const lead =
  'The other device reads the request again, asks its own node, and signs nothing. If both show the same fingerprints, both have read the same request.';
export const page = 'Readback on the other device';
export const qrCode = 'QR code of the link';
export const link = 'link';
export const holds =
  'The link contains the whole request: network, accounts, amounts and data. It contains none of your names, settings or hosts. Anyone who has the link can read the request. Opening it sends the request to no server, because it comes after the #.';

export const notAnAddress = 'Type an address that begins with https:// or http://.';
export const withName = 'An address with a name or password is not used.';
export const local =
  'Only this computer can open this one. Put in the address of a Readback that the other can.';
