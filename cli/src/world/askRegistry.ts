import { type Known, known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Bounds, Questions } from '@readback/core/world/world.ts';
import type { Registry } from '../descriptors/registry.ts';

type Answer = Known<Questions['descriptor']['answer']>;

/**
 * Answers with the files of a registry. The index that a request is sure to need is fetched at once, while the node is
 * asked: two that cannot be reached cost no more time than one.
 */
export function askRegistry(
  registry: Registry,
  body: Body | undefined,
): (question: Questions['descriptor']['ask'], bounds: Bounds) => Promise<Answer> {
  const first = body === undefined ? undefined : indexFor(body);
  const early = first === undefined ? undefined : registry.file(first, atOnce());
  return async ({ path }, bounds) => {
    const file = await (path === first && early !== undefined ? early : registry.file(path, bounds));
    return file.s === 'known' ? known({ text: file.v, host: registry.name, fetchedAt: Date.now() }) : file;
  };
}

/** The index that is asked first; none for what calls no function and is not typed data. */
function indexFor(body: Body): string | undefined {
  switch (body.kind) {
    case 'typedData':
      return 'index.eip712.json';
    case 'transaction':
      return body.call.data === '0x' || body.call.to === null ? undefined : 'index.calldata.json';
    case 'calls':
      return body.calls.some(({ data }) => data !== '0x') ? 'index.calldata.json' : undefined;
    default:
      return undefined;
  }
}

function atOnce(): Bounds {
  return { signal: new AbortController().signal, deadline: 5_000, maxBytes: 4_194_304 };
}
