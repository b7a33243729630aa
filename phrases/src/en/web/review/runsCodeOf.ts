/** Whose code a delegatecall runs. */
export const delegates = {
  foreign:
    'Delegatecall: the code at this address runs with full control of the account, as if it were the account’s own code.',
  library: 'Delegatecall to a Safe library, which acts as the account.',
  expected: 'Delegatecall to the address of a Safe library. Readback could not check the code there.',
} as const;
