import { type Hex, hexToBytes } from 'viem';
import { abiDecode } from '../codec/abiDecode.ts';
import { abiEncode } from '../codec/abiEncode.ts';
import { type FunctionAbi, functionAbi } from '../codec/functionAbi.ts';
import type { Budget } from '../codec/budget.ts';
import type { FunctionReading } from './readFunction.ts';
import type { Command } from './wrappers/wrapper.ts';

/**
 * What the argument of a router's command says. Its table is the only way to read it: bytes that do not fit stay
 * unread, and so does a command that no table names. Canonical is what our decoder finds nothing odd in and what
 * encodes to the same bytes. As a function it has the command's byte for a selector.
 */
export function readCommand(data: Hex, command: Command, budget: Budget): FunctionReading {
  const fn = parsed(command);
  if (fn === undefined) return { reading: 'unread', oddities: [], args: [] };
  const it = abiDecode(fn.fields, hexToBytes(data), 0, budget);
  if (!it.ok) return { reading: 'unread', oddities: [it.oddity], args: [] };
  const oddities = it.oddities.slice(0, mostOddities);
  if (oddities.length === 0 && abiEncode(fn.fields, it.args) !== data)
    return { reading: 'unread', oddities, args: [] };
  return {
    reading: oddities.length === 0 ? 'canonical' : 'lenient',
    oddities,
    args: it.args,
    fn: {
      name: fn.name,
      signature: fn.signature,
      selector: command.code,
      from: [{ by: 'source', name: command.source }],
    },
  };
}

const mostOddities = 100;

/** Commands are rows of tables: each is parsed once. */
const cache = new WeakMap<Command, FunctionAbi>();

function parsed(command: Command): FunctionAbi | undefined {
  const there = cache.get(command);
  if (there !== undefined || command.signature === undefined) return there;
  const fn = functionAbi(command.signature);
  if (fn !== undefined) cache.set(command, fn);
  return fn;
}
