import type { AiPort, AiRequest, Usage } from './port.ts';

/** An answer that is inspected only once it is whole: hostile until it is validated. */
export type WholeAnswer = Readonly<{ json: unknown; usage?: Usage }>;

/** Asks a model once. Throws `AiError`. */
export async function askWhole(
  port: AiPort,
  question: Omit<AiRequest, 'signal'>,
  signal: AbortSignal,
): Promise<WholeAnswer> {
  let usage: Usage | undefined;
  let json: unknown;
  for await (const event of port.ask({ ...question, signal })) {
    if (event.t === 'usage') usage = event.usage;
    if (event.t === 'done') json = event.json;
  }
  return { json, ...(usage ? { usage } : {}) };
}
