import { factOfArg } from '@readback/core/model/factIds.ts';
import type { FactId } from '@readback/core/model/fact.ts';
import type { ArgValue, Step } from '@readback/core/model/step.ts';
import { onlyArgAt } from './onlyArgAt.ts';
import type { WalletField } from './walletFields.ts';

/** The value of a readback of typed data at the place of a field, where it is the very value that the wallet shows. */
export function typedFact(
  { text, path = [] }: WalletField,
  root: Step | undefined,
): readonly FactId[] | undefined {
  const arg = onlyArgAt(root?.args ?? [], path);
  if (root === undefined || arg === undefined || !isValue(arg.value, text)) return undefined;
  return [factOfArg(root.id, path.join('.'))];
}

function isValue(value: ArgValue, text: string): boolean {
  switch (value.kind) {
    case 'address':
      return value.address.toLowerCase() === text.toLowerCase();
    case 'bytes':
      return value.hex.toLowerCase() === text.toLowerCase();
    case 'integer':
      return /^(-?[0-9]{1,80}|0x[0-9a-f]{1,64})$/i.test(text) && BigInt(text) === value.value;
    case 'bool':
      return String(value.value) === text;
    case 'text':
      return value.text === text;
    case 'array':
      return value.items.length === 0 && text === '[]';
    case 'tuple':
      return value.fields.length === 0 && text === '{}';
  }
}
