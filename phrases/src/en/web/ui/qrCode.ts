export const tooLong = 'The link is too long for a QR code that a camera can read. Send the link instead.';
