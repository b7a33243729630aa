/** Everything from half of what a `uint256` holds counts as unlimited, as wallets and tokens treat it. */
export const halfOfAll = '0x8000000000000000000000000000000000000000000000000000000000000000';

/** An amount of the token that is called. */
export const tokenField = (path: string, label: string) =>
  ({ path, label, format: 'tokenAmount', params: { tokenPath: '@.to' } }) as const;

/** An allowance of the token that is called. */
export const allowanceField = (path: string, label: string) =>
  ({
    path,
    label,
    format: 'tokenAmount',
    params: { tokenPath: '@.to', threshold: halfOfAll, message: 'Unlimited' },
  }) as const;

export const addressFieldAt = (path: string, label: string) =>
  ({ path, label, format: 'addressName' }) as const;

/** One item of the collection that is called. */
export const itemField = (path: string, label: string) =>
  ({ path, label, format: 'nftName', params: { collectionPath: '@.to' } }) as const;

export const rawField = (path: string, label: string) => ({ path, label, format: 'raw' }) as const;

export const deadlineField = (path: string, label: string) =>
  ({ path, label, format: 'date', params: { encoding: 'timestamp' } }) as const;

/** Who may move all items of the collection that is called. */
export const operatorFormat = {
  intent: 'Set who may move all your items',
  interpolatedIntent: '{operator} {approved}',
  fields: [
    addressFieldAt('operator', 'Operator'),
    {
      path: 'approved',
      label: 'From now on',
      format: 'enum',
      params: { $ref: '$.metadata.enums.operator' },
    },
  ],
} as const;

/** The words for an operator of a collection. */
export const operatorChoices = {
  true: 'may move every item',
  false: 'may move none',
} as const;
