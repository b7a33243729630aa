import { harmlessMethods } from './harmlessMethods.ts';

/** Methods of wallets that are not a request to read here, each with what it would do. */
const explained = {
  eth_requestAccounts: 'method.connects',
  wallet_requestPermissions: 'method.connects',
  // CAIP-25.
  wallet_createSession: 'method.opensSession',
  wallet_getSession: 'method.asks',
  wallet_revokeSession: 'method.disconnects',
  wallet_revokePermissions: 'method.disconnects',
  wallet_disconnect: 'method.disconnects',
  // ERC-7846.
  wallet_connect: 'method.connectsAndSigns',
  // EIP-747, EIP-3085, EIP-3326.
  wallet_watchAsset: 'method.listsToken',
  wallet_addEthereumChain: 'method.addsNetwork',
  wallet_switchEthereumChain: 'method.switchesNetwork',
  // ERC-7836.
  wallet_prepareCalls: 'method.prepares',
  wallet_sendPreparedCalls: 'method.sendsPrepared',
  // ERC-7715, under its older and its newer name.
  wallet_grantPermissions: 'method.grants',
  wallet_requestExecutionPermissions: 'method.grants',
  wallet_revokeExecutionPermission: 'method.takesBack',
  eth_getEncryptionPublicKey: 'method.givesKey',
  eth_decrypt: 'method.decrypts',
  personal_ecRecover: 'method.recovers',
  wallet_requestSnaps: 'method.addsSnap',
  wallet_snap: 'method.asksSnap',
  wallet_invokeSnap: 'method.asksSnap',
  wallet_getCallsStatus: 'method.asks',
  wallet_getCapabilities: 'method.asks',
  wallet_getPermissions: 'method.asks',
  wallet_showCallsStatus: 'method.asks',
} as const;

export type MethodReason = (typeof explained)[keyof typeof explained] | 'method.reads' | 'method.noVersion';

/** What a method would do, in an id of ours; undefined for one that nobody here knows. */
export function explainedMethod(method: string): MethodReason | undefined {
  if (Object.hasOwn(explained, method)) return explained[method as keyof typeof explained];
  if (/^eth_signTypedData_?v?[0-9]+$/i.test(method)) return 'method.noVersion';
  return harmlessMethods.has(method) ? 'method.reads' : undefined;
}
