import type { Span, WarningCode } from '../../../model/clearSigned.ts';
import type { Found } from '../paths/found.ts';
import type { Params } from '../params.ts';
import type { Scope } from '../paths/scope.ts';

/** What a format gets: the value, its parameters, and a place for what is odd. */
export type FormatInput = Readonly<{
  scope: Scope;
  value: Found;
  params: Params;
  warn: (code: WarningCode, detail?: string) => void;
}>;

/**
 * Makes spans of a value.
 *
 * @throws {Unfit} for a value that the format cannot show
 */
export type Format = (input: FormatInput) => readonly Span[];
