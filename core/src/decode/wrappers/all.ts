import { accountsAndGovernance } from './accountsAndGovernance.ts';
import { exchangeWrappers } from './exchanges.ts';
import { multicall } from './multicall.ts';
import { multicall3Wrappers } from './multicall3.ts';
import { multiSend } from './safe/multiSend.ts';
import { protocolWrappers } from './protocols.ts';
import { safeExecTransaction } from './safe/safeExecTransaction.ts';
import { safeSetup } from './safe/safeSetup.ts';
import { upgradeWrappers } from './governance/upgrades.ts';
import type { CallToRead, Wrapper } from './wrapper.ts';

/** Every encoding that we open. A new one is a file beside this and a line here. */
const all: readonly Wrapper[] = [
  ...exchangeWrappers,
  ...accountsAndGovernance,
  ...protocolWrappers,
  safeExecTransaction,
  safeSetup,
  multiSend,
  multicall,
  multicall3Wrappers,
  ...upgradeWrappers,
];

const byTypes = all.flatMap((it) => (it.within === undefined ? [] : [{ it, within: it.within }]));
const bySignature = new Map<string, Wrapper[]>();
for (const wrapper of all) {
  for (const signature of wrapper.signatures) {
    const there = bySignature.get(signature);
    if (there === undefined) bySignature.set(signature, [wrapper]);
    else there.push(wrapper);
  }
}

/**
 * The wrapper for a function, by its canonical signature: selectors collide, signatures do not. Where several share
 * a signature, the address that is called decides.
 */
export function wrapperFor(
  signature: string | undefined,
  { to, command }: Pick<CallToRead, 'to' | 'command'>,
  chainId: number | undefined,
): Wrapper | undefined {
  if (signature === undefined) return undefined;
  const named = bySignature
    .get(signature)
    ?.find((it) => (it.command === true) === (command !== undefined) && (it.applies?.(to, chainId) ?? true));
  if (named !== undefined || command !== undefined) return named;
  return byTypes.find(({ within }) => signature.includes(within))?.it;
}
