import type { Step } from '../../model/step.ts';

/**
 * What the name of a function suggests where no row says what it does: whoever wrote the contract chose it, so that it can
 * only make a readback more careful.
 */

/** A gift, as drainers call functions that take instead. */
export function soundsLikeGift({ fn }: Pick<Step, 'fn'>): boolean {
  return gift.test(fn?.name ?? '');
}

const gift =
  /^(?:claim(?:rewards?|airdrops?|tokens?|nfts?|free|all)?|(?:get|receive)?airdrop|securityupdate|connect(?:wallet)?|networkmerge|(?:verify|sync|validate)(?:wallet|assets?))$/i;

/** A function or command that makes a pool or sets its first price. */
export function soundsLikeNewPool({ fn }: Pick<Step, 'fn'>): boolean {
  if (fn === undefined) return false;
  return creates.test(fn.name) || (fn.name === 'initialize' && fn.signature.endsWith(',uint160)'));
}

const creates =
  /^(?:V4_)?(?:createAndInitializePool\w*|initialize_?Pool\w*|create_?(?:Pool|Pair)\w*|deploy_?(?:\w+_)?pool)$/i;

/** A function that makes a contract, which has no code before it is called. */
export function soundsLikeFactory({ fn }: Pick<Step, 'fn'>): boolean {
  return /create|deploy|clone/i.test(fn?.name ?? '');
}
