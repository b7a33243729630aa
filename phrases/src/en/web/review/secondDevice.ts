export const title = 'Check on another device';
export const lead =
  'The other device reads the request again, asks its own node, and signs nothing. If both devices show the same fingerprints, both have read the same request.';
export const page = 'Web address of Readback on the other device';
export const qrCode = 'QR code of the link';
export const link = 'link';
export const holds =
  'The link contains the full request: network, accounts, amounts and data. It contains none of your names, settings or hosts. Anyone who has the link can read the request. Opening the link does not send the request to a server: the request comes after the #.';

export const notAnAddress = 'Type a web address that begins with https:// or http://.';
export const withName = 'The web address must not contain a username or password.';
export const local =
  'Only this computer can open this web address. Start Readback on the other device, or find a copy that someone hosts, and type its web address here.';
