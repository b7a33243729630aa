import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { valueOf } from '@readback/core/model/known.ts';
import { readAgreement } from '@readback/core/safe/agreement.ts';
import { type Queue, type Queued, queueOf } from '@readback/core/safe/queue.ts';
import { fileToPassOn } from '@readback/core/safe/queueFile.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { isPassedOn, passedOn } from '@readback/core/safe/service/passOn.ts';
import type { ReadAt } from '@readback/core/world/chainRead.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/safe.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import { exitCodes } from '../exitCode.ts';
import { jsonOf } from '../json/jsonOf.ts';
import type { Outcome } from '../process.ts';
import { foreign } from '../text/foreign.ts';
import { UsageError } from '../usageError.ts';
import type { SafeService } from './askingService.ts';
import type { AskedService } from './serviceLines.ts';
import { type SignOptions, signProposal } from './signProposal.ts';

/** What waits for a Safe, and who said so. */
type Waiting = Readonly<{
  at: ReadAt;
  safe: SafeAccount;
  queue: Queue;
  asked?: AskedService | undefined;
  service?: SafeService | undefined;
}>;

/**
 * `readback safe … --sign HASH`: an owner's signature of one transaction that waits. What was signed is written whatever else
 * fails: to the file of `--out`, else to standard output.
 *
 * @throws {UsageError} where nothing of that hash waits, or nobody can be asked
 */
export async function signFromQueue(
  { at, safe, queue, asked, service }: Waiting,
  options: SignOptions,
  { cwd, note }: Readonly<{ cwd: string; note: (line: string) => void }>,
): Promise<Outcome> {
  const { hash, out, send } = options.sign;
  const all = queue.byNonce.flatMap(({ rivals }) => rivals);
  const queued = all.find(({ proposal }) => proposal.digest === hash);
  if (queued === undefined) throw new UsageError(words.signNothing, { details: hash });
  if (isStopped(queued, asked)) return { out: '', err: `${words.signStopped}\n`, code: exitCodes.stop };
  const signed = await signProposal(safe, queued, options, { cwd, note });
  if (!signed.ok) return { out: '', err: `${foreign(signed.why, 1_000)}\n`, code: exitCodes.stop };
  const { owner, proposal } = signed;
  const agreement = await readAgreement(at, safe, proposal);
  const [now = queued] = queueOf(safe, [{ proposal, agreement }]).byNonce.flatMap(({ rivals }) => rivals);
  const said = [fill(words.signedBy, { owner, missing: now.missing })];
  const file = `${jsonOf(fileToPassOn(now))}\n`;
  const isWritten = out !== undefined && (await written(resolve(cwd, out), file));
  if (out !== undefined)
    said.push(fill(isWritten ? words.signSaved : words.signUnsaved, { out: foreign(out) }));
  const isSent = !send || service === undefined || (await sent(safe, now, { asked, service }, said));
  const code = isSent && (out === undefined || isWritten) ? exitCodes.read : exitCodes.unwritten;
  const text = said.map((it) => `${it}\n`).join('');
  return isWritten ? { out: text, err: '', code } : { out: file, err: text, code };
}

/** Whether what is said of it, or of the Safe, is not so: then nobody is asked to sign. */
function isStopped({ proposal, agreement }: Queued, asked: AskedService | undefined): boolean {
  const computed = valueOf(agreement.hash);
  if (computed !== undefined && computed !== proposal.digest) return true;
  if (asked?.s !== 'known') return false;
  const { safe, refused, byHash } = asked.stops;
  return safe.length > 0 || byHash.has(proposal.digest) || refused.some((it) => it.hash === proposal.digest);
}

async function written(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text);
    return true;
  } catch {
    return false;
  }
}

/** Passes the signature on, and asks whether it is there. */
async function sent(
  safe: SafeAccount,
  queued: Queued,
  { asked, service }: Readonly<{ asked: AskedService | undefined; service: SafeService }>,
  said: string[],
): Promise<boolean> {
  const entries = asked?.s === 'known' ? asked.said.entries : [];
  const listed = entries.find(({ proposal }) => proposal.digest === queued.proposal.digest);
  const toSend = passedOn(queued, listed);
  if (toSend === undefined) return true;
  const took = await service.post(toSend.path, toSend.body);
  const isThere = took.s === 'known' ? await isPassedOn(service.ask, safe, queued, toSend) : took;
  const host = service.name;
  if (isThere.s === 'known' && isThere.v) {
    said.push(fill(words.signSent, { host }));
    return true;
  }
  const why = isThere.s === 'unknown' ? whyWords[isThere.why] : words.signMissing;
  said.push(fill(words.signUnsent, { host, why }));
  return false;
}
