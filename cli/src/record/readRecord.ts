import type { SigningRequest } from '@readback/core/model/request.ts';
import { differencesOf, verifyRecord } from '@readback/core/record/verifyRecord.ts';
import { isRecordPart } from '@readback/core/record/record.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/record.ts';
import { exitCodes } from '../exitCode.ts';
import { readInput } from '../input/readInput.ts';
import { jsonOf } from '../json/jsonOf.ts';
import type { Command } from '../options/readOptions.ts';
import type { Outcome, Process } from '../process.ts';
import { readLast } from '../readLast.ts';
import { foreign } from '../text/foreign.ts';
import { type Line, line, print } from '../text/line.ts';
import { UsageError } from '../usageError.ts';
import { nodeWorld } from '../world/nodeWorld.ts';

/**
 * `readback record FILE`: which parts of a record were changed, or do not follow from its request, and in what a reading of that
 * request differs that is made here and now.
 *
 * @throws {UsageError} for a file that is not a record
 */
export async function readRecord(
  { file, options }: Extract<Command, { kind: 'record' }>,
  { cwd, stdin, paper }: Process,
): Promise<Outcome> {
  const { text } = await readInput(file, stdin, cwd);
  const found = await verifyRecord(text);
  if (found.is === 'noRecord') throw new UsageError(words.notRecord);
  if (found.is === 'broken') {
    const said = fill(words.broken, { line: String(found.line) });
    const out = options.json
      ? `${jsonOf({ changed: [`line ${found.line}`] })}\n`
      : print([line(0, said)], paper);
    return { out, err: '', code: exitCodes.stop };
  }
  const { changed, content, request } = found;
  const readback = isRecordPart(content['readback']) ? content['readback'] : {};
  const differs = request === undefined ? undefined : await differencesNow(request, readback, options);
  const code =
    changed.length > 0 ? exitCodes.stop : (differs ?? []).length > 0 ? exitCodes.caution : exitCodes.read;
  if (options.json) {
    const it = { changed, digest: request?.digest ?? null, differs: differs ?? null };
    return { out: `${jsonOf(it)}\n`, err: '', code };
  }
  return { out: print(recordLines(content, changed, request, differs), paper), err: '', code };
}

async function differencesNow(
  request: SigningRequest,
  readback: Readonly<Record<string, unknown>>,
  options: Extract<Command, { kind: 'record' }>['options'],
): Promise<readonly string[]> {
  const { world } = nodeWorld(options, { body: request.body });
  const via = isRecordPart(readback['incoming']) ? readback['incoming'] : {};
  const origin = isRecordPart(via['origin']) && via['origin']['via'] === 'form' ? 'form' : 'paste';
  const own = await readLast({ request, origin: { via: origin }, receivedAt: Date.now() }, world);
  return differencesOf(readback, own);
}

function recordLines(
  content: Readonly<Record<string, unknown>>,
  changed: readonly string[],
  request: SigningRequest | undefined,
  differs: readonly string[] | undefined,
): readonly Line[] {
  const part = (name: string) => (isRecordPart(content[name]) ? content[name] : {});
  const text = (it: unknown) => (typeof it === 'string' ? foreign(it, 200) : '');
  const answer = part('answer');
  const head = fill(words.head, {
    state: text(answer['state']),
    madeAt: text(content['madeAt']),
    version: text(part('by')['version']),
  });
  const said = Array.isArray(content['said']) ? content['said'].slice(0, 12).map(text) : [];
  const loud = (it: string) => line(0, { text: it, tone: 'stop' });
  return [
    line(0, { text: head, tone: 'strong' }),
    ...said.map((it) => line(2, it)),
    line(0, fill(words.verdict, { verdict: text(part('readback')['verdict']) })),
    changed.length === 0
      ? line(0, words.whole)
      : loud(fill(words.changed, { parts: changed.map(text).join(', ') })),
    request === undefined ? loud(words.noRequest) : line(0, fill(words.digest, { digest: request.digest })),
    line(
      0,
      typeof answer['signer'] === 'string'
        ? fill(words.signer, { signer: text(answer['signer']) })
        : words.noSigner,
    ),
    line(
      0,
      typeof content['device'] === 'string'
        ? fill(words.device, { device: text(content['device']) })
        : words.noDevice,
    ),
    ...(differs === undefined
      ? []
      : [
          differs.length === 0
            ? line(0, words.sameReading)
            : line(0, { text: fill(words.otherReading, { parts: differs.join(', ') }), tone: 'caution' }),
        ]),
    line(0, words.notAuthor),
  ];
}
