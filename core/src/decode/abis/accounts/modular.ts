import type { AbiTable } from '../table.ts';

/**
 * Modular accounts (ERC-7579; ERC-6900 in its first and its present form) and minimal batch executors (ERC-7821): the
 * mode says how the rest is read. `enableSessions` is that of the module for session keys (Smart Sessions).
 */
export const modular: AbiTable = {
  source: 'ERC-7579',
  functions: [
    [
      '0xe9ae5c53',
      'execute(bytes32 mode, bytes executionCalldata)',
      { act: 'carry', roles: { mode: 'data', executionCalldata: 'call' } },
    ],
    [
      '0xd691c964',
      'executeFromExecutor(bytes32 mode, bytes executionCalldata)',
      { act: 'carry', roles: { mode: 'data', executionCalldata: 'call' } },
    ],
    [
      '0x9517e29f',
      'installModule(uint256 moduleTypeId, address module, bytes initData)',
      { act: 'control', roles: { module: 'power', initData: 'power' } },
    ],
    [
      '0xa71763a8',
      'uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)',
      { act: 'control', roles: { module: 'account', deInitData: 'call' } },
    ],
    [
      '0x1bbf564c',
      'installValidation(bytes25 validationConfig, bytes4[] selectors, bytes installData, bytes[] hooks)',
      {
        act: 'control',
        roles: { validationConfig: 'power', selectors: 'id', installData: 'power', hooks: 'power' },
      },
    ],
    [
      '0xb6b1ccfe',
      'uninstallValidation(bytes24 validationFunction, bytes uninstallData, bytes[] hookUninstallData)',
      {
        act: 'control',
        roles: { validationFunction: 'account', uninstallData: 'call', hookUninstallData: 'call' },
      },
    ],
    [
      '0x001a63e9',
      'installExecution(address module, ((bytes4 executionSelector, bool skipRuntimeValidation, bool allowGlobalValidation)[] executionFunctions, (bytes4 executionSelector, uint32 entityId, bool isPreHook, bool isPostHook)[] executionHooks, bytes4[] interfaceIds) manifest, bytes installData)',
      {
        act: 'control',
        roles: {
          module: 'power',
          'manifest.executionFunctions.executionSelector': 'id',
          'manifest.executionHooks.executionSelector': 'id',
          'manifest.interfaceIds': 'id',
          installData: 'power',
        },
      },
    ],
    [
      '0x93b1dc61',
      'uninstallExecution(address module, ((bytes4 executionSelector, bool skipRuntimeValidation, bool allowGlobalValidation)[] executionFunctions, (bytes4 executionSelector, uint32 entityId, bool isPreHook, bool isPostHook)[] executionHooks, bytes4[] interfaceIds) manifest, bytes uninstallData)',
      {
        act: 'control',
        roles: {
          module: 'account',
          'manifest.executionFunctions.executionSelector': 'id',
          'manifest.executionHooks.executionSelector': 'id',
          'manifest.interfaceIds': 'id',
          uninstallData: 'call',
        },
      },
    ],
    [
      '0xc5f0e8d1',
      'installPlugin(address plugin, bytes32 manifestHash, bytes installData, bytes21[] dependencies)',
      {
        act: 'control',
        roles: { plugin: 'power', manifestHash: 'hash', installData: 'power', dependencies: 'power' },
      },
    ],
    [
      '0xc1a221f3',
      'uninstallPlugin(address plugin, bytes config, bytes uninstallData)',
      { act: 'control', roles: { plugin: 'account', config: 'call', uninstallData: 'call' } },
    ],
    [
      '0x39fdb63b',
      'enableSessions((address sessionValidator, bytes initData, bytes32 salt, (address policy, bytes initData)[] userOpPolicies, (string[] allowedContent, (address policy, bytes initData)[] signaturePolicies) contentPolicies, (bytes4 selector, address target, (address policy, bytes initData)[] policies)[] actions, bool permitPaymaster)[] sessions)',
      { act: 'control', roles: { sessions: 'power' } },
    ],
    [
      '0x21712407',
      'enableSessions((address sessionValidator, bytes initData, bytes32 salt, (address policy, bytes initData)[] userOpPolicies, ((bytes32 domainSeparator, string[] contentNames)[] allowedContent, (address policy, bytes initData)[] signaturePolicies) contentPolicies, (bytes4 selector, address target, (address policy, bytes initData)[] policies)[] actions, bool permitPaymaster)[] sessions)',
      { act: 'control', roles: { sessions: 'power' } },
    ],
  ],
};
