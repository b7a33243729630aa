export const notWritten =
  'readback: The output could not be written. The request does not count as read back.';
export const wallet = 'the command line';
