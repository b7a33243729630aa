/**
 * A way to a value among arguments: positions or names, from the outside in. A negative position counts from the
 * end; `*` represents every element, the same in every path of one rule.
 */
export type ArgPath = readonly (number | string)[];
