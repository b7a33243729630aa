/**
 * The method by which each kind of request reaches a wallet. Method names that sign are here and nowhere else.
 */
export const signingMethods = {
  transaction: 'eth_sendTransaction',
  calls: 'wallet_sendCalls',
  message: 'personal_sign',
  typedData: 'eth_signTypedData_v4',
} as const;

export type SigningMethod = (typeof signingMethods)[keyof typeof signingMethods];

/** Methods that sign or send, which Readback never uses: known by name so that they can be refused by name. */
export const refusedMethods = {
  eth_sign: 'refused.blind',
  eth_signTransaction: 'refused.signOnly',
  eth_sendRawTransaction: 'refused.sentRaw',
  eth_signTypedData: 'refused.firstDraft',
  eth_signTypedData_v1: 'refused.firstDraft',
  eth_signTypedData_v3: 'refused.older',
  wallet_signAuthorization: 'refused.control',
  eth_signAuthorization: 'refused.control',
  eth_sendUserOperation: 'refused.sentOperation',
} as const;

/** Of these, what is sent on is read anyway: it is signed already. */
export const sendingMethods = {
  rawTransaction: 'eth_sendRawTransaction',
  userOperation: 'eth_sendUserOperation',
} as const;

/** Of these, what can be judged is read anyway: it is signed nowhere here. */
export const judgedMethods = {
  blind: 'eth_sign',
  authorization: ['wallet_signAuthorization', 'eth_signAuthorization'],
} as const;

/** What is read as another request: an older name of one, and a request inside one. */
export const otherNames = {
  typedData: 'eth_signTypedData_v3',
  invoked: 'wallet_invokeMethod',
} as const;

/** Whether a method signs or sends anything. Only `web/src/wallet/submit.ts` may hand such a method to a wallet. */
export function isSigningMethod(method: string): boolean {
  return Object.values<string>(signingMethods).includes(method) || Object.hasOwn(refusedMethods, method);
}

/** What a node may be asked. Everything else is refused before it leaves the page. */
export const readMethods: ReadonlySet<string> = new Set([
  'debug_traceCall',
  'debug_traceTransaction',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_simulateV1',
  'net_version',
  'web3_clientVersion',
]);
