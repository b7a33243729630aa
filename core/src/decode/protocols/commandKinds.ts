import type { CommandModel } from './commandModel.ts';

type Needs<K extends keyof CommandModel> = Pick<CommandModel, 'text' | 'means' | K>;

/** Trades what the router holds, or the caller pays. */
export function swapCommand(
  it: Needs<'by' | 'path' | 'swap' | 'receiver' | 'marks' | 'puts' | 'takes'> & Pick<CommandModel, 'pairs'>,
): CommandModel {
  return { ...nothing, ...it };
}

/** Pays out what the router holds. */
export function payoutCommand(
  it: Needs<'receiver' | 'marks' | 'minimum' | 'native' | 'puts' | 'takes' | 'portion'>,
): CommandModel {
  return { ...nothing, ...it };
}

/** Sends to another network what the router holds. */
export function bridgeCommand(
  it: Needs<'receiver' | 'refunds' | 'marks' | 'native' | 'takes'>,
): CommandModel {
  return { ...nothing, ...it };
}

/** Takes tokens from an account. */
export function pullCommand(it: Needs<'pays' | 'marks' | 'puts'>): CommandModel {
  return { ...nothing, by: 'caller', ...it };
}

/** Hands in permissions that were signed for Permit2. */
export function permitCommand(it: Needs<'permits'>): CommandModel {
  return { ...nothing, by: 'caller', marks: 'uniswap', ...it };
}

/** Pays what is owed to the pools. */
export function settleCommand(
  it: Needs<'by' | 'native' | 'takes' | 'settles' | 'clears' | 'housekeeping'>,
): CommandModel {
  return { ...nothing, marks: 'uniswap', ...it };
}

/** Changes a position. */
export function positionCommand(it: Needs<'receiver' | 'position'>): CommandModel {
  return { ...nothing, by: 'caller', marks: 'uniswap', ...it };
}

/** Looks whether something holds, and reverts where it does not. */
export function checkCommand(it: Needs<'housekeeping'>): CommandModel {
  return { ...nothing, checks: true, ...it };
}

/** Carries more commands, or does nothing with anybody's assets. */
export function otherCommand(it: Needs<'by'>): CommandModel {
  return { ...nothing, marks: 'uniswap', ...it };
}

/** What no command does that does not say so. */
const nothing: Omit<CommandModel, 'text' | 'means'> = {
  by: 'router',
  path: 'none',
  swap: 'none',
  receiver: 'none',
  refunds: 'none',
  marks: 'none',
  minimum: 'none',
  native: 'none',
  puts: 'none',
  takes: 'none',
  portion: 'none',
  pays: 'none',
  permits: 'none',
  settles: 'none',
  clears: 'none',
  position: 'none',
  checks: false,
  housekeeping: false,
};
