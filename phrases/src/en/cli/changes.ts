/** What changes, and what moves. */
export const says = 'The contract says: {reason}';
export const nothing = 'Nothing that was checked changes for you.';
export const simulated = 'Simulated on block {block} ({hash}) of {node}';
export const failing = {
  revert: 'It fails in the simulation: nothing changes but the fee.',
  partial: 'Part of it fails in the simulation.',
} as const;

export const kept = 'kept by {who}';
export const most = 'at most {amount}';
export const until = 'until {time}';
export const claimed = 'claimed by the contract, not seen in the state';
export const takeable =
  '{when, select, later {{amount} could be taken once the permission takes effect} other {{amount} could be taken now}}';
export const takeableUnknown =
  '{when, select, later {how much could be taken once the permission takes effect is unknown ({why})} other {how much could be taken now is unknown ({why})}}';
export const nothingTakeable = 'nothing';

export const fee = 'Gas fee paid by {who}';
export const someone = 'someone';
export const assets = 'assets';
export const role = 'that it gives';

export const line = '{subject}: {change}';
export const same = '{value}, as before';
export const unknown = 'unknown ({why})';
export const noAnswer = 'no answer in time';
export const yes = 'yes';
export const no = 'no';
export const none = 'none';
export const noLimit = 'no limit';

export const move = '{amount} from {from} to {to}';
export const moveClaimed = 'claimed by the contract, not seen in balances';
