export const fails = {
  revert: 'It fails in the simulation: nothing changes but the fee.',
  partial: 'Part of it fails in the simulation.',
} as const;
export const noReason = 'The contract gives no reason.';
export const reason = 'The contract says: {reason}';
export const call = 'What fails is a call to {account}: see the calls below.';
export const delegatecall = 'What fails is a call with code of {account}: see the calls below.';
