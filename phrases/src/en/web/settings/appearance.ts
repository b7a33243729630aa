export const themeHint = 'Auto follows the system.';

export const times = 'Times';
export const timeChoices = { local: 'Device time', utc: 'UTC' } as const;
export const timesHint =
  'Now: {time}. Device time shows its distance from UTC, so that two devices can be compared. Used in Review, Activity and saved tables.';

export const fees = 'Gas fees';
export const feeChoices = { coin: 'Native currency', gwei: 'Gwei' } as const;
export const feesHint =
  'A gwei is a billionth of the native currency. This unit is used for fees in Review and in the hearback. Balances and payments always use their own currency.';
