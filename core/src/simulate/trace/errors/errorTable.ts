/**
 * Errors that standards and well-known contracts fail with, as they declare them. `from` says whose they are.
 * The names of parameters matter: what would let a call pass is read by them.
 */
export type ErrorTable = Readonly<{ from: string; errors: readonly string[] }>;
