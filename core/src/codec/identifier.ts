/** Whether a text can be the name of a function, a parameter or a contract in Solidity, of at most 128 characters. */
export function isIdentifier(it: unknown): it is string {
  return typeof it === 'string' && /^[A-Za-z_$][\w$]{0,127}$/.test(it);
}
