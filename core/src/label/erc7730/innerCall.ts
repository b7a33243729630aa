import { concat, type Hex, size } from 'viem';
import type { ShownField } from './clearSigned.ts';
import { addressIn } from './formats/address.ts';
import type { FormatInput } from './formats/format.ts';
import { integerIn } from './formats/integer.ts';
import { chainOf } from './formats/native.ts';
import { rawSpan } from './formats/raw.ts';
import { addressOf, integerOf } from './found.ts';
import { param } from './param.ts';
import { Unfit } from './scope.ts';

/**
 * A call inside the data ("Embedded Calldata"): described by the descriptor of the contract that it goes to, else its
 * bytes. `selector` is put in front of the data. What the inner descriptor calls `@.from` and `@.value` is known only
 * if `spender` and `amount` say it: who calls, and with what, is decided by the outer contract.
 */
export function innerCall(input: FormatInput): Pick<ShownField, 'value' | 'inner' | 'callee'> {
  const { scope, value, params, warn } = input;
  if (value.value.kind !== 'bytes') throw new Unfit('wrongType', value.at, value.type);
  const callee = param(scope, params, 'callee', value);
  if (callee === undefined) throw new Unfit('invalidDescriptor', params.at, 'callee');
  const to = addressIn({ ...input, value: callee });
  const chainParam = param(scope, params, 'chainId', value);
  const chainId = chainOf(input, chainParam === undefined ? undefined : integerOf(chainParam));
  const amount = param(scope, params, 'amount', value);
  const spender = param(scope, params, 'spender', value);
  const selector = selectorIn(input);
  const data = selector === undefined ? value.value.hex : concat([selector, value.value.hex]);
  const bytes = { ...rawSpan(value), text: data, value: { kind: 'bytes', hex: data } as const };
  if (data === '0x') return { value: [bytes], callee: to };
  const inner = scope.inner({
    chainId,
    to,
    data,
    ...(spender === undefined ? {} : { from: senderOf(input, spender) }),
    ...(amount === undefined ? {} : { value: integerIn({ ...input, value: amount }) }),
  });
  if (inner.kind === 'unread') warn('noInnerDescriptor', inner.warnings.map(({ code }) => code).join(', '));
  return { value: [bytes], inner, callee: to };
}

function senderOf(input: FormatInput, spender: FormatInput['value']): `0x${string}` {
  const from = addressOf(spender);
  if (from === undefined || from.cut) throw new Unfit('wrongType', spender.at, 'spender');
  return from.address;
}

function selectorIn({ scope, params, value }: FormatInput): Hex | undefined {
  const selector = param(scope, params, 'selector', value);
  if (selector === undefined) return undefined;
  const it = selector.value;
  const hex = it.kind === 'bytes' ? it.hex : it.kind === 'text' ? it.text : '';
  if (!/^0x[0-9a-f]{8}$/i.test(hex) || size(hex as Hex) !== 4)
    throw new Unfit('wrongType', selector.at, 'selector');
  return hex.toLowerCase() as Hex;
}
