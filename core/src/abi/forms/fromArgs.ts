import type { AbiField, AbiType } from '../../codec/abiType.ts';
import type { Arg, ArgValue } from '../../model/step.ts';
import { emptyValue, type FormValue } from './formValue.ts';
import { jsonOf } from './jsonValue.ts';

/** How many items a list may have to be shown field by field; a longer one is there as JSON. */
const mostItems = 100;

/** A form that holds these values: `toArgs` turns it back into the same. */
export function fromArgs(fields: readonly AbiField[], args: readonly Arg[]): readonly FormValue[] {
  return fields.map(({ type }, at) => {
    const arg = args[at];
    return arg === undefined ? emptyValue(type) : formOf(type, arg.value);
  });
}

function formOf(type: AbiType, value: ArgValue): FormValue {
  switch (value.kind) {
    case 'array':
    case 'tuple': {
      const inner = value.kind === 'array' ? value.items : value.fields;
      if (inner.length > mostItems || emptyValue(type).kind === 'json')
        return { kind: 'json', json: jsonOf(value) };
      const types = inner.map((_, at) => (type.kind === 'tuple' ? type.fields[at]?.type : elementOf(type)));
      return { kind: 'items', items: inner.map((it, at) => formOf(types[at] ?? type, it.value)) };
    }
    case 'integer':
      return { kind: 'text', text: value.value.toString() };
    case 'bool':
      return { kind: 'text', text: String(value.value) };
    case 'address':
      return { kind: 'text', text: value.address };
    case 'bytes':
      return { kind: 'text', text: value.hex };
    case 'text':
      return { kind: 'text', text: value.text };
  }
}

function elementOf(type: AbiType): AbiType | undefined {
  return type.kind === 'array' ? type.of : undefined;
}
