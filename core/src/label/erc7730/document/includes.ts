import { DescriptorError } from './descriptorError.ts';
import { type Descriptor, descriptorOf } from './descriptor.ts';
import { type DescriptorFile, maxDescriptorText, readDescriptorFile } from './document.ts';
import type { JsonRecord } from './json.ts';
import { mergeDescriptors } from './merge.ts';

/** Gives the text of a file by its place: a path within the registry, or a URL. Rejects when there is none. */
export type LoadFile = (place: string) => Promise<string>;

/** How many files may include one another in a row. */
export const maxIncludes = 8;

/**
 * Loads a descriptor with everything it includes, merged into one. Places are relative to the file that names them and
 * cannot climb out of the registry.
 *
 * @param place where the file is in the registry, `registry/1inch/calldata-AggregationRouterV6.json`
 * @throws {ReadbackError} for a file that cannot be read, and for includes that never end or are of another version;
 * what `load` rejects with
 */
export async function loadDescriptor(place: string, load: LoadFile): Promise<Descriptor> {
  const files: DescriptorFile[] = [];
  const places: string[] = [];
  let size = 0;
  for (let at: string | undefined = place; at !== undefined; ) {
    if (places.includes(at)) throw new DescriptorError({ id: 'descriptor.includesItself' }, { details: at });
    if (places.length > maxIncludes) throw new DescriptorError({ id: 'descriptor.includesTooMany' });
    places.push(at);
    const text = await load(at);
    size += text.length;
    if (size > maxDescriptorText) throw new DescriptorError({ id: 'descriptor.tooLong' });
    const file = readDescriptorFile(text);
    if (file.version !== files[0]?.version && files.length > 0)
      throw new DescriptorError({ id: 'descriptor.otherVersion' }, { details: at });
    files.push(file);
    at = file.includes === undefined ? undefined : placeFrom(at, file.includes);
  }
  return assemble(place, files);
}

/** A descriptor that includes nothing, from its text. @throws {ReadbackError} */
export function readDescriptor(place: string, text: string): Descriptor {
  const file = readDescriptorFile(text);
  if (file.includes !== undefined) throw new DescriptorError({ id: 'descriptor.missingFile' });
  return assemble(place, [file]);
}

function assemble(place: string, files: readonly DescriptorFile[]): Descriptor {
  const merged = files
    .map(({ root }) => root)
    .reduceRight<JsonRecord | undefined>(
      (under, over) => (under === undefined ? over : mergeDescriptors(over, under)),
      undefined,
    );
  const [first] = files;
  if (merged === undefined || first === undefined) throw new DescriptorError({ id: 'descriptor.none' });
  return descriptorOf(place, first.version, merged);
}

function placeFrom(from: string, to: string): string {
  if (/^https?:\/\//i.test(to)) return new URL(to).href;
  if (/^https?:\/\//i.test(from)) return new URL(to, from).href;
  if (/[\\\0]|^[a-z][a-z0-9+.-]*:/i.test(to)) throw climbs(to);
  const parts = to.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..' && parts.pop() === undefined) throw climbs(to);
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}

function climbs(to: string): DescriptorError {
  return new DescriptorError(
    { id: 'descriptor.outside' },
    {
      details: to.slice(0, 200),
    },
  );
}
