/**
 * What a field of a known form is for. `self`: who signs, or an account of theirs. `told`: the sentence, a rule or a step
 * inside says what it does. `inert`: whatever is there, it gives nobody anything.
 */
export type FieldRole = 'self' | 'told' | 'inert';

/** A contract that takes a form of typed data, by its domain, and where it is: an address in lower case, and its chains. */
export type Market = Readonly<{ name: string; version: string; at: string }>;

/**
 * A form of typed data under its own names, which are part of what is signed: `types` are its `encodeType`s, as the
 * contract or the service that takes it has them. `roles` are by the path of a field, `*` for each element of a list, and
 * hold for all inside it; an account, bytes or a text that names an account without one is not explained. `service`: the
 * names of domains under which a service reads it, and no contract can act on it. `site`: it is a log-in there, so that it
 * is calm only where that site asks. `markets`: the
 * contracts that take it, each with its own domain; no other keeps to it. `texts`: fields with a text, by their path,
 * and all that they may say and still say nothing to anybody.
 */
export type SignedForm = Readonly<{
  types: readonly (string | RegExp)[];
  roles: Readonly<Record<string, FieldRole>>;
  service?: readonly string[];
  site?: string;
  markets?: readonly Market[];
  texts?: Readonly<Record<string, readonly (string | Readonly<{ test: (text: string) => boolean }>)[]>>;
}>;
