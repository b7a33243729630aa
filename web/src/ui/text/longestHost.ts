/**
 * In characters: how much of a site's host is shown, which is all of it (a name of 253 and a port). The end of
 * a host says who owns it: `app.bank.example.….thief.example` is the thief's.
 */
export const longestHost = 260;
