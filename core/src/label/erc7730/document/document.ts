import { readJson } from '../../../text/json/readJson.ts';
import { DescriptorError } from './descriptorError.ts';
import {
  isList,
  isJsonRecord,
  type Json,
  type JsonRecord,
  plainJson,
  member,
  memberAt,
  shortText,
  jsonText,
} from './json.ts';

/** Limits of one file, and of all that it includes: characters, fields. The largest of the public registry has 477,000. */
export const maxDescriptorText = 2_000_000;
export const maxDescriptorFields = 20_000;

/** One file of ERC-7730 as it was read, before what it includes was put in. */
export type DescriptorFile = Readonly<{ root: JsonRecord; version: 1 | 2; includes?: string }>;

/**
 * Reads a file of ERC-7730. The text is a stranger's: its size, depth and number of fields are limited, and JSON that
 * two readers could understand differently is refused (`readJson`).
 *
 * The major version comes from `$schema` ("Versioning"): 1 and 2 are read, any other is refused, and a file that names
 * none is read as 2. The version of a schema is inside the schema, which is not fetched, so what is known here are
 * the names under which versions were published.
 *
 * @throws {ReadbackError}
 */
export function readDescriptorFile(text: string): DescriptorFile {
  if (text.length > maxDescriptorText) throw new DescriptorError({ id: 'descriptor.tooLong' });
  const root = plainJson(readJson(text));
  if (!isJsonRecord(root)) throw new DescriptorError({ id: 'descriptor.noObject' });
  const version = majorVersion(member(root, '$schema'));
  const includes = member(root, 'includes');
  if (includes !== undefined && typeof includes !== 'string')
    throw new DescriptorError({ id: 'descriptor.includesOne' });
  checkShape(root);
  return includes === undefined ? { root, version } : { root, version, includes };
}

function majorVersion(schema: Json | undefined): 1 | 2 {
  if (schema === undefined) return 2;
  const [, major] =
    /(?:^|\/)erc7730-v([0-9]+)(?:\.[0-9]+)*\.schema\.json$/.exec(jsonText(schema) ?? '') ?? [];
  if (major === '1' || major === '2') return major === '1' ? 1 : 2;
  throw new DescriptorError(
    { id: 'descriptor.version' },
    {
      details: shortText(schema),
    },
  );
}

/** Of what stands where everybody expects an object or a list, nothing may be something else. */
function checkShape(root: JsonRecord): void {
  for (const key of ['context', 'metadata', 'display'])
    if (member(root, key) !== undefined && !isJsonRecord(member(root, key)))
      throw new DescriptorError({ id: 'descriptor.partNoObject' }, { details: key });
  const formats = memberAt(root, 'display', 'formats');
  if (formats === undefined) return;
  if (!isJsonRecord(formats)) throw new DescriptorError({ id: 'descriptor.formatsNoObject' });
  let left = maxDescriptorFields;
  for (const [key, format] of Object.entries(formats)) {
    if (!isJsonRecord(format))
      throw new DescriptorError({ id: 'descriptor.formatNoObject' }, { details: key.slice(0, 200) });
    left -= countFields(member(format, 'fields'), left, 0);
    if (left < 0) throw new DescriptorError({ id: 'descriptor.tooManyFields' });
  }
}

function countFields(fields: Json | undefined, left: number, depth: number): number {
  if (fields === undefined) return 0;
  if (!isList(fields) || depth > 16) throw new DescriptorError({ id: 'descriptor.fieldsNoList' });
  let count = fields.length;
  for (const field of fields) {
    if (!isJsonRecord(field)) throw new DescriptorError({ id: 'descriptor.fieldNoObject' });
    if (count > left) return count;
    count += countFields(member(field, 'fields'), left - count, depth + 1);
  }
  return count;
}
