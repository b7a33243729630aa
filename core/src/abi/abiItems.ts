import type { Problem } from '../text/problem.ts';
import type { Abi, AbiFunction } from 'viem';
import { functionAbi } from '../codec/functionAbi.ts';
import { isIdentifier } from '../codec/identifier.ts';
import { isRecord, own } from '../world/schema.ts';
import { AbiError } from './abiError.ts';
import { abiParameters } from './abiParameters.ts';

/** How many functions, events and errors one ABI may have: more than any contract that fits on a chain. */
export const mostItems = 2_000;

/**
 * An ABI out of plain data that a stranger wrote (Solidity's JSON format). What is not in the format is left out,
 * older forms are brought into today's (`constant`, `payable`, no `type`), and what stands twice is kept once.
 * Names of parameters that are not identifiers are dropped. Nothing is ever looked up by a name in it.
 *
 * @throws {AbiError} for anything that no contract can have: an odd type, two functions with one selector
 */
export function abiItems(given: unknown): Abi {
  if (!Array.isArray(given)) throw new AbiError({ id: 'abi.itemsNoList' });
  if (given.length > mostItems) throw new AbiError({ id: 'abi.tooManyItems', args: { most: mostItems } });
  const bySelector = new Map<string, { signature: string; item: AbiFunction }>();
  const seen = new Set<string>();
  const items: Abi[number][] = [];
  for (const [at, it] of given.entries()) {
    const item = itemOf(it, at);
    if (item.type === 'function') {
      const { selector, signature } = selectorOf(item, at);
      const there = bySelector.get(selector);
      if (there !== undefined) {
        if (there.signature !== signature)
          throw new AbiError({ id: 'abi.selectorTwice', args: { one: there.signature, other: signature } });
        if (JSON.stringify(there.item) === JSON.stringify(item)) continue;
        throw new AbiError({ id: 'abi.functionTwice', args: { signature } });
      }
      bySelector.set(selector, { signature, item });
    } else {
      const same = JSON.stringify(item);
      if (seen.has(same)) continue;
      seen.add(same);
    }
    items.push(item);
  }
  return items;
}

type Item = Abi[number];

function itemOf(it: unknown, at: number): Item {
  const where: Problem = { id: 'abi.item', args: { number: at + 1 } };
  if (!isRecord(it)) throw new AbiError({ id: 'abi.noObject', args: { place: where } });
  const type = own(it, 'type') ?? 'function';
  const name = own(it, 'name');
  const place: Problem = isIdentifier(name)
    ? { id: 'abi.namedItem', args: { number: at + 1, name: name.slice(0, 60) } }
    : where;
  const inputs: Problem = { id: 'abi.inputs', args: { place } };
  const outputs: Problem = { id: 'abi.outputs', args: { place } };
  switch (type) {
    case 'function':
      return {
        type: 'function',
        name: nameOf(it, place),
        inputs: abiParameters(own(it, 'inputs'), inputs),
        outputs: abiParameters(own(it, 'outputs'), outputs),
        stateMutability: mutabilityOf(it, place),
      };
    case 'event':
      return {
        type: 'event',
        name: nameOf(it, place),
        inputs: abiParameters(own(it, 'inputs'), inputs, true),
        ...(own(it, 'anonymous') === true ? { anonymous: true } : {}),
      };
    case 'error':
      return {
        type: 'error',
        name: nameOf(it, place),
        inputs: abiParameters(own(it, 'inputs'), inputs),
      };
    case 'constructor':
      return {
        type: 'constructor',
        inputs: abiParameters(own(it, 'inputs'), inputs),
        stateMutability: payableOrNot(it, place),
      };
    case 'fallback':
      return { type: 'fallback', stateMutability: payableOrNot(it, place) };
    case 'receive':
      return { type: 'receive', stateMutability: 'payable' };
    default:
      throw new AbiError(
        { id: 'abi.unknownType', args: { place: where } },
        {
          details: `type ${JSON.stringify(type)?.slice(0, 60)}`,
        },
      );
  }
}

function nameOf(it: Record<string, unknown>, place: Problem): string {
  const name = own(it, 'name');
  if (!isIdentifier(name)) throw new AbiError({ id: 'abi.noName', args: { place } });
  return name;
}

const mutabilities = ['pure', 'view', 'nonpayable', 'payable'] as const;

function mutabilityOf(it: Record<string, unknown>, place: Problem): (typeof mutabilities)[number] {
  const said = own(it, 'stateMutability');
  if (said === undefined) {
    if (own(it, 'constant') === true) return 'view';
    return own(it, 'payable') === true ? 'payable' : 'nonpayable';
  }
  const known = mutabilities.find((word) => word === said);
  if (known === undefined) throw new AbiError({ id: 'abi.unknownMutability', args: { place } });
  return known;
}

function payableOrNot(it: Record<string, unknown>, place: Problem): 'payable' | 'nonpayable' {
  return mutabilityOf(it, place) === 'payable' ? 'payable' : 'nonpayable';
}

function selectorOf(item: AbiFunction, at: number): { selector: string; signature: string } {
  const fn = functionAbi(item);
  if (fn === undefined)
    throw new AbiError({
      id: 'abi.noFunction',
      args: { place: { id: 'abi.item', args: { number: at + 1 } } },
    });
  return fn;
}
