import { type Hex, hexToBytes } from 'viem';
import { abiDecode } from '../codec/abiDecode.ts';
import { abiEncode } from '../codec/abiEncode.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import { memoize } from '../kit/memoize.ts';
import type { StepFunction } from '../model/step.ts';
import type { Budget } from '../codec/budget.ts';
import type { FunctionReading } from './readFunction.ts';
import type { Command } from './wrappers/wrapper.ts';

/**
 * What the argument of a router's command says. Its table is the only way to read it: bytes that do not fit stay
 * unread, and so does a command that no table names. Canonical is what our decoder finds nothing odd in and what
 * encodes to the same bytes. As a function it has the command's byte for a selector.
 */
export function readCommand(data: Hex, command: Command, budget: Budget): FunctionReading {
  const known = parsed(command);
  if (known === undefined) return { reading: 'unread', oddities: [], args: [] };
  const { fields, fn } = known;
  const it = abiDecode(fields, hexToBytes(data), 0, budget);
  if (!it.ok) return { reading: 'unread', oddities: [it.oddity], args: [] };
  const oddities = it.oddities.slice(0, mostOddities);
  if (oddities.length === 0 && abiEncode(fields, it.args) !== data)
    return { reading: 'unread', oddities, args: [] };
  return {
    reading: oddities.length === 0 ? 'canonical' : 'lenient',
    oddities,
    args: it.args,
    fn,
  };
}

const mostOddities = 100;

/** Commands are rows of tables: each is parsed once, and is one function for all steps. */
const parsed = memoize(({ code: selector, signature: text = '', source }: Command) => {
  const abi = functionAbi(text);
  if (abi === undefined) return undefined;
  const { name, signature, fields } = abi;
  const fn: StepFunction = { name, signature, selector, from: [{ by: 'source', name: source }] };
  return { fields, fn };
});
