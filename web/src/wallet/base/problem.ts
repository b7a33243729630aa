import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/problems.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';

/**
 * Why a wallet did not do what it was asked. `rejected` 4001, `unauthorised` 4100, `unsupported` 4200 and -32601,
 * `gone` 4900 and 4901, `unknownChain` 4902, `pending` -32002, `internal` -32603 (EIP-1193, EIP-1474, EIP-3085).
 * `cancelled`: the user no longer waits for it, here.
 */
export type ProblemKind =
  | 'rejected'
  | 'unauthorised'
  | 'unsupported'
  | 'gone'
  | 'unknownChain'
  | 'pending'
  | 'internal'
  | 'cancelled'
  | 'other';

/** What a wallet answered instead of a result. `details` of the error quotes it: foreign text. */
export class WalletError extends WordedError {
  override name = 'WalletError';
  readonly kind: ProblemKind;
  readonly code?: number;
  readonly #unsure: boolean;

  /** `unsure`: another failure stands around what it says. */
  constructor(
    kind: ProblemKind,
    message: string,
    options: { code?: number; details?: string; unsure?: boolean } = {},
  ) {
    super(message, options.details === undefined ? {} : { details: options.details });
    this.kind = kind;
    this.#unsure = options.unsure === true;
    if (options.code !== undefined) this.code = options.code;
  }

  /** Whether it says that nothing was signed and nothing sent. Every other error may come after that. */
  get isRefusal(): boolean {
    return refusals.has(this.kind) && !this.#unsure;
  }
}

/** Reads whatever a wallet threw. Never throws itself: getters, cycles and endless texts are expected. */
export function walletError(thrown: unknown): WalletError {
  if (thrown instanceof WalletError) return thrown;
  const codes = codesOf(thrown);
  const failure = codes.find((it) => !refusals.has(kinds.get(it) ?? 'other'));
  const first = codes.find((it) => kinds.has(it)) ?? codes[0];
  // A wallet that failed may wrap a refusal of its node, or of something else that it asked after it had sent.
  const unsure = failure !== undefined;
  const isHidden = unsure && first !== undefined && first !== unknownChain;
  const code = isHidden && refusals.has(kinds.get(first) ?? 'other') ? failure : first;
  const kind = (code === undefined ? undefined : kinds.get(code)) ?? 'other';
  const details = quoted(code, messageOf(thrown));
  return new WalletError(
    kind,
    words.sentences[kind],
    code === undefined ? { details, unsure } : { code, details, unsure },
  );
}

const unknownChain = 4902;

const kinds = new Map<number, ProblemKind>([
  [unknownChain, 'unknownChain'],
  [4001, 'rejected'],
  [4100, 'unauthorised'],
  [4200, 'unsupported'],
  [-32601, 'unsupported'],
  [4900, 'gone'],
  [4901, 'gone'],
  [-32002, 'pending'],
  [-32603, 'internal'],
]);

const refusals: ReadonlySet<ProblemKind> = new Set([
  'rejected',
  'unauthorised',
  'unsupported',
  'unknownChain',
]);

/** Codes of an error and of what it wraps: wallets and libraries nest them in `data.originalError` and `cause`. */
function codesOf(thrown: unknown): readonly number[] {
  const codes: number[] = [];
  let layer: unknown = thrown;
  for (let depth = 0; depth < 5 && typeof layer === 'object' && layer !== null; depth += 1) {
    const code = numberOf(read(layer, 'code'));
    // 4902 inside of an internal error is how one well-known wallet says that it does not know a network.
    const original = numberOf(read(read(read(layer, 'data'), 'originalError'), 'code'));
    for (const it of [original, code]) if (it !== undefined) codes.push(it);
    layer = read(layer, 'cause');
  }
  return codes;
}

function quoted(code: number | undefined, message: string | undefined): string {
  if (code === undefined) return message ?? '';
  return message === undefined
    ? fill(words.code, { code: String(code) })
    : fill(words.coded, { code: String(code), message });
}

function messageOf(thrown: unknown): string | undefined {
  const message = typeof thrown === 'string' ? thrown : read(thrown, 'message');
  return typeof message === 'string' && message !== '' ? message.slice(0, 400) : undefined;
}

function numberOf(it: unknown): number | undefined {
  const value = typeof it === 'string' && /^-?\d{1,6}$/.test(it) ? Number(it) : it;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function read(from: unknown, key: string): unknown {
  try {
    return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[key] : undefined;
  } catch {
    return undefined;
  }
}
