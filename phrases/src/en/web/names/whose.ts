export const whose = 'Account that would sign';
export const whoseHint =
  'Its balances and allowances are checked. Leave this field empty if you do not know.';
export const practice = 'Practice accounts';
export const own = 'Your accounts';
