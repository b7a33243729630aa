/** What a call comes out as: the text of the member that answers it, so that what was written stays as it was. */
export type Outcome = `"result":${string}` | `"error":${string}`;

/** A result, as JSON text. */
export function resultText(text: string): Outcome {
  return `"result":${text}`;
}

/** An error as JSON-RPC has it, written here. */
export function errorIs(code: number, message: string): Outcome {
  return `"error":${JSON.stringify({ code, message })}`;
}

/** An error as JSON text. */
export function errorText(text: string): Outcome {
  return `"error":${text}`;
}
