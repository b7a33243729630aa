// Writes core/src/decode/wrappers/testing/accountVectors.json: calldata made with the ABIs and the encoders of the
// protocols' own packages. `npm ci`, then `node make.mjs`.
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import osx from '@aragon/osx-artifacts';
import compound from '@compound-finance/compound-js/dist/nodejs/constants.js';
import { DelegationManager, EIP7702StatelessDeleGator } from '@metamask/delegation-abis';
import { encode7579Calls, encodeInstallModule } from 'permissionless/utils';
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getAddress,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem';
import * as aa from 'viem/account-abstraction';

const require = createRequire(import.meta.url);
const oz = (name, at = '@openzeppelin/contracts') => require(`${at}/build/contracts/${name}.json`).abi;
const safe = (name, version) =>
  JSON.parse(
    readFileSync(
      new URL(
        `./node_modules/@safe-global/safe-deployments/dist/assets/v${version}/${name}.json`,
        import.meta.url,
      ),
    ),
  ).abi;

const account = getAddress('0x5afe3855358e112b5647b952709e6165e1c1eeee');
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hash = `0x${'11'.repeat(32)}`;
const transfer = encodeFunctionData({
  abi: parseAbi(['function transfer(address,uint256)']),
  args: [friend, 5_000_000n],
});
const approve = encodeFunctionData({
  abi: parseAbi(['function approve(address,uint256)']),
  args: [friend, 7n],
});
const calls = [
  { to: token, value: 0n, data: transfer },
  { to: friend, value: 9n, data: '0x' },
];
const lists = [
  [token, friend],
  [0n, 9n],
  [transfer, '0x'],
];
const tuples = [
  { target: token, value: 0n, data: transfer },
  { target: friend, value: 9n, data: '0x' },
];

const vectors = [];
function add(name, from, to, abi, functionName, args) {
  vectors.push({ name, from, to, data: encodeFunctionData({ abi, functionName, args }) });
}

// ERC-4337, accounts
const permissionless = 'permissionless 0.4.1';
const execute = encodeFunctionData({
  abi: parseAbi(['function execute(address,uint256,bytes)']),
  functionName: 'execute',
  args: [token, 0n, transfer],
});
const op = {
  sender: account,
  nonce: 1n,
  factory: friend,
  factoryData: approve,
  callData: execute,
  callGasLimit: 100_000n,
  verificationGasLimit: 200_000n,
  preVerificationGas: 50_000n,
  maxFeePerGas: 10n ** 9n,
  maxPriorityFeePerGas: 10n ** 8n,
  paymaster: token,
  paymasterVerificationGasLimit: 30_000n,
  paymasterPostOpGasLimit: 20_000n,
  paymasterData: '0xdeadbeef',
  signature: '0x1234',
};
const old = {
  sender: op.sender,
  nonce: op.nonce,
  initCode: concatHex([op.factory, op.factoryData]),
  callData: op.callData,
  callGasLimit: op.callGasLimit,
  verificationGasLimit: op.verificationGasLimit,
  preVerificationGas: op.preVerificationGas,
  maxFeePerGas: op.maxFeePerGas,
  maxPriorityFeePerGas: op.maxPriorityFeePerGas,
  paymasterAndData: concatHex([op.paymaster, op.paymasterData]),
  signature: op.signature,
};
const packed = aa.toPackedUserOperation(op);
const viem = 'viem/account-abstraction 2.57.0';
add('handleOps 0.6', viem, aa.entryPoint06Address, aa.entryPoint06Abi, 'handleOps', [[old], friend]);
add('handleAggregatedOps 0.6', viem, aa.entryPoint06Address, aa.entryPoint06Abi, 'handleAggregatedOps', [
  [{ userOps: [old], aggregator: token, signature: '0x' }],
  friend,
]);
add('handleOps 0.7', viem, aa.entryPoint07Address, aa.entryPoint07Abi, 'handleOps', [[packed], friend]);
add('handleAggregatedOps 0.7', viem, aa.entryPoint07Address, aa.entryPoint07Abi, 'handleAggregatedOps', [
  [{ userOps: [packed], aggregator: token, signature: '0x' }],
  friend,
]);
const borrowed = aa.toPackedUserOperation({
  ...op,
  factory: '0x7702',
  factoryData: approve,
  authorization: { address: friend },
});
borrowed.initCode = concatHex(['0x7702000000000000000000000000000000000000', approve]);
add('handleOps 0.8 with borrowed code', viem, aa.entryPoint08Address, aa.entryPoint08Abi, 'handleOps', [
  [borrowed],
  friend,
]);
const whole = aa.toPackedUserOperation({
  ...op,
  factory: undefined,
  factoryData: undefined,
  callData: concatHex(['0x8dd7712f', execute]),
});
add('handleOps 0.7 with executeUserOp', viem, aa.entryPoint07Address, aa.entryPoint07Abi, 'handleOps', [
  [whole],
  friend,
]);

