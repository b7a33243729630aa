/** Names as in ERC-8213. */
export const labels = {
  calldata: 'Calldata digest',
  eip712Digest: 'EIP-712 digest',
  domainHash: 'Domain hash',
  messageHash: 'Message hash',
  safeTxHash: 'Safe transaction hash',
  eip191Digest: 'ERC-191 digest',
  messageSha256: 'SHA-256 of the message',
} as const;
