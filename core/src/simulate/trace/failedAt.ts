import type { Revert, TracedCall } from '../../model/effects.ts';
import { knownByBytes } from '../../decode/abis/isKnownAs.ts';
import type { TraceNode } from '../../effects/callFrames.ts';
import { innermost, readError } from './errors/readError.ts';

/**
 * The place of the outermost call that failed (`top`: which call of the request, -1 where all passed); or else of the
 * first that took nothing else with it, and failed with what an event told of (`told`) or is a step.
 */
export function failureRoot(
  nodes: readonly TraceNode[],
  calls: readonly TracedCall[],
  top: number,
  told: Revert | undefined,
): number | undefined {
  let looked = 0;
  const first = (is: (node: TraceNode, n: number) => boolean) => {
    const at = nodes.findIndex(is);
    return at < 0 ? undefined : at;
  };
  const isLeft = (n: number) => {
    looked += 1;
    return looked <= mostInspected && isLeftFailed(nodes, n);
  };
  if (top >= 0) return first(({ parent, id }) => parent === -1 && id === `${top}`);
  const data = told?.data ?? '0x';
  const asTold = first(({ ok, output }, n) => !ok && data !== '0x' && output === data && isLeft(n));
  return asTold ?? first(({ ok }, n) => !ok && calls[n]?.step !== undefined && isLeft(n));
}

/** Each look goes through what came after: a hostile contract could make ten thousand of them. */
const mostInspected = 1_000;

/** Whether a call failed, and what called it went on without making the same call again with success. */
function isLeftFailed(nodes: readonly TraceNode[], at: number): boolean {
  const node = nodes[at];
  const parent = nodes[node?.parent ?? -1];
  if (node === undefined || parent === undefined || parent.undone) return false;
  return !nodes
    .slice(node.end, parent.end)
    .some((it) => !it.undone && it.to === node.to && it.input === node.input && it.from === node.from);
}

/**
 * The innermost call that failed and took the call at `root`, which failed, with it: as long as a failed call handed
 * on what a call inside of it failed with, or says that this call failed. Where it fails for a reason of its own, it
 * is that call itself.
 */
export function failedAt(nodes: readonly TraceNode[], root: number): number {
  let at = root;
  for (let next = causeOf(nodes, at); next !== undefined; next = causeOf(nodes, at)) at = next;
  return at;
}

function causeOf(nodes: readonly TraceNode[], at: number): number | undefined {
  const parent = nodes[at];
  if (parent === undefined) return undefined;
  const inside = callsInside(nodes, at);
  const last = inside.at(-1);
  return inside.findLast((n) => {
    const child = nodes[n];
    return child !== undefined && !child.ok && handsOn(parent, child, n === last);
  });
}

function handsOn(parent: TraceNode, child: TraceNode, isLast: boolean): boolean {
  if (child.output !== '0x' && holds(parent.output, child.output)) return true;
  if (!isLast) return false;
  if (parent.output === '0x') return child.output === '0x' || isMultiSend(parent);
  return saysThatItFailed(parent);
}

/** Whether bytes are, or have in them, what a call inside failed with; less than an error has says nothing. */
function holds(bytes: string, inside: string): boolean {
  if (bytes === inside) return true;
  return inside.length >= 10 && bytes.includes(inside.slice(2));
}

function callsInside(nodes: readonly TraceNode[], at: number): readonly number[] {
  const found: number[] = [];
  const end = nodes[at]?.end ?? at;
  for (let n = at + 1; n < end; n = nodes[n]?.end ?? end) found.push(n);
  return found;
}

/** A batch of Safe's ends without a word as soon as a call inside of it fails. */
function isMultiSend({ input }: TraceNode): boolean {
  return knownByBytes(input) === 'multiSend';
}

function saysThatItFailed({ output }: TraceNode): boolean {
  const read = readError(output);
  if (read === undefined) return false;
  const { fn, args } = innermost(read);
  if (sayItFailed.has(fn.signature)) return true;
  return args.some(({ value }) => value.kind === 'text' && textsSayItFailed.test(value.text));
}

/** By which contracts say no more than that a call of theirs failed. */
const sayItFailed: ReadonlySet<string> = new Set([
  'FailedCall()',
  'FailedInnerCall()',
  'CallFailed()',
  'SafeERC20FailedOperation(address)',
  'TransferFailed()',
  'TransferFromFailed()',
  'ETHTransferFailed()',
]);

const textsSayItFailed =
  /^(GS013|AA(13|23|33)\b.*|STF|TF|ST|STE|TRANSFER_(FROM_)?FAILED|ETH_TRANSFER_FAILED|TransferHelper: .+|TransferHelper::.+|Address: low-level .+|SafeERC20: low-level call failed|Multicall3: call failed)$/;
