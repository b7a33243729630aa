import type { AbiTable } from './table.ts';

/**
 * Modular accounts (ERC-7579; ERC-6900 in its first and its present form) and minimal batch executors (ERC-7821): the
 * mode says how the rest is read. `enableSessions` is that of the module for session keys (Smart Sessions).
 */
export const modular: AbiTable = {
  source: 'ERC-7579',
  functions: [
    ['0xe9ae5c53', 'execute(bytes32 mode, bytes executionCalldata)'],
    ['0xd691c964', 'executeFromExecutor(bytes32 mode, bytes executionCalldata)'],
    ['0x9517e29f', 'installModule(uint256 moduleTypeId, address module, bytes initData)'],
    ['0xa71763a8', 'uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)'],
    [
      '0x1bbf564c',
      'installValidation(bytes25 validationConfig, bytes4[] selectors, bytes installData, bytes[] hooks)',
    ],
    [
      '0xb6b1ccfe',
      'uninstallValidation(bytes24 validationFunction, bytes uninstallData, bytes[] hookUninstallData)',
    ],
    [
      '0x001a63e9',
      'installExecution(address module, ((bytes4 executionSelector, bool skipRuntimeValidation, bool allowGlobalValidation)[] executionFunctions, (bytes4 executionSelector, uint32 entityId, bool isPreHook, bool isPostHook)[] executionHooks, bytes4[] interfaceIds) manifest, bytes installData)',
    ],
    [
      '0x93b1dc61',
      'uninstallExecution(address module, ((bytes4 executionSelector, bool skipRuntimeValidation, bool allowGlobalValidation)[] executionFunctions, (bytes4 executionSelector, uint32 entityId, bool isPreHook, bool isPostHook)[] executionHooks, bytes4[] interfaceIds) manifest, bytes uninstallData)',
    ],
    [
      '0xc5f0e8d1',
      'installPlugin(address plugin, bytes32 manifestHash, bytes installData, bytes21[] dependencies)',
    ],
    ['0xc1a221f3', 'uninstallPlugin(address plugin, bytes config, bytes uninstallData)'],
    [
      '0x39fdb63b',
      'enableSessions((address sessionValidator, bytes initData, bytes32 salt, (address policy, bytes initData)[] userOpPolicies, (string[] allowedContent, (address policy, bytes initData)[] signaturePolicies) contentPolicies, (bytes4 selector, address target, (address policy, bytes initData)[] policies)[] actions, bool permitPaymaster)[] sessions)',
    ],
    [
      '0x21712407',
      'enableSessions((address sessionValidator, bytes initData, bytes32 salt, (address policy, bytes initData)[] userOpPolicies, ((bytes32 domainSeparator, string[] contentNames)[] allowedContent, (address policy, bytes initData)[] signaturePolicies) contentPolicies, (bytes4 selector, address target, (address policy, bytes initData)[] policies)[] actions, bool permitPaymaster)[] sessions)',
    ],
  ],
};
