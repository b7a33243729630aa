export const nothing = 'Nothing could be taken {when, select, now {at once} other {if it could be used now}}';
export const amount = '{amount} could be taken {when, select, now {at once} other {if it could be used now}}';
export const unknown =
  'How much could be taken {when, select, now {at once} other {if it could be used now}} is unknown ({why})';
