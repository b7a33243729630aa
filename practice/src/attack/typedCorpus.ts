import { me, usdc, weth } from '@readback/core/check/testing/views.ts';
import { type Hex, pad } from 'viem';
import type { Field } from './field.ts';

/** Typed data that people really sign, of the user's own, in plain values. Fields of type `address` are parties or tokens. */
export type Sample = Readonly<{
  types: Readonly<Record<string, readonly Field[]>>;
  primaryType: string;
  message: Readonly<Record<string, unknown>>;
}>;

const until = 1_900_000_000n;
const word = pad('0x7', { size: 32 });

/** A struct from its fields as people write them: `address owner, uint256 value`. */
function struct(fields: string): readonly Field[] {
  return fields.split(', ').map((it) => {
    const [type = '', name = ''] = it.split(' ');
    return { name, type };
  });
}

function flat(primaryType: string, fields: string, message: Readonly<Record<string, unknown>>): Sample {
  return { types: { [primaryType]: struct(fields) }, primaryType, message };
}

const none: Hex = '0x';

export const typedCorpus: readonly Sample[] = [
  flat('Permit', 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline', {
    owner: me,
    spender: me,
    value: 1n,
    nonce: 0n,
    deadline: until,
  }),
  flat('Permit', 'address holder, address spender, uint256 nonce, uint256 expiry, bool allowed', {
    holder: me,
    spender: me,
    nonce: 0n,
    expiry: until,
    allowed: false,
  }),
  {
    types: {
      PermitSingle: struct('PermitDetails details, address spender, uint256 sigDeadline'),
      PermitDetails: struct('address token, uint160 amount, uint48 expiration, uint48 nonce'),
    },
    primaryType: 'PermitSingle',
    message: {
      details: { token: usdc, amount: 1n, expiration: 1_900_000_000, nonce: 0 },
      spender: me,
      sigDeadline: until,
    },
  },
  {
    types: {
      PermitTransferFrom: struct(
        'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline',
      ),
      TokenPermissions: struct('address token, uint256 amount'),
    },
    primaryType: 'PermitTransferFrom',
    message: { permitted: { token: usdc, amount: 1n }, spender: me, nonce: 3n, deadline: until },
  },
  flat(
    'TransferWithAuthorization',
    'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce',
    { from: me, to: me, value: 1n, validAfter: 0n, validBefore: until, nonce: word },
  ),
  flat(
    'Order',
    'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance',
    {
      sellToken: usdc,
      buyToken: weth,
      receiver: me,
      sellAmount: 1_000_000n,
      buyAmount: 10n ** 15n,
      validTo: 1_900_000_000,
      appData: word,
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
  ),
  flat(
    'Order',
    'uint256 salt, address maker, address receiver, address makerAsset, address takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits',
    {
      salt: 1n,
      maker: me,
      receiver: me,
      makerAsset: usdc,
      takerAsset: weth,
      makingAmount: 1_000_000n,
      takingAmount: 10n ** 15n,
      makerTraits: 0n,
    },
  ),
  {
    types: {
      Delegation: struct(
        'address delegate, address delegator, bytes32 authority, Caveat[] caveats, uint256 salt',
      ),
      Caveat: struct('address enforcer, bytes terms'),
    },
    primaryType: 'Delegation',
    message: {
      delegate: me,
      delegator: me,
      authority: word,
      caveats: [{ enforcer: me, terms: none }],
      salt: 0n,
    },
  },
  flat('Delegation', 'address delegatee, uint256 nonce, uint256 expiry', {
    delegatee: me,
    nonce: 0n,
    expiry: until,
  }),
  flat('Ballot', 'uint256 proposalId, uint8 support', { proposalId: 4n, support: 1 }),
  flat(
    'ForwardRequest',
    'address from, address to, uint256 value, uint256 gas, uint256 nonce, uint48 deadline, bytes data',
    { from: me, to: usdc, value: 0n, gas: 100_000n, nonce: 0n, deadline: 1_900_000_000, data: none },
  ),
  flat('MetaTransaction', 'uint256 nonce, address from, bytes functionSignature', {
    nonce: 0n,
    from: me,
    functionSignature: none,
  }),
  flat(
    'SafeTx',
    'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce',
    {
      to: me,
      value: 0n,
      data: none,
      operation: 0,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: `0x${'00'.repeat(20)}`,
      refundReceiver: `0x${'00'.repeat(20)}`,
      nonce: 0n,
    },
  ),
  flat(
    'SafeOp',
    'address safe, uint256 nonce, bytes initCode, bytes callData, uint128 verificationGasLimit, uint128 callGasLimit, uint256 preVerificationGas, uint128 maxPriorityFeePerGas, uint128 maxFeePerGas, bytes paymasterAndData, uint48 validAfter, uint48 validUntil, address entryPoint',
    {
      safe: me,
      nonce: 0n,
      initCode: none,
      callData: none,
      verificationGasLimit: 1n,
      callGasLimit: 1n,
      preVerificationGas: 1n,
      maxPriorityFeePerGas: 1n,
      maxFeePerGas: 1n,
      paymasterAndData: none,
      validAfter: 0,
      validUntil: 1_900_000_000,
      entryPoint: usdc,
    },
  ),
  flat(
    'Attest',
    'bytes32 schema, address recipient, uint64 expirationTime, bool revocable, bytes32 refUID, bytes data, uint256 value, uint256 nonce, uint64 deadline',
    {
      schema: word,
      recipient: me,
      expirationTime: 0n,
      revocable: true,
      refUID: word,
      data: none,
      value: 0n,
      nonce: 0n,
      deadline: until,
    },
  ),
  flat(
    'HyperliquidTransaction:UsdSend',
    'string hyperliquidChain, string destination, string amount, uint64 time',
    {
      hyperliquidChain: 'Mainnet',
      destination: me.toLowerCase(),
      amount: '10',
      time: 1n,
    },
  ),
  flat(
    'HyperliquidTransaction:ApproveAgent',
    'string hyperliquidChain, address agentAddress, string agentName, uint64 nonce',
    {
      hyperliquidChain: 'Mainnet',
      agentAddress: me,
      agentName: 'bot',
      nonce: 1n,
    },
  ),
  flat('ClobAuth', 'address address, string timestamp, uint256 nonce, string message', {
    address: me,
    timestamp: '1800000000',
    nonce: 0n,
    message: 'This message attests that I control the given wallet',
  }),
  flat(
    'Vote',
    'address from, string space, uint64 timestamp, bytes32 proposal, uint32 choice, string reason, string app, string metadata',
    {
      from: me,
      space: 'readback.eth',
      timestamp: 1n,
      proposal: word,
      choice: 1,
      reason: '',
      app: 'snapshot',
      metadata: '{}',
    },
  ),
  flat('Alias', 'address from, address alias, uint64 timestamp', { from: me, alias: me, timestamp: 1n }),
  flat('Person', 'string name, address wallet', { name: 'Alice', wallet: me }),
];
