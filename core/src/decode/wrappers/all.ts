import { multicall } from './multicall.ts';
import { multicall3 } from './multicall3.ts';
import { multiSend } from './multiSend.ts';
import { safeExecTransaction } from './safeExecTransaction.ts';
import { safeSetup } from './safeSetup.ts';
import type { Wrapper } from './wrapper.ts';

/** Every encoding that we open. A new one is a file beside this and a line here. */
const all: readonly Wrapper[] = [safeExecTransaction, safeSetup, multiSend, multicall, multicall3];

const bySignature: ReadonlyMap<string, Wrapper> = new Map(
  all.flatMap((wrapper) => wrapper.signatures.map((signature) => [signature, wrapper])),
);

/** The wrapper for a function, by its canonical signature: selectors collide, signatures do not. */
export function wrapperFor(signature: string | undefined): Wrapper | undefined {
  return signature === undefined ? undefined : bySignature.get(signature);
}
