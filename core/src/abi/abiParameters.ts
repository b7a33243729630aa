import type { Problem } from '../text/problem.ts';
import type { AbiParameter } from 'viem';
import { abiFields } from '../codec/abiType.ts';
import { isIdentifier } from '../codec/identifier.ts';
import { isRecord, own } from '../world/schema.ts';
import { AbiError } from './abiError.ts';

type Parameter = AbiParameter & { indexed?: boolean };

/**
 * The parameters of a function, an event or an error, out of plain data that a stranger wrote. Names that are no
 * identifiers are dropped; `uint` becomes `uint256`. `place` says where they stand, for the error.
 *
 * @throws {AbiError} for a type that no contract can take, and for more values than one call can hold
 */
export function abiParameters(given: unknown, place: Problem, indexed = false): readonly Parameter[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new AbiError({ id: 'abi.noList', args: { place } });
  const parameters = given.map((it) => parameterOf(it, indexed, 0));
  if (abiFields(parameters) !== undefined) return parameters;
  const wrong = parameters.findIndex((it) => abiFields([it]) === undefined);
  const type = parameters[wrong]?.type.slice(0, 60);
  throw new AbiError(
    wrong < 0
      ? { id: 'abi.tooManyValues', args: { place } }
      : { id: 'abi.wrongType', args: { place, item: wrong + 1 } },
    type === undefined ? {} : { details: `type ${type}` },
  );
}

/** Only what the format knows, under names that are safe; the types are checked as a whole after that. */
function parameterOf(it: unknown, indexed: boolean, depth: number): Parameter {
  if (!isRecord(it) || depth > 16) return { type: '' };
  const type = own(it, 'type');
  const name = own(it, 'name');
  const internalType = own(it, 'internalType');
  const components = own(it, 'components');
  return {
    type: typeof type === 'string' ? withSize(type) : '',
    name: isIdentifier(name) ? name : '',
    ...(typeof internalType === 'string' && /^[\w$ .[\]]{1,200}$/.test(internalType) ? { internalType } : {}),
    ...(Array.isArray(components)
      ? { components: components.map((each) => parameterOf(each, false, depth + 1)) }
      : {}),
    ...(indexed && own(it, 'indexed') === true ? { indexed: true } : {}),
  } as Parameter;
}

/** `uint` and `int` have 256 bits. */
function withSize(type: string): string {
  return type.replace(/^(u?int)(?=$|\[)/, '$1256');
}
