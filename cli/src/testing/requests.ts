import { encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem';

/** A well-known account (vitalik.eth), and USDC on Ethereum. */
export const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const spender = '0x1111111254EEB25477B68fb85Ed929f73A960582';

/** An approval without limit. */
export const approval: Hex = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'approve',
  args: [spender, maxUint256],
});

/** A transaction on Ethereum as a dapp asks for it. */
export function asked(fields: object): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_sendTransaction',
    params: [{ chainId: '0x1', from: account, ...fields }],
  });
}

/** ERC-2612: typed data that gives an allowance. */
export const permit = JSON.stringify({
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
  message: { owner: account, spender, value: String(maxUint256), nonce: 0, deadline: 1_900_000_000 },
});

/** EIP-4361: a message that signs in, made just now. */
export const signIn = `example.org wants you to sign in with your Ethereum account:
${account}

Good morning

URI: https://example.org
Version: 1
Chain ID: 1
Nonce: 12345678
Issued At: ${new Date().toISOString()}`;