const aaPackage = '@account-abstraction/contracts 0.8.0';
const simple = require('@account-abstraction/contracts/artifacts/SimpleAccount.json').abi;
add('SimpleAccount execute', aaPackage, account, simple, 'execute', [token, 0n, transfer]);
add('SimpleAccount executeBatch', aaPackage, account, simple, 'executeBatch', [tuples]);

const { encodeCallData } = await import(
  './node_modules/permissionless/_esm/accounts/kernel/utils/encodeCallData.js'
);
const kernel = (name, some) =>
  vectors.push({
    name,
    from: permissionless,
    to: account,
    data: encodeCallData({ kernelVersion: '0.2.4', calls: some }),
  });
kernel('Kernel 2 execute', [calls[0]]);
kernel('Kernel 2 executeBatch', calls);
const { BiconomyAbi: biconomy } = await import(
  './node_modules/permissionless/_esm/accounts/biconomy/abi/BiconomySmartAccountAbi.js'
);
add('Biconomy execute_ncC', permissionless, account, biconomy, 'execute_ncC', [token, 0n, transfer]);
add('Biconomy executeBatch_y6U', permissionless, account, biconomy, 'executeBatch_y6U', lists);
const coinbase = parseAbi([
  'function executeWithoutChainIdValidation(bytes[] calls) payable',
  'function addOwnerAddress(address owner)',
]);
const owner = encodeFunctionData({ abi: coinbase, functionName: 'addOwnerAddress', args: [friend] });
add(
  'Coinbase executeWithoutChainIdValidation',
  'the signature in toCoinbaseSmartAccount of viem 2.57.0',
  account,
  coinbase,
  'executeWithoutChainIdValidation',
  [[owner]],
);
const safe4337 =
  require('@safe-global/safe-4337/build/artifacts/contracts/Safe4337Module.sol/Safe4337Module.json').abi;
add('Safe4337Module executeUserOp', '@safe-global/safe-4337 0.3.0', account, safe4337, 'executeUserOp', [
  token,
  0n,
  transfer,
  0,
]);

// ERC-7579, by permissionless
const modular = (mode, callData) => ({ data: encode7579Calls({ mode, callData }) });
vectors.push({
  name: 'ERC-7579 single',
  from: permissionless,
  to: account,
  ...modular({ type: 'call' }, [calls[0]]),
});
vectors.push({
  name: 'ERC-7579 batch',
  from: permissionless,
  to: account,
  ...modular({ type: 'batchcall' }, calls),
});
vectors.push({
  name: 'ERC-7579 batch, each for itself',
  from: permissionless,
  to: account,
  ...modular({ type: 'batchcall', revertOnError: true }, calls),
});
vectors.push({
  name: 'ERC-7579 delegatecall',
  from: permissionless,
  to: account,
  ...modular({ type: 'delegatecall' }, [calls[0]]),
});
const installed = encodeInstallModule({
  account: { address: account },
  modules: [{ type: 'executor', address: friend, context: '0x1234' }],
});
vectors.push({ name: 'ERC-7579 installModule', from: permissionless, to: account, data: installed[0].data });

