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
 * Names of parameters that are no identifiers are dropped. Nothing is ever looked up by a name in it.
 *
 * @throws {AbiError} for anything that no contract can have: an odd type, two functions with one selector
 */
export function abiItems(given: unknown): Abi {
  if (!Array.isArray(given)) throw new AbiError('An ABI is a list of functions, events and errors.');
  if (given.length > mostItems) throw new AbiError(`An ABI may have at most ${mostItems} items.`);
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
          throw new AbiError(
            `${there.signature} and ${signature} share a selector, so no contract has both.`,
          );
        if (JSON.stringify(there.item) === JSON.stringify(item)) continue;
        throw new AbiError(`The function ${signature} appears twice with different definitions.`);
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
  const where = `Item ${at + 1}`;
  if (!isRecord(it)) throw new AbiError(`${where} of this ABI is not an object.`);
  const type = own(it, 'type') ?? 'function';
  const named = typeof own(it, 'name') === 'string' ? ` (${String(own(it, 'name')).slice(0, 60)})` : '';
  const place = `${where}${isIdentifier(own(it, 'name')) ? named : ''}`;
  switch (type) {
    case 'function':
      return {
        type: 'function',
        name: nameOf(it, place),
        inputs: abiParameters(own(it, 'inputs'), `${place}, inputs`),
        outputs: abiParameters(own(it, 'outputs'), `${place}, outputs`),
        stateMutability: mutabilityOf(it, place),
      };
    case 'event':
      return {
        type: 'event',
        name: nameOf(it, place),
        inputs: abiParameters(own(it, 'inputs'), `${place}, inputs`, true),
        ...(own(it, 'anonymous') === true ? { anonymous: true } : {}),
      };
    case 'error':
      return {
        type: 'error',
        name: nameOf(it, place),
        inputs: abiParameters(own(it, 'inputs'), `${place}, inputs`),
      };
    case 'constructor':
      return {
        type: 'constructor',
        inputs: abiParameters(own(it, 'inputs'), `${place}, inputs`),
        stateMutability: payableOrNot(it, place),
      };
    case 'fallback':
      return { type: 'fallback', stateMutability: payableOrNot(it, place) };
    case 'receive':
      return { type: 'receive', stateMutability: 'payable' };
    default:
      throw new AbiError(`${where} of this ABI has an unknown type. It should be function, event or error.`, {
        details: `type ${JSON.stringify(type)?.slice(0, 60)}`,
      });
  }
}

function nameOf(it: Record<string, unknown>, place: string): string {
  const name = own(it, 'name');
  if (!isIdentifier(name)) throw new AbiError(`${place} of this ABI does not have a valid name.`);
  return name;
}

const mutabilities = ['pure', 'view', 'nonpayable', 'payable'] as const;

function mutabilityOf(it: Record<string, unknown>, place: string): (typeof mutabilities)[number] {
  const said = own(it, 'stateMutability');
  if (said === undefined) {
    if (own(it, 'constant') === true) return 'view';
    return own(it, 'payable') === true ? 'payable' : 'nonpayable';
  }
  const known = mutabilities.find((word) => word === said);
  if (known === undefined)
    throw new AbiError(
      `${place} has an unknown stateMutability. It should be pure, view, nonpayable or payable.`,
    );
  return known;
}

function payableOrNot(it: Record<string, unknown>, place: string): 'payable' | 'nonpayable' {
  return mutabilityOf(it, place) === 'payable' ? 'payable' : 'nonpayable';
}

function selectorOf(item: AbiFunction, at: number): { selector: string; signature: string } {
  const fn = functionAbi(item);
  if (fn === undefined) throw new AbiError(`Item ${at + 1} of this ABI is not a function.`);
  return fn;
}
