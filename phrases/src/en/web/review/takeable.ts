export const nothing = 'nothing at stake {when, select, now {now} other {yet}}';
export const share = '({percent}%)';
export const amount = '{amount} at stake';
export const unknown = 'Could not check what is at stake: {why}';
