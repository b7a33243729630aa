export const notWritten = 'readback: the output could not be written, so nothing counts as read back.';
export const wallet = 'the command line';
