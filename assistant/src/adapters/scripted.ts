import { AiError } from '../aiError.ts';
import type { AiEvent, AiPort, AiRequest } from '../port.ts';

/** A model that says what a test wrote down, event by event. What it was asked is kept in `asked`. */
export function scripted(
  script: (request: AiRequest) => Iterable<AiEvent> | AsyncIterable<AiEvent>,
): AiPort & Readonly<{ asked: AiRequest[] }> {
  const asked: AiRequest[] = [];
  return {
    asked,
    async *ask(request) {
      asked.push(request);
      for await (const event of script(request)) {
        if (request.signal.aborted) throw new AiError('aborted');
        yield event;
      }
    },
  };
}
