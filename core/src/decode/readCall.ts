import type { Oddity, Step } from '../model/step.ts';
import { type Budget, maxDepth } from '../codec/budget.ts';
import { candidates } from './candidates.ts';
import type { AbiFor } from '../model/abi.ts';
import { withSuggestions } from './couldBe.ts';
import { withPaths } from './packedPath.ts';
import { isGuessed } from './guessed.ts';
import { readCommand } from './readCommand.ts';
import { readFunction } from './readFunction.ts';
import { wrapperFor } from './wrappers/all.ts';
import { socketRoute } from './wrappers/protocols/socketRoute.ts';
import { systemRequest } from './wrappers/protocols/systemRequests.ts';
import type { CallToRead } from './wrappers/wrapper.ts';

/** What the reading of one request shares: what it may cost, the ABIs that were given, and the chain, if it is known. */
export type CallReader = Readonly<{ budget: Budget; abis: readonly AbiFor[]; chainId?: number | undefined }>;

/**
 * Reads one call and every call inside it. Calldata of four bytes or more is a function; none at all is a plain
 * payment; one to three bytes can only reach a fallback function and stay unread, as does code to be deployed. A
 * command of a router is read as what its table says, and as nothing else.
 */
export function readCall(reader: CallReader, call: CallToRead, id: string, depth: number): Step {
  const { self: _, command, ...of } = call;
  const named = command === undefined ? {} : { commandByte: command.code };
  const step = { id, ...of, ...named, oddities: [], args: [], steps: [] };
  const room = reader.budget.bytes - (call.data.length - 2) / 2;
  if (reader.budget.nodes <= 0 || room < 0 || depth > maxDepth)
    return { ...step, reading: 'unread', oddities: [{ at: 0, what: 'budget' }] };
  reader.budget.nodes -= 1;
  reader.budget.bytes = room;
  if (command !== undefined)
    return open(reader, call, depth, { ...step, ...readCommand(call.data, command, reader.budget) });
  const { to } = call;
  if (call.data === '0x' && to !== null) return { ...step, reading: 'canonical' };
  const request = call.op === 'call' ? systemRequest(to, reader.chainId, call.data) : undefined;
  if (request !== undefined) return { ...step, ...request };
  const route = call.op === 'call' ? socketRoute(to, call.data) : undefined;
  if (route !== undefined) return open(reader, call, depth, { ...step, ...route });
  if (call.op === 'create' || call.data.length < 10) return { ...step, reading: 'unread' };
  const selector = call.data.slice(0, 10).toLowerCase() as `0x${string}`;
  const read = readFunction(call.data, candidates(selector, to, reader.abis, reader.chainId), reader.budget);
  return open(reader, call, depth, {
    ...step,
    ...read,
    oddities: read.oddities.map((it) => namedTail(call, it)),
  });
}

/** What is behind the values is the account whose authority is used: a contract that looks there learns nothing new. */
function namedTail({ actor, data }: CallToRead, oddity: Oddity): Oddity {
  const isSender =
    oddity.what === 'trailingBytes' &&
    actor !== 'unknown' &&
    data.slice(2 + 2 * oddity.at).toLowerCase() === actor.slice(2).toLowerCase();
  return isSender ? { ...oddity, what: 'appendedSender' } : oddity;
}

function open(reader: CallReader, call: CallToRead, depth: number, read: Step): Step {
  const args = withPaths(read.fn, read.args, reader.budget);
  const step = args === read.args ? read : { ...read, args };
  const wrapper =
    step.reading === 'unread' || isGuessed(step)
      ? undefined
      : wrapperFor(step.fn?.signature, call, reader.chainId);
  if (wrapper === undefined)
    return step.reading === 'unread' || isGuessed(step)
      ? step
      : { ...step, args: withSuggestions(step.args) };
  const inside = wrapper.open(call, step.args, reader.budget.bytes);
  const own =
    wrapper.packed === true ? step.oddities.filter(({ what }) => what !== 'trailingBytes') : step.oddities;
  const oddities = [...own, ...(inside.oddities ?? [])];
  if (inside.refused) {
    const { fn: _, ...rest } = step;
    return { ...rest, reading: 'unread', oddities, args: [] };
  }
  return {
    ...step,
    oddities,
    reading: oddities.length === 0 ? step.reading : 'lenient',
    steps: readAll(reader, inside.calls, step, depth),
  };
}

/** Reads calls one after the other as children of `parent`: none runs more surely than it. */
export function readAll(
  reader: CallReader,
  calls: readonly CallToRead[],
  parent: Pick<Step, 'id' | 'runs'>,
  depth: number,
): readonly Step[] {
  return calls.map((call, index) => {
    const runs = parent.runs === 'always' ? call.runs : parent.runs;
    const alone = call.runs === 'mayFail' ? ({ failsAlone: true } as const) : {};
    return readCall(reader, { ...call, runs, ...alone }, `${parent.id}.${index}`, depth + 1);
  });
}
