export const rejected = 'User denied the request in Readback.';
export const failed = 'The wallet did not sign the request.';
export const unread = 'Readback could not be loaded completely, so the request could not be read.';
