/**
 * The transactions that are read, by their type (EIP-2718): 0 legacy, EIP-2930, EIP-1559, EIP-4844, EIP-7702, and Celo's
 * with a token for the fee (CIP-64).
 */
export type TransactionType = 0 | 1 | 2 | 3 | 4 | typeof celoType;

export const celoType = 0x7b;

export type TransactionField =
  | 'chainId'
  | 'nonce'
  | 'gasPrice'
  | 'maxPriorityFeePerGas'
  | 'maxFeePerGas'
  | 'gas'
  | 'to'
  | 'value'
  | 'data'
  | 'accessList'
  | 'maxFeePerBlobGas'
  | 'blobVersionedHashes'
  | 'authorizationList'
  | 'feeCurrency';

const dynamicFee = [
  'chainId',
  'nonce',
  'maxPriorityFeePerGas',
  'maxFeePerGas',
  'gas',
  'to',
  'value',
  'data',
  'accessList',
] as const;

/**
 * The fields of each type in the order of its RLP list, without the signature: three more values, and for legacy
 * transactions with a chain (EIP-155) three more that are not signed ones.
 */
export const transactionLayouts: Readonly<Record<TransactionType, readonly TransactionField[]>> = {
  0: ['nonce', 'gasPrice', 'gas', 'to', 'value', 'data'],
  1: ['chainId', 'nonce', 'gasPrice', 'gas', 'to', 'value', 'data', 'accessList'],
  2: dynamicFee,
  3: [...dynamicFee, 'maxFeePerBlobGas', 'blobVersionedHashes'],
  4: [...dynamicFee, 'authorizationList'],
  [celoType]: [...dynamicFee, 'feeCurrency'],
};

/** In bits. Nonces by EIP-2681, the rest by what clients hold it in. */
export const transactionBits = {
  chainId: 53,
  nonce: 64,
  gasPrice: 256,
  maxPriorityFeePerGas: 256,
  maxFeePerGas: 256,
  gas: 64,
  value: 256,
  maxFeePerBlobGas: 256,
} as const;
