/** What descriptors say of the steps. */
export const unknown = 'Could not check whether there are descriptors ({why}).';
export const none = 'The registry has no descriptor for this request.';
export const unfit = 'There is a descriptor, but it does not match this request.';
export const saidBy = ', according to {owner}';
export const from = 'from {place}';
export const fromHost = 'from {place} on {host}';
export const moreFields = '… and {count, plural, one {# more field} other {# more fields}}';
export const attested = {
  yes: 'attested by {who}, who revoked the attestation',
  no: 'attested by {who}, not revoked',
  unknown: 'attested by {who}; could not check whether the attestation was revoked',
} as const;
