/** What can be composed, in the order of the tabs. */
export const composeKinds = ['send', 'message', 'typedData'] as const;

export type ComposeKind = (typeof composeKinds)[number];

/** The kind that an address names; what comes in an address is not trusted, so that anything else is a payment. */
export function composeKind(named: unknown): ComposeKind {
  return composeKinds.find((kind) => kind === named) ?? 'send';
}
