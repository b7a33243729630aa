import type { EffectPart } from '../../model/effects.ts';

/**
 * Which changes of control each function says openly, by canonical signature. `at`: the position of the argument
 * that is the contract it is about, where that is not the one that is called.
 */
export const controlSteps: Readonly<Record<string, Readonly<{ parts: readonly EffectPart[]; at?: number }>>> =
  {
    'transferOwnership(address)': { parts: ['owner', 'pendingOwner'] },
    'acceptOwnership()': { parts: ['owner', 'pendingOwner'] },
    'renounceOwnership()': { parts: ['owner', 'pendingOwner'] },
    'transferOwnership(address,bool,bool)': { parts: ['owner', 'pendingOwner'] },
    'completeOwnershipHandover(address)': { parts: ['owner', 'pendingOwner'] },
    'setOwner(address)': { parts: ['owner'] },
    'changeOwner(address)': { parts: ['owner'] },
    'setPendingOwner(address)': { parts: ['pendingOwner'] },
    'nominateNewOwner(address)': { parts: ['pendingOwner'] },
    'setAdmin(address)': { parts: ['admin'] },
    'transferAdmin(address)': { parts: ['admin'] },
    'grantRole(bytes32,address)': { parts: ['granted'] },
    'revokeRole(bytes32,address)': { parts: ['granted'] },
    'renounceRole(bytes32,address)': { parts: ['granted'] },
    'acceptDefaultAdminTransfer()': { parts: ['granted', 'owner'] },
    'upgradeTo(address)': { parts: ['implementation'] },
    'upgradeToAndCall(address,bytes)': { parts: ['implementation'] },
    'upgrade(address,address)': { parts: ['implementation'], at: 0 },
    'upgradeAndCall(address,address,bytes)': { parts: ['implementation'], at: 0 },
    'setImplementation(address)': { parts: ['implementation'] },
    '_setImplementation(address)': { parts: ['implementation'] },
    'setBeacon(address)': { parts: ['beacon', 'implementation'] },
    'changeAdmin(address)': { parts: ['admin'] },
    'changeProxyAdmin(address,address)': { parts: ['admin'], at: 0 },
    'changeMasterCopy(address)': { parts: ['implementation'] },
    'migrateSingleton()': { parts: ['implementation'] },
    'migrateWithFallbackHandler()': { parts: ['implementation', 'fallbackHandler'] },
    'migrateL2Singleton()': { parts: ['implementation'] },
    'migrateL2WithFallbackHandler()': { parts: ['implementation', 'fallbackHandler'] },
    'addOwnerWithThreshold(address,uint256)': { parts: ['owners', 'threshold'] },
    'removeOwner(address,address,uint256)': { parts: ['owners', 'threshold'] },
    'swapOwner(address,address,address)': { parts: ['owners'] },
    'changeThreshold(uint256)': { parts: ['threshold'] },
    'enableModule(address)': { parts: ['module'] },
    'enableModules(address[])': { parts: ['module'] },
    'disableModule(address,address)': { parts: ['module'] },
    'setGuard(address)': { parts: ['guard'] },
    'setModuleGuard(address)': { parts: ['moduleGuard'] },
    'setFallbackHandler(address)': { parts: ['fallbackHandler'] },
  };
