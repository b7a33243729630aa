/** Names as in ERC-8213. */
export const labels = {
  calldata: 'Calldata Digest',
  eip712Digest: 'EIP-712 Digest',
  domainHash: 'Domain Hash',
  messageHash: 'Message Hash',
  safeTxHash: 'Safe transaction hash',
  eip191Digest: 'ERC-191 Digest',
  messageSha256: 'SHA-256 of the message',
} as const;
