import { isRecord } from '../../../world/schema.ts';
import { callFields } from '../fieldsOf.ts';
import { at, type FallbackRun } from './ask.ts';

/**
 * Whether a call runs in whatever block as it runs here: step by step, as the node's tracer lists them, no code asks
 * for anything that another block or another base fee could change. Gas counts only where all of it is passed on with
 * a call: what is left would tell which accounts the block has touched. One request.
 */
export async function asksOfNoBlock({ run, world, signal }: FallbackRun): Promise<boolean> {
  const [only, ...more] = run.calls;
  if (only === undefined || more.length > 0) return false;
  const params = [callFields(only, run), at(run), lean];
  const question = { chainId: run.block.chainId, method: 'debug_traceCall', params };
  const answer = await world.ask('rpc', question, { signal, deadline: run.deadline, maxBytes });
  return answer.s === 'known' && 'result' in answer.v && isOfNoBlock(answer.v.result);
}

const lean = { disableStack: true, disableStorage: true, disableMemory: true, enableMemory: false };

const maxBytes = 8_388_608;

/** Whether a list of steps is whole, and each of them the same in any block. */
export function isOfNoBlock(result: unknown): boolean {
  if (!isRecord(result) || result.failed !== false || !Array.isArray(result.structLogs)) return false;
  const steps = result.structLogs as readonly unknown[];
  const ops = steps.map((it) => (isRecord(it) && typeof it.op === 'string' ? it.op : ''));
  const [first, last] = [steps[0], steps.at(-1)];
  const isWhole = isAtTop(first) && first.pc === 0 && isAtTop(last) && ends.has(ops.at(-1) ?? '');
  return (
    isWhole &&
    ops.every((op, n) => {
      if (op === 'GAS') return calls.has(ops[n + 1] ?? '');
      return calls.has(op) ? ops[n - 1] === 'GAS' : sameAnywhere.test(op);
    })
  );
}

function isAtTop(step: unknown): step is Readonly<Record<string, unknown>> {
  return isRecord(step) && step.depth === 1;
}

const ends: ReadonlySet<string> = new Set(['STOP', 'RETURN']);
const calls: ReadonlySet<string> = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL']);

/** Named one by one: a step that is not known here may ask for anything. A balance may be less a fee. */
const sameAnywhere =
  /^(?:STOP|S?(?:DIV|MOD)|ADD|MUL|SUB|ADDMOD|MULMOD|EXP|SIGNEXTEND|S?[LG]T|EQ|ISZERO|AND|OR|XOR|NOT|BYTE|SH[LR]|SAR|CLZ|KECCAK256|SHA3|ADDRESS|ORIGIN|CALLER|CALLVALUE|CALLDATA(?:LOAD|SIZE|COPY)|CODE(?:SIZE|COPY)|EXTCODE(?:SIZE|COPY|HASH)|RETURNDATA(?:SIZE|COPY)|CHAINID|POP|M(?:LOAD|STORE8?|SIZE|COPY)|[ST](?:LOAD|STORE)|JUMPI?|PC|JUMPDEST|(?:PUSH|DUP|SWAP|LOG)\d\d?|CREATE2?|RETURN|REVERT|INVALID|SELFDESTRUCT)$/;
