/** What changes, and what moves. */
export const says = 'The contract’s error: {reason}';
export const nothing = 'Nothing that was checked changes for you.';
export const simulated = 'Simulated on block {block} ({hash}) from {node}';
export const failing = {
  revert: 'The request fails in the simulation: only the gas fee would be spent.',
  partial: 'Part of the request fails in the simulation.',
} as const;

export const kept = 'set in {who}';
export const most = 'at most {amount}';
export const until = 'until {time}';
export const claimed = 'claimed by the contract, not confirmed by its state';
export const takeable =
  '{when, select, later {{amount} can be taken if the signature can be used} other {{amount} can be taken now}}';
export const takeableUnknown =
  '{when, select, later {could not check how much can be taken if the signature can be used ({why})} other {could not check how much can be taken now ({why})}}';
export const nothingTakeable = 'nothing';

export const fee = 'Gas fee paid by {who}';
export const someone = 'someone';
export const assets = 'assets';
export const role = '(unknown)';

export const line = '{subject}: {change}';
export const same = '{value}, as before';
export const unknown = 'unknown ({why})';
export const noAnswer = 'no answer in time';
export const yes = 'yes';
export const no = 'no';
export const none = 'none';
export const noLimit = 'unlimited';

export const move = '{amount} from {from} to {to}';
export const moveClaimed = 'claimed by the contract, not confirmed by balances';
