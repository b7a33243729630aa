import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { ownHosts } from '../ownPage.ts';
import { type Allowance, askNode } from './askNode.ts';
import type { ScriptCall } from './callsIn.ts';
import type { Clock } from './clock.ts';
import { fromState } from './fromState.ts';
import { errorIs, type Outcome } from './outcome.ts';
import type { PageState } from './pageMessage.ts';
import { readsForScripts } from './readsForScripts.ts';
import { taking } from './taking.ts';

/** In milliseconds: how long nodes may take for all reads of one request. */
const deadline = 30_000;
/** In bytes: how much nodes may send for one request. */
const mostAnswer = 32 * 1024 * 1024;
/** How many calls of one request are asked of a node at once. */
const mostAtOnce = 8;

/** Wallet methods that clients try, and do without. */
const unsupported: ReadonlySet<string> = new Set([
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'wallet_requestPermissions',
]);

/**
 * What answers the calls of one request: the state that scripts are told, a node, or, for whatever signs, `sign`, which
 * is given the call as text. `noNode` says why there is no node to ask, `elsewhere` how to get to another network. Each call is answered, with an error if need be.
 */
export function answerCall(it: {
  clock: Clock;
  left: AbortSignal;
  state: () => PageState | undefined;
  noNode: () => Outcome;
  elsewhere: string;
  sign: (text: string) => Promise<Outcome>;
  port: () => number;
  nodeAt: (path: string) => Promise<string | undefined>;
}): (call: ScriptCall) => Promise<Outcome> {
  const allowance: Allowance = { bytes: mostAnswer };
  const inTurn = taking(mostAtOnce);
  const late = lateness(it.clock, it.left);

  const read = async (call: ScriptCall): Promise<Outcome> => {
    const node = it.state()?.node;
    if (node === undefined) return it.noNode();
    const url = node.startsWith('/') ? await it.nodeAt(node) : node;
    if (url === undefined)
      return errorIs(4901, 'There is no practice chain: choose another network in Readback.');
    if (ownHosts(it.port()).includes(new URL(url).host))
      return errorIs(4901, 'The network that is chosen in Readback has no node but this address.');
    return askNode(url, call, { left: it.left, late: late(), allowance });
  };

  return async (call) => {
    const { method, params } = call;
    if (isSigningMethod(method)) return it.sign(`{"method":${JSON.stringify(method)},"params":${params}}`);
    const known = fromState(call, it.state(), it.elsewhere);
    if (known) return known;
    if (readsForScripts.has(method)) return inTurn(() => read(call));
    if (unsupported.has(method)) return errorIs(4200, `Readback does not support ${method}.`);
    return errorIs(-32601, `Readback does not pass on ${printable(method)}.`);
  };
}

/** One deadline for all reads of a request, from the first on. */
function lateness(clock: Clock, left: AbortSignal): () => AbortSignal {
  let late: AbortController | undefined;
  return () => {
    if (late) return late.signal;
    const made = new AbortController();
    const cancel = clock.after(deadline, () => made.abort());
    left.addEventListener('abort', cancel, { once: true });
    late = made;
    return made.signal;
  };
}

function printable(method: string): string {
  return method.slice(0, 60).replace(/[^ -~]/g, '?');
}