// ERC-7821, by the experimental action of viem
const { encodeExecuteData, encodeExecuteBatchesData } = await import('viem/experimental/erc7821');
vectors.push({
  name: 'ERC-7821 batch',
  from: 'viem/experimental/erc7821 2.57.0',
  to: account,
  data: encodeExecuteData({ calls }),
});
vectors.push({
  name: 'ERC-7821 batch with opData',
  from: 'viem/experimental/erc7821 2.57.0',
  to: account,
  data: encodeExecuteData({ calls, opData: '0x1234' }),
});
vectors.push({
  name: 'ERC-7821 batches',
  from: 'viem/experimental/erc7821 2.57.0',
  to: account,
  data: encodeExecuteBatchesData({ batches: [{ calls }, { calls: [calls[0]], opData: '0x99' }] }),
});

// ERC-7710
const delegation = [
  {
    delegate: friend,
    delegator: account,
    authority: `0x${'ff'.repeat(32)}`,
    caveats: [{ enforcer: token, terms: '0x12', args: '0x' }],
    salt: 1n,
    signature: '0x1234',
  },
];
const redeem = DelegationManager.abi ?? DelegationManager;
const decoder = redeem.find((it) => it.name === 'getDelegationHash').inputs[0];
const context = encodeAbiParameters([{ ...decoder, type: 'tuple[]' }], [delegation]);
add(
  'ERC-7710 redeemDelegations',
  '@metamask/delegation-abis 2.0.0',
  getAddress('0xdb9b1e94b5b69df7e401ddbede43491141047db3'),
  redeem,
  'redeemDelegations',
  [[context], [zeroHash], [encodePacked(['address', 'uint256', 'bytes'], [token, 0n, transfer])]],
);

const delegator = (EIP7702StatelessDeleGator.abi ?? EIP7702StatelessDeleGator).filter(
  ({ name, inputs }) => name === 'execute' && inputs.length === 1,
);
add('DeleGator execute', '@metamask/delegation-abis 2.0.0', account, delegator, 'execute', [
  { target: token, value: 0n, callData: transfer },
]);

