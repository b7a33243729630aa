import type { Step } from '../../model/step.ts';

/**
 * What a function does to power, by its canonical signature. `code`: it replaces code. `owners`: it changes who owns a
 * Safe, or how many of them must sign. `handler`: it says who answers for a Safe what the Safe does not know. `given`:
 * whoever calls it gives away a contract that was theirs. `handover`: they give away what they have at one. `control`: any other change of who decides.
 */
export type ControlKind = 'code' | 'owners' | 'handler' | 'given' | 'handover' | 'control';

/** What a call does to power; undefined where that is nothing that is known here. */
export function controlKindOf({ fn }: Step): ControlKind | undefined {
  const signature = fn?.signature;
  if (signature !== undefined && Object.hasOwn(positionTransfers, signature)) return 'handover';
  return signature !== undefined && Object.hasOwn(controls, signature) ? controls[signature] : undefined;
}

const manifest = '((bytes4,bool,bool)[],(bytes4,uint32,bool,bool)[],bytes4[])';
const policies = '(address,bytes)[]';
const session = (content: string) =>
  `(address,bytes,bytes32,${policies},(${content},${policies}),(bytes4,address,${policies})[],bool)[]`;

const controls: Readonly<Record<string, ControlKind>> = {
  'changeMasterCopy(address)': 'code',
  'upgradeTo(address)': 'code',
  'upgradeToAndCall(address,bytes)': 'code',
  'upgrade(address,address)': 'code',
  'upgradeAndCall(address,address,bytes)': 'code',
  'setImplementation(address)': 'code',
  '_setImplementation(address)': 'code',
  '_setPendingImplementation(address)': 'code',
  'setBeacon(address)': 'code',
  'diamondCut((address,uint8,bytes4[])[],address,bytes)': 'code',
  'migrateSingleton()': 'code',
  'migrateWithFallbackHandler()': 'code',
  'migrateL2Singleton()': 'code',
  'migrateL2WithFallbackHandler()': 'code',
  'addOwnerWithThreshold(address,uint256)': 'owners',
  'removeOwner(address,address,uint256)': 'owners',
  'swapOwner(address,address,address)': 'owners',
  'changeThreshold(uint256)': 'owners',
  'setFallbackHandler(address)': 'handler',
  'transferOwnership(address)': 'given',
  'transferOwnership(address,bool,bool)': 'given',
  'renounceOwnership()': 'given',
  'completeOwnershipHandover(address)': 'given',
  'setOwner(address)': 'given',
  'changeOwner(address)': 'given',
  'setPendingOwner(address)': 'given',
  'nominateNewOwner(address)': 'given',
  'beginDefaultAdminTransfer(address)': 'given',
  'changeAdmin(address)': 'given',
  'changeProxyAdmin(address,address)': 'given',
  'setAdmin(address)': 'given',
  'transferAdmin(address)': 'given',
  'setPendingAdmin(address)': 'given',
  '_setPendingAdmin(address)': 'given',
  'setGovernance(address)': 'given',
  'transferGovernance(address)': 'given',
  'setGovernor(address)': 'given',
  'setAuthority(address)': 'given',
  'updateAuthority(address,address)': 'given',
  'renounceRole(bytes32,address)': 'given',
  'renounceRole(uint64,address)': 'given',
  'grantRole(bytes32,address)': 'control',
  'revokeRole(bytes32,address)': 'control',
  'grantRoles(address,uint256)': 'control',
  'revokeRoles(address,uint256)': 'control',
  'rely(address)': 'control',
  'deny(address)': 'control',
  'enableModule(address)': 'control',
  'disableModule(address,address)': 'control',
  'enableModules(address[])': 'control',
  'setGuard(address)': 'control',
  'setModuleGuard(address)': 'control',
  'installModule(uint256,address,bytes)': 'control',
  'uninstallModule(uint256,address,bytes)': 'control',
  'installValidation(bytes25,bytes4[],bytes,bytes[])': 'control',
  'uninstallValidation(bytes24,bytes,bytes[])': 'control',
  [`installExecution(address,${manifest},bytes)`]: 'control',
  [`uninstallExecution(address,${manifest},bytes)`]: 'control',
  'installPlugin(address,bytes32,bytes,bytes21[])': 'control',
  'uninstallPlugin(address,bytes,bytes)': 'control',
  [`enableSessions(${session('string[]')})`]: 'control',
  [`enableSessions(${session('(bytes32,string[])[]')})`]: 'control',
  'addOwnerAddress(address)': 'control',
  'addOwnerPublicKey(bytes32,bytes32)': 'control',
  'removeOwnerAtIndex(uint256,bytes)': 'control',
  'removeLastOwner(uint256,bytes)': 'control',
  'grantRole(uint64,address,uint32)': 'control',
  'revokeRole(uint64,address)': 'control',
  'setRoleAdmin(uint64,uint64)': 'control',
  'setRoleGuardian(uint64,uint64)': 'control',
  'setGrantDelay(uint64,uint32)': 'control',
  'setTargetFunctionRole(address,bytes4[],uint64)': 'control',
  'setTargetAdminDelay(address,uint32)': 'control',
  'setTargetClosed(address,bool)': 'control',
  'updateDelay(uint256)': 'control',
  'assignRoles(address,bytes32[],bool[])': 'control',
  'assignRoles(address,uint16[],bool[])': 'control',
  'setDefaultRole(address,bytes32)': 'control',
  'setDefaultRole(address,uint16)': 'control',
  'allowTarget(bytes32,address,uint8)': 'control',
  'revokeTarget(bytes32,address)': 'control',
  'scopeTarget(bytes32,address)': 'control',
  'allowFunction(bytes32,address,bytes4,uint8)': 'control',
  'revokeFunction(bytes32,address,bytes4)': 'control',
  'setAvatar(address)': 'control',
  'setTxCooldown(uint256)': 'control',
  'setTxExpiration(uint256)': 'control',
  'grant(address,address,bytes32)': 'control',
  'revoke(address,address,bytes32)': 'control',
  'grantWithCondition(address,address,bytes32,address)': 'control',
  'applyMultiTargetPermissions((uint8,address,address,address,bytes32)[])': 'control',
  'applySingleTargetPermissions(address,(uint8,address,bytes32)[])': 'control',
};

/**
 * Functions that hand over what the caller owns at a contract, and not the contract, by canonical signature. `to`: the
 * position of who gets it. `what`: one thing (a name of ENS, a vault of Maker), all that is staked (GMX), or a share in
 * deciding over one thing. `on`: the position of what is 0 where the share is taken back.
 */
export const positionTransfers: Readonly<
  Record<string, Readonly<{ to: number; what: 'one' | 'all' | 'share'; on?: number }>>
> = {
  'signalTransfer(address)': { to: 0, what: 'all' },
  'give(uint256,address)': { to: 1, what: 'one' },
  'cdpAllow(uint256,address,uint256)': { to: 1, what: 'share', on: 2 },
  'setOwner(bytes32,address)': { to: 1, what: 'one' },
  'setRecord(bytes32,address,address,uint64)': { to: 1, what: 'one' },
  'setSubnodeOwner(bytes32,bytes32,address)': { to: 2, what: 'one' },
  'setSubnodeRecord(bytes32,bytes32,address,address,uint64)': { to: 2, what: 'one' },
  'reclaim(uint256,address)': { to: 1, what: 'one' },
};
