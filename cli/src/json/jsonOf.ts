import { decimalJson } from '@readback/core/kit/decimalJson.ts';

/**
 * A readback, or a part of one, as JSON, as `docs/readback.schema.json` describes it: integers that may be large are decimal strings.
 * Only ASCII leaves here: what is foreign could steer a terminal, so that other characters are written as `\u….`
 * Reading the JSON gives them back unchanged.
 */
export function jsonOf(readback: object): string {
  return decimalJson(readback).replace(
    /[\u007f-\uffff]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
