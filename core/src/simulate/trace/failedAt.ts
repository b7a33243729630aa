import { innermost, readError } from './errors/readError.ts';
import type { TraceNode } from '../../effects/callFrames.ts';

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

/** `multiSend(bytes)` of Safe ends without a word as soon as a call inside of it fails. */
function isMultiSend({ input }: TraceNode): boolean {
  return input.startsWith('0x8d80ff0a');
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
