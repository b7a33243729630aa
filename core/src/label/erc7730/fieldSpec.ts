import {
  emptyRecord,
  isList,
  isJsonRecord,
  type Json,
  type JsonRecord,
  member,
  shortText,
  jsonText,
} from './document/json.ts';
import { inDescriptor } from './document/literal.ts';
import { mergeRecords } from './document/merge.ts';
import { type AbsolutePath, absolutePath, pathOfEach } from './absolutePath.ts';
import { type Params, readParams } from './params.ts';
import { parsePath, type Path, type Segment } from './paths/path.ts';
import { nameOfPath } from './template.ts';
import { Unfit } from './paths/scope.ts';

/** A field of a format, its definition put in, its path made absolute. */
export type FieldSpec = Readonly<{
  kind: 'field';
  path?: AbsolutePath;
  literal?: Json;
  /** What a sentence calls it. */
  name: string | undefined;
  label: string;
  format: string;
  params: Params;
  visible: Json | undefined;
  separator?: string;
  encryption?: JsonRecord;
  at: string;
}>;

export type GroupSpec = Readonly<{
  kind: 'group';
  label?: string;
  /** Where the fields are, absolute; an array there is shown element by element. */
  path?: AbsolutePath;
  bundled: boolean;
  items: readonly Spec[];
  at: string;
}>;

export type Spec = FieldSpec | GroupSpec;

/**
 * Reads the `fields` of a format ("Field format specification", "Group format specification").
 *
 * @param root the descriptor, for `$ref`
 * @throws {Unfit} for anything that is not of the standard
 */
export function readSpecs(
  root: JsonRecord,
  fields: Json | undefined,
  at: string,
  prefix: readonly Segment[] = [],
  depth = 0,
): readonly Spec[] {
  if (fields === undefined) return [];
  if (!isList(fields) || depth > 16) throw new Unfit('invalidDescriptor', at);
  return fields.map((field, index) => {
    const here = `${at}.fields.[${index}]`;
    if (!isJsonRecord(field)) throw new Unfit('invalidDescriptor', here);
    return member(field, 'fields') === undefined
      ? readField(root, field, here, prefix)
      : readGroup(root, field, here, prefix, depth);
  });
}

function readGroup(
  root: JsonRecord,
  group: JsonRecord,
  at: string,
  prefix: readonly Segment[],
  depth: number,
): GroupSpec {
  const path = pathIn(group, at);
  const place = path === undefined ? undefined : pathOfEach(absolutePath(prefix, path));
  const inside = place?.segments ?? prefix;
  const iteration = member(group, 'iteration') ?? 'sequential';
  const label = member(group, 'label');
  if (path !== undefined && path.root !== '' && path.root !== '#') throw new Unfit('invalidDescriptor', at);
  if (iteration !== 'sequential' && iteration !== 'bundled') throw new Unfit('invalidDescriptor', at);
  const items = readSpecs(root, member(group, 'fields'), at, inside, depth + 1);
  const bundled = iteration === 'bundled';
  return {
    kind: 'group',
    bundled,
    items,
    at,
    ...(typeof label === 'string' ? { label } : {}),
    ...(place === undefined ? {} : { path: place }),
  };
}

function readField(root: JsonRecord, given: JsonRecord, at: string, prefix: readonly Segment[]): FieldSpec {
  const field = withDefinition(root, given, at);
  const path = pathIn(field, at);
  const literal = member(field, 'value');
  if ((path === undefined) === (literal === undefined))
    throw new Unfit('invalidDescriptor', at, 'path or value');
  const params = member(field, 'params');
  const encryption = member(field, 'encryption');
  const separator = member(field, 'separator');
  if (params !== undefined && !isJsonRecord(params)) throw new Unfit('invalidDescriptor', at, 'params');
  if (encryption !== undefined && !isJsonRecord(encryption))
    throw new Unfit('invalidDescriptor', at, 'encryption');
  const whole = path === undefined ? undefined : absolutePath(prefix, path);
  return {
    kind: 'field',
    name: whole === undefined ? constantName(literal) : nameOfPath(whole.text),
    label: jsonText(member(field, 'label')) ?? '',
    format: jsonText(member(field, 'format')) ?? 'raw',
    params: readParams(root, params ?? emptyRecord(), prefix, at),
    visible: member(field, 'visible'),
    at,
    ...(whole === undefined ? {} : { path: whole }),
    ...(literal === undefined ? {} : { literal }),
    ...(typeof separator === 'string' ? { separator } : {}),
    ...(encryption === undefined ? {} : { encryption }),
  };
}

/** A constant can be named only by where it is in the descriptor. */
function constantName(literal: Json | undefined): string | undefined {
  return typeof literal === 'string' && literal.startsWith('$.') ? literal : undefined;
}

/** What the field refers to by `$ref`, under what it says itself. */
function withDefinition(root: JsonRecord, field: JsonRecord, at: string): JsonRecord {
  const reference = member(field, '$ref');
  if (reference === undefined) return field;
  const path = parsePath(jsonText(reference) ?? '[');
  if (path?.root !== '$') throw new Unfit('invalidDescriptor', at, '$ref');
  const definition = inDescriptor(root, path);
  if (!isJsonRecord(definition) || member(definition, '$ref') !== undefined)
    throw new Unfit('invalidDescriptor', at, '$ref');
  return mergeRecords(field, definition);
}

function pathIn(it: JsonRecord, at: string): Path | undefined {
  const text = member(it, 'path');
  if (text === undefined) return undefined;
  const path = parsePath(jsonText(text) ?? '[');
  if (path === undefined) throw new Unfit('invalidDescriptor', at, shortText(text));
  return path;
}
