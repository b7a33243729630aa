/** What a model may point at in a source: a closed list. The order is that in which it is shown. */
export const pointCategories = [
  'upgrade',
  'owner',
  'mint',
  'seize',
  'approve',
  'balances',
  'pause',
  'block',
  'fee',
  'limits',
  'withdraw',
  'delegatecall',
  'selfdestruct',
  'call',
  'oracle',
  'signature',
  'account',
  'assembly',
] as const;

export type PointCategory = (typeof pointCategories)[number];
