import { bad, good, type Result } from '@readback/core/text/result.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { type AbiFunction, type AbiParameter, parseAbiItem } from 'viem';

/**
 * Reads one function of a contract as people write it: `function transfer(address to, uint256 amount)`. The word
 * `function` and a closing semicolon may be left out or there.
 */
export function readFunction(line: string): Result<AbiFunction> {
  const typed = line.trim().replace(/\s*;$/, '').replace(/\s+/g, ' ');
  if (typed === '') return wrong('Type the function, such as: function transfer(address to, uint256 amount)');
  if (typed.length > 4_000) return wrong('This is too long for one function.');
  const item = itemOf(keyword.test(typed) ? typed : `function ${typed}`);
  if (item === undefined) {
    return wrong('This is not a function. Write it like this: function transfer(address to, uint256 amount)');
  }
  if (item.inputs.some(hasFunctionType))
    return wrong('Arguments that are functions cannot be filled in here.');
  return good(item);
}

const keyword = /^(?:function|constructor|fallback|receive|event|error|struct)\b/;

function itemOf(line: string): AbiFunction | undefined {
  try {
    const item: unknown = parseAbiItem(line as never);
    return isFunction(item) ? item : undefined;
  } catch {
    return undefined;
  }
}

function isFunction(item: unknown): item is AbiFunction {
  return typeof item === 'object' && item !== null && 'type' in item && item.type === 'function';
}

function hasFunctionType(input: AbiParameter): boolean {
  const inner = 'components' in input ? input.components : undefined;
  return /^function(?:\[|$)/.test(input.type) || (inner?.some(hasFunctionType) ?? false);
}

function wrong(sentence: string): Result<never> {
  return bad(new ReadbackError(sentence));
}
