import { formOfText, formText } from '@readback/core/abi/forms/formText.ts';
import { emptyValue } from '@readback/core/abi/forms/formValue.ts';
import { functionLine } from '@readback/core/abi/functionLine.ts';
import type { TypedName } from '@readback/core/model/request.ts';
import { useState } from 'react';
import type { AbiFunction, Address } from 'viem';
import type { ContractsSearch } from '../router/contractsSearch.ts';
import type { CallDraft } from './composeCall.ts';
import { partsOf } from './functionParts.ts';
import { firstUnit } from './units.ts';

/** What was typed, by contract, function and link. It lives as long as the page, so that Review and back loses nothing. */
const kept = new Map<string, CallDraft>();

/** The name by which a contract was opened, for as long as the page lives. */
export const openedAs = new Map<string, TypedName>();

export function placeOf(chainId: number, address: Address): string {
  return `${chainId} ${address.toLowerCase()}`;
}

/** The form of one function: what was typed here before, else what the address of the screen holds, else empty. Amounts of a token are typed in its decimals. */
export function useCallDraft(
  at: Readonly<{ chainId: number; address: Address }>,
  fn: AbiFunction,
  filled: Pick<ContractsSearch, 'args' | 'value'>,
  tokenDecimals: number | undefined,
): [CallDraft, (change: Partial<CallDraft>) => void] {
  const { selector = '0x', fields = [] } = partsOf(fn) ?? {};
  const key = `${placeOf(at.chainId, at.address)} ${selector} ${JSON.stringify(filled)}`;
  const [, redraw] = useState(0);
  const draft: CallDraft = kept.get(key) ?? {
    values: filled.args
      ? formOfText(fields, JSON.stringify(filled.args))
      : fields.map((field) => {
          const unit = firstUnit(field, tokenDecimals);
          return unit ? { kind: 'text', text: '', unit } : emptyValue(field.type);
        }),
    value: filled.value ?? '',
  };
  const change = (fieldsOf: Partial<CallDraft>) => {
    kept.set(key, { ...(kept.get(key) ?? draft), ...fieldsOf });
    redraw((times) => times + 1);
  };
  return [draft, change];
}

/** The address of a form as it stands, without the page's own; undefined when it is too long for a link. */
export function searchOf(
  at: Readonly<{ chainId: number; address: Address }>,
  fn: AbiFunction,
  { values, value }: CallDraft,
): ContractsSearch | undefined {
  const text = formText(values);
  const line = lineOf(fn);
  if (text === undefined || value.length > 100) return undefined;
  return {
    chain: at.chainId,
    address: at.address,
    fn: line,
    ...(values.length > 0 ? { args: JSON.parse(text) as unknown[] } : {}),
    ...(value.trim() === '' ? {} : { value: value.trim() }),
  };
}

/** The function as an address can hold it: whole while it is short, else by its selector. */
export function lineOf(fn: AbiFunction): string {
  const line = functionLine(fn);
  return line.length <= 1_500 ? line : (partsOf(fn)?.selector ?? '');
}
