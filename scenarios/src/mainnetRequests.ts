import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  maxUint256,
  pad,
  parseAbi,
  parseAbiParameters,
  size,
  toHex,
  zeroAddress,
} from 'viem';

/** A request as an app on Ethereum sends it, to be pasted where there is no network: `inner` calls, `grants` powers. */
export type MainnetRequest = Readonly<{
  id: string;
  title: string;
  request: string;
  inner: number;
  grants: readonly Readonly<{ spender: Address; noLimit: boolean }>[];
}>;

const me: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const safe: Address = '0x1c694Fc3006D81ff4a56F97E1b99529066a23725';
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const multiSendCallOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2';
const universalRouter: Address = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const lender: Address = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function multiSend(bytes transactions)',
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function deposit()',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
]);

/** Three requests that every reader must open without a network: a Safe's batch, a router with a permit, an approval. */
export const mainnetRequests: readonly MainnetRequest[] = [
  {
    id: 'safe-batch-of-ten',
    title: 'A Safe carries out a batch of ten',
    request: ask(safe, safeBatch()),
    inner: 10,
    grants: [{ spender: lender, noLimit: false }],
  },
  {
    id: 'router-with-permit',
    title: 'A swap that submits a permit for the router',
    request: ask(universalRouter, permitAndSwap()),
    inner: 2,
    grants: [{ spender: universalRouter, noLimit: true }],
  },
  {
    id: 'unlimited-approval',
    title: 'An approval without a limit',
    request: ask(usdc, encodeFunctionData({ abi, functionName: 'approve', args: [lender, maxUint256] })),
    inner: 0,
    grants: [{ spender: lender, noLimit: true }],
  },
];

function safeBatch(): Hex {
  const payments = Array.from({ length: 8 }, (_, at) => {
    const args = [pad(toHex(at + 0x5000), { size: 20 }), BigInt(at + 1) * 1_000_000n] as const;
    return packed(usdc, 0n, encodeFunctionData({ abi, functionName: 'transfer', args }));
  });
  const wrap = packed(weth, 10n ** 18n, encodeFunctionData({ abi, functionName: 'deposit' }));
  const args = [lender, 5n * 10n ** 9n] as const;
  const approval = packed(usdc, 0n, encodeFunctionData({ abi, functionName: 'approve', args }));
  const batch = concatHex([...payments, wrap, approval]);
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [batch] });
  const signature: Hex = `0x${'11'.repeat(65)}`;
  return encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [multiSendCallOnly, 0n, data, 1, 0n, 0n, 0n, zeroAddress, zeroAddress, signature],
  });
}

function packed(to: Address, value: bigint, data: Hex): Hex {
  const types = ['uint8', 'address', 'uint256', 'uint256', 'bytes'] as const;
  return encodePacked(types, [0, to, value, BigInt(size(data)), data]);
}

function permitAndSwap(): Hex {
  const permit = encodeAbiParameters(
    parseAbiParameters('((address, uint160, uint48, uint48), address, uint256), bytes'),
    [[[usdc, 2n ** 160n - 1n, 1_900_000_000, 0], universalRouter, 1_900_000_000n], `0x${'22'.repeat(65)}`],
  );
  const path = encodePacked(['address', 'uint24', 'address'], [usdc, 500, weth]);
  const swap = encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
    '0x0000000000000000000000000000000000000001',
    2_500_000_000n,
    10n ** 18n,
    path,
    true,
  ]);
  return encodeFunctionData({
    abi,
    functionName: 'execute',
    args: ['0x0a00', [permit, swap], 1_900_000_000n],
  });
}

function ask(to: Address, data: Hex): string {
  const params = [{ chainId: '0x1', from: me, to, value: '0x0', data }];
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params });
}
