import type { FormValue } from '@readback/core/abi/forms/formValue.ts';
import type { FormPath } from '@readback/core/abi/forms/toArgs.ts';
import type { AbiType } from '@readback/core/codec/abiType.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import type { AbiParameter } from 'viem';
import type { TypedNames } from './typedNames.ts';

/** What the field of an argument is given, at every depth. */
export type ArgFieldProps = {
  /** Of our own words and identifiers only. */
  label: string;
  type: AbiType;
  parameter: AbiParameter | undefined;
  value: FormValue;
  path: FormPath;
  errors: ReadonlyMap<FormPath, ReadbackError>;
  chainId: number;
  decimals: number | undefined;
  /** A link filled this in, and nobody pressed yet: no name is looked up. */
  quiet: boolean;
  /** A link filled this in: names in it are looked up one by one, when someone asks for them. */
  linked: boolean;
  /** Where address fields put what they found behind names. */
  names: TypedNames;
  onChange: (value: FormValue) => void;
};
