import { WordedError } from '@readback/phrases/wordedError.ts';

/**
 * Why a model gave no answer. `rate`: too many questions, or no credit; `busy`: the provider has trouble of its own;
 * `model`: it does not take this model or this request; `network`: nothing came back; `length`: the answer broke off
 * at its limit; `shape`: an answer came that is not of the form asked for; `limit`: the user’s own limit for the day is
 * used up, and nobody was asked.
 */
export type AiErrorKind =
  | 'auth'
  | 'rate'
  | 'busy'
  | 'model'
  | 'network'
  | 'refusal'
  | 'length'
  | 'shape'
  | 'limit'
  | 'aborted';

/**
 * `details` may quote the provider or the model: foreign text, for Settings alone. `status` is that of HTTP,
 * `retryAfter` in seconds, where the provider lets them be read.
 */
export class AiError extends WordedError {
  override name = 'AiError';
  readonly kind: AiErrorKind;
  readonly retryAfter?: number;
  readonly status?: number;

  constructor(
    kind: AiErrorKind,
    options: { details?: string; retryAfter?: number; status?: number | undefined; cause?: unknown } = {},
  ) {
    const { details, retryAfter, status, cause } = options;
    super(says[kind], { ...(details ? { details: details.slice(0, 600) } : {}), cause });
    this.kind = kind;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
    if (status !== undefined) this.status = status;
  }
}

/** Any error as one of the assistant: what is not one of its own could not be reached. */
export function asAiError(error: unknown): AiError {
  return error instanceof AiError ? error : new AiError('network', { cause: error });
}

const says: Readonly<Record<AiErrorKind, string>> = {
  auth: 'The assistant’s provider refuses the key.',
  rate: 'The assistant’s provider takes no more questions for now.',
  busy: 'The assistant’s provider has trouble of its own.',
  model: 'The assistant’s provider does not take this model or this request.',
  network: 'The assistant could not be reached.',
  refusal: 'The model refused to answer.',
  length: 'The model’s answer was too long.',
  shape: 'The model’s answer is not of the form that Readback needs.',
  limit: 'The daily limit for the assistant is used up.',
  aborted: 'The question to the assistant was stopped.',
};
