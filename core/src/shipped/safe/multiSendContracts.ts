/**
 * Deployments of MultiSend that differ from the rest, by address, in lower case: the same on every chain, since
 * their addresses follow from their code. From the package @safe-global/safe-deployments 1.37.63.
 */

/** MultiSendCallOnly 1.3.0 (canonical, eip155, zksync), 1.4.1 (canonical, zksync) and 1.5.0: no delegatecalls. */
export const callOnly: readonly string[] = [
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0xf220d3b4dfb23c4ade8c88e526c1353abacbc38f',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0x0408ef011960d02349d50286d20531229bcef773',
  '0xa83c336b20401af773b6219ba5027174338d1836',
];

/** MultiSend and MultiSendCallOnly 1.5.0: an entry to the zero address calls the account itself. */
export const toZeroIsSelf: readonly string[] = [
  '0x218543288004cd07832472d464648173c77d7eb7',
  '0xa83c336b20401af773b6219ba5027174338d1836',
];
