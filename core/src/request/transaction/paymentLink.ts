/** `ethereum:` links (EIP-681): a payment, or a call of one function, with exact numbers. */
import type { Problem } from '../../text/problem.ts';
import type { Address } from 'viem';
import { callDataOf } from '../../abi/callData.ts';
import { leafValue } from '../../abi/forms/formLeaf.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { TypedName } from '../../model/request.ts';
import type { Arg } from '../../model/step.ts';
import { looksLikeName } from '../../text/looksLikeName.ts';
import { parseAddress } from '../../text/address.ts';
import { good, type Result } from '../../text/result.ts';
import {
  linkNumber,
  type LinkParameters,
  singleQuantity,
  linkParametersOf,
  linkError,
} from './linkParameters.ts';
import { NeedsError, ParseError } from '../../text/parseError.ts';
import type { ParseContext, Parsing } from '../parse/parsed.ts';
import { transactionReading } from './transactionReading.ts';

/**
 * Reads such a link. Names in it represent the addresses that the context gives them; without those it asks for them.
 *
 * @throws {ParseError} for anything that is not by the standard, and for parameters that are not known
 */
export function paymentLinkReading(link: string, raw: string, context: ParseContext): Parsing {
  const parts = form.exec(link)?.groups;
  if (parts === undefined) throw linkError('link.form');
  const { pay, target = '', chain, fn, query } = parts;
  if (pay !== undefined && !target.startsWith('0x')) {
    throw linkError('link.pay');
  }
  const chainId = chain === undefined ? undefined : chainOf(chain);
  const parameters = linkParametersOf(query ?? '');
  const names = new Set<string>();
  const addressOf = (text: string) => addressBy(text, context.names ?? [], names);
  const to = orThrow(addressOf(target), { id: 'link.target' });
  const data = fn === undefined ? noArguments(parameters) : callOf(fn, parameters, addressOf);
  const value = singleQuantity(parameters, 'value');
  const gas = singleQuantity(parameters, 'gas') ?? singleQuantity(parameters, 'gasLimit');
  const gasPrice = singleQuantity(parameters, 'gasPrice');
  if (
    singleQuantity(parameters, 'gas') !== undefined &&
    singleQuantity(parameters, 'gasLimit') !== undefined
  ) {
    throw linkError('link.gasTwice');
  }
  if (gas !== undefined && gas >= 2n ** 64n) throw linkError({ id: 'field.tooLarge', args: { name: 'gas' } });
  if (names.size > 0) {
    const needs =
      chainId === undefined && context.chainId === undefined
        ? (['names', 'chain'] as const)
        : (['names'] as const);
    const error = new NeedsError(
      { id: 'link.names' },
      {
        details: [...names].join(', ').slice(0, 500),
      },
    );
    const on = chainId ?? context.chainId;
    const parts = on === undefined ? {} : { chainId: on };
    return { ok: false, error, needs, names: [...names], parts, others: [] };
  }
  const set = { ...(gas === undefined ? {} : { gas }), ...(gasPrice === undefined ? {} : { gasPrice }) };
  const read = { ...(chainId === undefined ? {} : { chainId }), to, value: value ?? 0n, data, set };
  return transactionReading(read, 'paymentLink', raw, context);
}

const form =
  /^ethereum:(?<pay>pay-)?(?<target>[^@/?&=\s]+)(?:@(?<chain>[0-9]+))?(?:\/(?<fn>[A-Za-z_$][\w$]{0,99}))?(?:\?(?<query>[^\s?]*))?$/i;

function chainOf(digits: string): number {
  const id = digits.length > 16 ? undefined : BigInt(digits);
  if (id === undefined || id === 0n || id > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw linkError('link.chain');
  }
  return Number(id);
}

const reserved: ReadonlySet<string> = new Set(['value', 'gas', 'gasLimit', 'gasPrice']);

function noArguments(parameters: LinkParameters): '0x' {
  const other = parameters.find(({ key }) => !reserved.has(key));
  if (other === undefined) return '0x';
  throw linkError('link.unknown', other.key);
}

type AddressOf = (text: string) => Result<Address>;

/** What is not a reserved name is the type of an argument, in the order of the function. */
function callOf(name: string, parameters: LinkParameters, addressOf: AddressOf) {
  const given = parameters.filter(({ key }) => !reserved.has(key));
  const odd = given.find(({ key }) => !/^(?:address|bool|string|bytes\d{0,2}|u?int\d{1,3})$/.test(key));
  if (odd !== undefined) {
    throw linkError('link.noType', odd.key);
  }
  const inputs = given.map(({ key }) => ({ name: '', type: key }));
  const fn = functionAbi({ type: 'function', name, inputs, outputs: [], stateMutability: 'payable' });
  if (fn === undefined) throw linkError('link.argumentType');
  const args = fn.fields.map(({ name: at, type }, n): Arg => {
    if (type.kind === 'array' || type.kind === 'tuple') throw linkError('link.list');
    const text = given[n]?.value ?? '';
    const isNumber = type.kind === 'uint' || type.kind === 'int';
    const plain = isNumber ? (linkNumber(text)?.toString() ?? 'none') : text;
    const value = orThrow(leafValue(type, plain, undefined, addressOf), {
      id: 'link.argument',
      args: { number: n + 1 },
    });
    return { name: at, type: type.text, value, bytes: [0, 0] };
  });
  const data = callDataOf(fn, args);
  if (data === undefined) throw linkError('link.arguments');
  return data;
}

/** While a name is not known, the zero address is in its place: nothing is made of it until all names are. */
function addressBy(text: string, known: readonly TypedName[], missing: Set<string>): Result<Address> {
  if (text.startsWith('0x') || !looksLikeName(text) || text.length > 255) return parseAddress(text);
  const found = known.find(({ name }) => name === text);
  if (found !== undefined) return good(found.address);
  missing.add(text);
  return good('0x0000000000000000000000000000000000000000');
}

function orThrow<T>(result: Result<T>, what: Problem): T {
  if (result.ok) return result.value;
  throw new ParseError(
    { id: 'of', args: { name: what, problem: result.error.problem } },
    { details: result.error.details },
  );
}
