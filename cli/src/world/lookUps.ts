/** Where verified contracts, names of functions, and descriptors are looked up, unless the user said `--offline`. */
export const lookUps = {
  verified: 'https://sourcify.dev/server',
  signatures: 'https://api.4byte.sourcify.dev/signature-database',
  descriptors: 'https://raw.githubusercontent.com/ethereum/clear-signing-erc7730-registry/master',
} as const;
