import { aggregated, type ProtocolTable } from './protocolTable.ts';

const permit2 = '(address contractAddress, uint256 nonce, uint256 deadline, bytes signature)';
const outputs = '(address tokenAddress, uint256 amountQuote, uint256 amountMin, address receiver)';
const tokenInfo =
  '(address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver)';
const tokenInfoRoles = {
  'tokenInfo.inputToken': 'token',
  'tokenInfo.inputReceiver': 'contract',
  'tokenInfo.outputToken': 'token',
  'tokenInfo.outputReceiver': 'receiver',
} as const;

/** A code from 2^31 up takes a fee for whoever registered it, as the contract has it in storage. */
const codeFees = [{ arg: 'referralCode', is: 2 ** 31 }] as const;

/** Routers of Odos (V2, V3) and OpenOcean. Of the forms of Odos that are packed by hand one is opened. */
export const odosOpenOcean: ProtocolTable = {
  source: 'Odos, OpenOcean',
  functions: [
    ['0x83bd37f9', 'swapCompact()', { act: 'carry' }, 'modelOnly'],
    [
      '0x3b635ce4',
      `swap(${tokenInfo} tokenInfo, bytes pathDefinition, address executor, uint32 referralCode)`,
      {
        act: 'trade',
        fees: codeFees,
        roles: { ...tokenInfoRoles, pathDefinition: 'data', executor: 'contract' },
      },
      {
        swap: {
          sells: [0, 0],
          amount: [0, 1],
          buys: [0, 3],
          least: [0, 5],
          to: [0, 6],
          exact: 'in',
          kept: 'measured',
          ...aggregated,
        },
      },
    ],
    [
      '0x87b621b5',
      `swapPermit2(${permit2} permit2, ${tokenInfo} tokenInfo, bytes pathDefinition, address executor, uint32 referralCode)`,
      {
        act: 'trade',
        fees: codeFees,
        roles: {
          'permit2.contractAddress': 'contract',
          'permit2.signature': 'data',
          ...tokenInfoRoles,
          pathDefinition: 'data',
          executor: 'contract',
        },
      },
      'modelOnly',
    ],
    [
      '0x7bf2d6d4',
      'swapMulti((address tokenAddress, uint256 amountIn, address receiver)[] inputs, (address tokenAddress, uint256 relativeValue, address receiver)[] outputs, uint256 valueOutMin, bytes pathDefinition, address executor, uint32 referralCode)',
      {
        act: 'trade',
        fees: codeFees,
        roles: {
          'inputs.tokenAddress': 'token',
          'inputs.receiver': 'contract',
          'outputs.tokenAddress': 'token',
          'outputs.receiver': 'receiver',
          pathDefinition: 'data',
          executor: 'contract',
        },
      },
      'modelOnly',
    ],
    [
      '0x30f80b4c',
      `swap(${tokenInfo} tokenInfo, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo)`,
      {
        act: 'trade',
        roles: {
          ...tokenInfoRoles,
          pathDefinition: 'data',
          executor: 'contract',
          'referralInfo.feeRecipient': 'fee',
        },
      },
      {
        swap: {
          sells: [0, 0],
          amount: [0, 1],
          buys: [0, 3],
          least: [0, 5],
          to: [0, 6],
          exact: 'in',
          kept: 'measured',
          ...aggregated,
        },
      },
    ],
    [
      '0xfef828dc',
      `swapMulti((address tokenAddress, uint256 amountIn, address receiver)[] inputs, ${outputs}[] outputs, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo)`,
      {
        act: 'trade',
        roles: {
          'inputs.tokenAddress': 'token',
          'inputs.receiver': 'contract',
          'outputs.tokenAddress': 'token',
          'outputs.receiver': 'receiver',
          pathDefinition: 'data',
          executor: 'contract',
          'referralInfo.feeRecipient': 'fee',
        },
      },
      'modelOnly',
    ],
    [
      '0xcab34731',
      `swapPermit2(${permit2} permit2, ${tokenInfo} tokenInfo, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo)`,
      {
        act: 'trade',
        roles: {
          'permit2.contractAddress': 'contract',
          'permit2.signature': 'data',
          ...tokenInfoRoles,
          pathDefinition: 'data',
          executor: 'contract',
          'referralInfo.feeRecipient': 'fee',
        },
      },
      'modelOnly',
    ],
    [
      '0x108e3a77',
      `swapMultiPermit2(${permit2} permit2, (address tokenAddress, uint256 amountIn, address receiver)[] inputs, ${outputs}[] outputs, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo)`,
      {
        act: 'trade',
        roles: {
          'permit2.contractAddress': 'contract',
          'permit2.signature': 'data',
          'inputs.tokenAddress': 'token',
          'inputs.receiver': 'contract',
          'outputs.tokenAddress': 'token',
          'outputs.receiver': 'receiver',
          pathDefinition: 'data',
          executor: 'contract',
          'referralInfo.feeRecipient': 'fee',
        },
      },
      'modelOnly',
    ],
    [
      '0x57cfd3d4',
      `swapWithHook(${tokenInfo} tokenInfo, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo, address hookTarget, bytes hookData)`,
      {
        act: 'trade',
        roles: {
          ...tokenInfoRoles,
          pathDefinition: 'data',
          executor: 'contract',
          'referralInfo.feeRecipient': 'fee',
          hookTarget: 'contract',
          hookData: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x638cc0fa',
      `swapMultiWithHook((address tokenAddress, uint256 amountIn, address receiver)[] inputs, ${outputs}[] outputs, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo, address hookTarget, bytes hookData)`,
      {
        act: 'trade',
        roles: {
          'inputs.tokenAddress': 'token',
          'inputs.receiver': 'contract',
          'outputs.tokenAddress': 'token',
          'outputs.receiver': 'receiver',
          pathDefinition: 'data',
          executor: 'contract',
          'referralInfo.feeRecipient': 'fee',
          hookTarget: 'contract',
          hookData: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x90411a32',
      'swap(address caller, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 guaranteedAmount, uint256 flags, address referrer, bytes permit) desc, (uint256 target, uint256 gasLimit, uint256 value, bytes data)[] calls)',
      {
        act: 'trade',
        roles: {
          caller: 'contract',
          'desc.srcToken': 'token',
          'desc.dstToken': 'token',
          'desc.srcReceiver': 'contract',
          'desc.dstReceiver': 'receiver',
          'desc.referrer': 'fee',
          'desc.permit': 'data',
          'calls.target': 'contract',
          'calls.data': 'data',
        },
      },
      {
        swap: {
          sells: [1, 0],
          amount: [1, 4],
          buys: [1, 1],
          least: [1, 5],
          to: [1, 3],
          exact: 'in',
          kept: { rateIf: [1, 7] },
          ...aggregated,
        },
      },
    ],
    [
      '0x8980041a',
      'callUniswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)',
      { act: 'trade', roles: { srcToken: 'token', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0x6b58f2f0',
      'callUniswapTo(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools, address recipient)',
      { act: 'trade', roles: { srcToken: 'token', pools: 'pool', recipient: 'receiver' } },
      'modelOnly',
    ],
  ],
};
