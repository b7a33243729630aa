/**
 * Requests that harm and are still read back calmly, by the name of the case. Each is to be mended by its principle; a test
 * fails when one more escapes, and when one of these no longer does.
 */
export const open: Readonly<Record<'signed' | 'users', readonly string[]>> = {
  signed: [],
  users: [],
};
