/** The short readback: what decides, in as few lines as it takes. */
export const head =
  '{verdict}{lacks, select, node {. No node was asked.} book {. Look-alike addresses were not checked.} other {.}}';
export const severity = '{severity}:';
export const yourAccount = 'your account';
export const named = '{name} ({address})';
export const expected = '{name} ({address}, not checked)';

export const where =
  '{kind, select, transaction {{hasChain, select, yes {On {chain} ({chainId})} other {On an unknown network}}} other {{title}{hasChain, select, yes { on {chain} ({chainId})} other {}}}}{hasFrom, select, yes {, from {from}} other {}}.';

export const need =
  'Effects{count, plural, =0 {} one { and # check} other { and # checks}} need {needs, select, account {the account that would sign: add --from ADDRESS} other {a node: {offline, select, yes {remove --offline and } other {}}add --rpc URL}}.';
export const noBook =
  'Addresses were not compared with those that you saved or paid: the command line has no address book.';
export const paid = '{amount} to {to}';
export const morePaid = '… and {count, plural, one {# more payment} other {# more payments}}';

export const you = 'You';
export const balances = '{who}: {changes}';
export const fee = 'about -{fee} for gas{hasMost, select, yes { (at most {most})} other {}}';
export const feeUnknown = 'an unknown gas fee';
export const moreChanges = '{count, plural, one {# more change} other {# more changes}}: see --full.';
export const simulated = 'Simulated on block {block}, {node}.';
export const more = 'More: --full.';
