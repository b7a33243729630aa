export const thresholdsTitle = 'Thresholds';
export const thresholdsLead =
  'Some checks use these limits. A change applies the next time a request is read.';
export const thresholds = {
  newContractDays: {
    label: 'New contract',
    unit: 'days',
    hint: 'Contracts younger than this count as new.',
  },
  longPermissionDays: {
    label: 'Long permission',
    unit: 'days',
    hint: 'Permissions that last longer than this count as long.',
  },
  slippagePercent: {
    label: 'Low swap minimum',
    unit: '%',
    hint: 'A swap is a Caution if its minimum is more than this percentage below its current output.',
  },
  feePercent: {
    label: 'Large gas fee',
    unit: '%',
    hint: 'A gas fee above this percentage of the amount sent counts as large.',
  },
  priorityFeeGwei: {
    label: 'Excessive priority fee',
    unit: 'gwei',
    hint: 'A priority fee above this counts as excessive if it is also far above what the network needs.',
  },
} as const;
export const figures = {
  newContractDays: '{count, plural, one {{figure} day} other {{figure} days}}',
  longPermissionDays: '{count, plural, one {{figure} day} other {{figure} days}}',
  slippagePercent: '{figure}%',
  feePercent: '{figure}%',
  priorityFeeGwei: '{figure} gwei',
} as const;
export const outOfRange = 'Type a number from 0 to {most}.';
export const wholeDays = 'Type a whole number of days.';
export const standard = 'default';
export const reset = 'Reset to {figure}';
export const resetOf = 'Reset to {figure}: {label}';

export const remove = 'Remove';
export const removeOf = 'Remove {what}';

export const muted = 'Muted';
export const mutedLead =
  'Cautions and notes that you muted, each for one address on one network. A Stop cannot be muted.';
export const mutedNone = 'Nothing is muted. You can mute a Caution or a note on the Review that shows it.';
export const mutedFor = '{address} on {network}';
export const removeMute = 'Remove: {rule}, {address}';

export const sites = 'Blocked sites';
export const sitesLead = 'A request from a blocked site, or a sign-in to one, is a Stop.';
export const site = 'Site';
export const siteExample = 'claim.example';
export const block = 'Block';
export const blockSite = 'Block this site';
export const siteBlocked = 'This site is already blocked.';
export const sitesNone = 'No sites are blocked.';
export const noSite = 'Type the address of a site, such as claim.example.';
export const notSite = 'This is not a site address. Example: claim.example.';
export const notWeb = 'A site address must begin with https:// or http://.';
export const beforeAt = 'Remove the @ sign and everything before it. The site comes after the @ sign.';
export const badHost = 'This is not a valid site address. Example: claim.example.';

export const addresses = 'Blocked addresses';
export const addressesLead = 'A request that involves a blocked address is a Stop, on every network.';
export const address = 'Address';
export const blockAddress = 'Block this address';
export const addressOwn = 'This is your own account: it cannot be blocked.';
export const addressBlocked = 'This address is already blocked.';
export const addressesNone = 'No addresses are blocked.';
export const waiting = {
  empty: 'Type an address or a name.',
  resolving: 'The name is still being looked up. Try again in a moment.',
} as const;

export const auditors = 'Auditors of descriptions';
export const auditorsLead =
  'Readback shows which of these auditors reviewed and signed a contract’s description (ERC-8176). Auditors change no verdict. Once you have used Ethereum here, Readback asks your Ethereum node whether a signature was revoked.';
export const auditor = 'Auditor’s address';
export const add = 'Add';
export const addAuditor = 'Add this auditor';
export const auditorListed = 'This auditor is already in the list.';
export const auditorsFull = 'The list can hold {most} auditors. Remove one first.';
export const auditorsNone = 'No auditors yet.';
