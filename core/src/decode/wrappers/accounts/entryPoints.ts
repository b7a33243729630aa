import type { Address } from 'viem';

/** How an entry point takes user operations apart. 0.7 to 0.9 share their selectors and differ in `initCode`. */
export type EntryPointLayout = '0.6' | '0.7' | '0.8' | 'unknown';

/** Entry points of ERC-4337, by address, in lower case, the same on every chain. From viem/account-abstraction. */
const versions: ReadonlyMap<string, EntryPointLayout> = new Map([
  ['0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789', '0.6'],
  ['0x0000000071727de22e5e9d8baf0edac6f37da032', '0.7'],
  ['0x4337084d9e255ff0702461cf8895ce9e3b5ff108', '0.8'],
  // 0.9 reads them as 0.8 does.
  ['0x433709009b8330fda32311df1c2afa402ed8d009', '0.8'],
]);

/** The version of an entry point; `unknown` is one that nobody here knows, of 0.7 or later by its selectors. */
export function entryPointLayout(entryPoint: Address | null): EntryPointLayout {
  return versions.get(entryPoint?.toLowerCase() ?? '') ?? 'unknown';
}
