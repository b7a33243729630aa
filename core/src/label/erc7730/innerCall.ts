import { type Address, concat, type Hex, size } from 'viem';
import type { ShownField, WarningCode } from '../../model/clearSigned.ts';
import type { FormatInput } from './formats/format.ts';
import { integerIn } from './formats/integer.ts';
import { formatChain } from './formats/native.ts';
import { rawSpan } from './formats/raw.ts';
import { addressOf, type Found } from './paths/found.ts';
import { optionalParam } from './param.ts';
import { Unfit } from './paths/scope.ts';

/**
 * A call inside the data ("Embedded Calldata"): described by the descriptor of the contract that it goes to, else its
 * bytes. `selector` is put in front of the data. What the inner descriptor calls `@.from` and `@.value` is known only
 * if `spender` and `amount` say it: who calls, and with what, is decided by the outer contract.
 */
export function innerCall(input: FormatInput): Pick<ShownField, 'value' | 'inner' | 'callee'> {
  const { scope, value, params, warn } = input;
  if (value.value.kind !== 'bytes') throw new Unfit('wrongType', value.at, value.type);
  const callee = optionalParam(scope, params, params.callee, value);
  if (callee === undefined) throw new Unfit('invalidDescriptor', params.at, 'callee');
  const to = exactAddress(callee, 'callee');
  const chainId = formatChain(input);
  const amount = optionalParam(scope, params, params.amount, value);
  const spender = optionalParam(scope, params, params.spender, value);
  const selector = selectorIn(input);
  const data = selector === undefined ? value.value.hex : concat([selector, value.value.hex]);
  const bytes = { ...rawSpan(value), text: data, value: { kind: 'bytes', hex: data } as const };
  if (data === '0x') return { value: [bytes], callee: to };
  const inner = scope.inner({
    chainId,
    to,
    data,
    ...(spender === undefined ? {} : { from: exactAddress(spender, 'spender') }),
    ...(amount === undefined ? {} : { value: integerIn({ ...input, value: amount }) }),
  });
  if (inner.kind === 'unread') warn('noInnerDescriptor', inner.warnings.map(({ code }) => code).join(', '));
  for (const { code, detail } of inner.warnings) if (grave.has(code)) warn(code, detail);
  return { value: [bytes], inner, callee: to };
}

/** What is odd about an inner call that the line of the outer one must say, too. */
const grave: ReadonlySet<WarningCode> = new Set([
  'lenientEncoding',
  'undecodable',
  'mustMatch',
  'interfaceOnly',
]);

function exactAddress(found: Found, name: string): Address {
  const it = addressOf(found);
  if (it === undefined || it.cut) throw new Unfit('wrongType', found.at, name);
  return it.address;
}

function selectorIn({ scope, params, value }: FormatInput): Hex | undefined {
  const selector = optionalParam(scope, params, params.selector, value);
  if (selector === undefined) return undefined;
  const it = selector.value;
  const hex = it.kind === 'bytes' ? it.hex : it.kind === 'text' ? it.text : '';
  if (!/^0x[0-9a-f]{8}$/i.test(hex) || size(hex as Hex) !== 4)
    throw new Unfit('wrongType', selector.at, 'selector');
  return hex.toLowerCase() as Hex;
}
