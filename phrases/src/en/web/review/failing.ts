export const noReason = 'The contract gave no reason.';
export const reason = 'The contract’s error: {reason}';
export const call = 'The call to {account} fails. See the simulated calls below.';
export const delegatecall = 'The call that uses the code of {account} fails. See the simulated calls below.';
