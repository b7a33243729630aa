import type { ScriptCall } from './callsIn.ts';
import { memberTexts } from './memberTexts.ts';
import { errorIs, errorText, type Outcome, resultText } from './outcome.ts';

/** How many bytes may still come from nodes for one request of a script. */
export type Allowance = { bytes: number };

/**
 * Asks a node one call, written again from what was understood, with the params as they were. Always settles once one
 * of the signals aborts; `late` is the one that says that time is over. `who` is what an error calls the node.
 */
export async function askNode(
  url: string,
  { method, params }: ScriptCall,
  {
    left,
    late,
    allowance,
    who = 'The node of the network that is chosen in Readback',
  }: { left: AbortSignal; late: AbortSignal; allowance: Allowance; who?: string },
): Promise<Outcome> {
  const problem = (what: string): Outcome => errorIs(-32603, `${who} ${what}.`);
  if (late.aborted) return problem('did not answer in time');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`,
      redirect: 'manual',
      signal: AbortSignal.any([left, late]),
    });
    if (answer.type === 'opaqueredirect' || (answer.status >= 300 && answer.status < 400)) {
      await answer.body?.cancel();
      return problem('points to another address, which Readback does not follow');
    }
    const text = await textOf(answer, allowance);
    if (text === undefined) return problem('sent more than 32 MiB');
    return outcomeIn(text) ?? problem(`sent no JSON-RPC answer (HTTP status ${answer.status})`);
  } catch {
    return problem(late.aborted ? 'did not answer in time' : 'does not answer');
  }
}

async function textOf(answer: Response, allowance: Allowance): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body ?? []) {
    allowance.bytes -= chunk.length;
    if (allowance.bytes < 0) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function outcomeIn(text: string): Outcome | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const members = memberTexts(text);
  const error = members.get('error') ?? 'null';
  const result = members.get('result');
  if (error !== 'null')
    return isError('error' in json ? json.error : undefined) ? errorText(error) : undefined;
  return result === undefined ? undefined : resultText(result);
}

function isError(it: unknown): boolean {
  if (typeof it !== 'object' || it === null || !('code' in it) || !('message' in it)) return false;
  return typeof it.code === 'number' && typeof it.message === 'string';
}
