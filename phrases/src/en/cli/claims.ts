/** What descriptors say of the steps. */
export const unknown = 'Whether there are descriptors is unknown ({why}).';
export const none = 'The registry has no descriptor for this.';
export const unfit = 'There is a descriptor, but it does not fit.';
export const saidBy = ', says {owner}';
export const from = 'from {place}';
export const fromHost = 'from {place} of {host}';
export const moreFields = '… and {count, plural, one {# more field} other {# more fields}}';
export const attested = {
  yes: 'attested by {who}, who revoked it',
  no: 'attested by {who}, not revoked',
  unknown: 'attested by {who}; whether it was revoked is unknown',
} as const;
