export const themeHint = 'Auto follows your device’s theme.';

export const times = 'Time zone';
export const timeChoices = { local: 'Device time', utc: 'UTC' } as const;
export const timesHint =
  'Now: {time}. Device time includes its offset from UTC, so that you can compare two devices. Review, Activity and CSV files use this setting.';

export const fees = 'Gas fee unit';
export const feeChoices = { coin: 'Native currency', gwei: 'Gwei' } as const;
export const feesHint =
  'One gwei is a billionth of the native currency. Gas fees in Review and in the hearback use the unit you choose here. Balances and payments always use their own currency.';
