/**
 * What is said of a rule itself, on the page of rules and in its documentation: its name, what it looks at and why that
 * matters, and what to do when it fires. One file a family beside this one; each rule of the family is in it.
 */
export type RuleWords = Readonly<
  Record<string, Readonly<{ title: string; explanation: string; remedy: string }>>
>;

/** Why a rule exists, and why it has its severity. An export of its own, so that no page loads it. */
export type RuleReasons = Readonly<Record<string, string>>;