// Safe
const setup = encodeFunctionData({
  abi: safe('safe', '1.4.1'),
  functionName: 'setup',
  args: [[friend], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
});
add(
  'Safe createProxyWithNonce',
  '@safe-global/safe-deployments 1.37.63',
  getAddress('0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67'),
  safe('safe_proxy_factory', '1.4.1'),
  'createProxyWithNonce',
  [getAddress('0x41675c099f32341bf84bfc5382af534df5c7461a'), setup, 1n],
);
add(
  'Safe execTransactionFromModule',
  '@safe-global/safe-deployments 1.37.63',
  account,
  safe('safe', '1.4.1'),
  'execTransactionFromModule',
  [token, 0n, transfer, 0],
);

// Governance
const oz5 = '@openzeppelin/contracts 5.7.0';
add('Governor propose', oz5, account, oz('Governor'), 'propose', [...lists, 'A proposal']);
add('Governor queue', oz5, account, oz('Governor'), 'queue', [...lists, hash]);
add('Governor execute', oz5, account, oz('Governor'), 'execute', [...lists, hash]);
add('Governor relay', oz5, account, oz('Governor'), 'relay', [token, 0n, transfer]);
add('TimelockController schedule', oz5, account, oz('TimelockController'), 'schedule', [
  token,
  0n,
  transfer,
  zeroHash,
  hash,
  172_800n,
]);
add('TimelockController scheduleBatch', oz5, account, oz('TimelockController'), 'scheduleBatch', [
  ...lists,
  zeroHash,
  hash,
  172_800n,
]);
add('TimelockController execute', oz5, account, oz('TimelockController'), 'execute', [
  token,
  0n,
  transfer,
  zeroHash,
  hash,
]);
add('TimelockController executeBatch', oz5, account, oz('TimelockController'), 'executeBatch', [
  ...lists,
  zeroHash,
  hash,
]);
add('AccessManager schedule', oz5, account, oz('AccessManager'), 'schedule', [
  token,
  transfer,
  1_900_000_000,
]);
add('AccessManager execute', oz5, account, oz('AccessManager'), 'execute', [token, transfer]);
const bare = `0x${transfer.slice(10)}`;
add(
  'Bravo propose',
  '@openzeppelin/contracts 4.9.6',
  account,
  oz('GovernorCompatibilityBravo', 'openzeppelin-4').filter(
    (it) => it.name !== 'propose' || it.inputs.length === 5,
  ),
  'propose',
  [[token, friend], [0n, 9n], ['transfer(address,uint256)', ''], [bare, '0x'], 'A proposal'],
);
add(
  'Compound Governor Bravo propose',
  '@compound-finance/compound-js 0.6.2',
  getAddress('0xc0da02939e1441f497fd74f78ce7decb17b66529'),
  compound.abi.GovernorBravo,
  'propose',
  [[token], [0n], ['transfer(address,uint256)'], [bare], 'A proposal'],
);
const lock = oz('ICompoundTimelock');
add('Compound Timelock queueTransaction', oz5, account, lock, 'queueTransaction', [
  token,
  0n,
  'transfer(address,uint256)',
  bare,
  1_900_000_000n,
]);
add('Compound Timelock executeTransaction', oz5, account, lock, 'executeTransaction', [
  token,
  0n,
  '',
  transfer,
  1_900_000_000n,
]);
add('Aragon DAO execute', '@aragon/osx-artifacts 1.4.6', account, osx.DAOABI, 'execute', [hash, calls, 2n]);

// Zodiac
const { Roles__factory } = require('zodiac-roles-sdk/typechain');
add(
  'Roles execTransactionWithRole',
  'zodiac-roles-sdk 3.4.8',
  account,
  Roles__factory.abi,
  'execTransactionWithRole',
  [token, 0n, transfer, 0, hash, true],
);
const delay = require('./node_modules/@gnosis.pm/zodiac/dist/cjs/abi/Delay.json');
add('Delay executeNextTx', '@gnosis.pm/zodiac 4.0.3', account, delay.abi ?? delay, 'executeNextTx', [
  token,
  0n,
  transfer,
  0,
]);

// ERC-2612, ERC-3009
const until = 1_900_000_000n;
add('ERC20Permit permit', oz5, token, oz('ERC20Permit'), 'permit', [
  account,
  friend,
  2n ** 256n - 1n,
  until,
  27,
  hash,
  hash,
]);
const authorization = [account, friend, 5n, 0n, until, hash];
for (const name of ['transferWithAuthorization', 'receiveWithAuthorization']) {
  add(`ERC3009 ${name}`, oz5, token, oz('ERC3009'), name, [...authorization, 27, hash, hash]);
}
add('ERC3009 cancelAuthorization', oz5, token, oz('ERC3009'), 'cancelAuthorization', [
  account,
  hash,
  27,
  hash,
  hash,
]);

// ERC-2771
const request = { from: account, to: token, value: 0n, gas: 100_000n, data: transfer };
add('ERC2771Forwarder execute', oz5, friend, oz('ERC2771Forwarder'), 'execute', [
  { ...request, deadline: 1_900_000_000, signature: '0x1234' },
]);
add('ERC2771Forwarder executeBatch', oz5, friend, oz('ERC2771Forwarder'), 'executeBatch', [
  [{ ...request, deadline: 1_900_000_000, signature: '0x1234' }],
  friend,
]);
add(
  'MinimalForwarder execute',
  '@openzeppelin/contracts 4.9.6',
  friend,
  oz('MinimalForwarder', 'openzeppelin-4'),
  'execute',
  [{ ...request, nonce: 3n }, '0x1234'],
);

const target = new URL('../../../core/src/decode/wrappers/testing/accountVectors.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(vectors, null, 2)}\n`);
console.log(`${vectors.length} vectors`);
