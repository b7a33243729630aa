/** What a request is. */
export const kinds = {
  transaction: 'Transaction',
  calls: 'Batch of calls',
  calldata: 'Calldata',
  message: 'Message',
  typedData: 'Typed data',
  safeTransaction: 'Safe transaction',
  userOperation: 'User operation',
  authorization: 'Code delegation',
} as const;
