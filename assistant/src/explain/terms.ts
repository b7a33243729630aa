import type { PhraseId } from '@readback/core/model/phrase.ts';
import type { GlossaryId } from '@readback/phrases/glossaryId.ts';

/** Which predicates make a term worth explaining. */
const when: Readonly<Partial<Record<GlossaryId, RegExp>>> = {
  allowance: /^(approvals|sentence\.(allow|takeBack)|line\.mayTake|what\.all)/,
  unlimited: /noLimit|(allow|permit)All/,
  spender: /^(approvals\.|signatures\.(noLimit|longLived)|sentence\.(allow|permit)|line\.mayTake)/,
  operator: /operator|allowItem/i,
  permit: /^(signatures\.|sentence\.permit|unread\.permission)/,
  order: /^(signatures\.transfer|sentence\.signedSend|sentence\.permitOnce)/,
  calldata: /^(unread\.callName|outcome\.(lenient|unreadValue)|transfers\.dataTo|line\.unreadCall)/,
  selector: /^(unread\.callName|line\.unreadCall)/,
  delegatecall: /^(power\.delegatecall|sentence\.runAs|power\.codeReplaced)/,
  multicall: /^(sentence\.(more|inner)|line\.(call|more|payment))/,
  router: /^(sentence\.swap|to\.router)/,
  swap: /^(sentence\.swap|transfers\.(noMinimum|lessThanLeast|outputElsewhere))/,
  slippage: /^(transfers\.(noMinimum|lessThanLeast)|bound\.atLeast)/,
  deadline: /^(until\.|signatures\.longLived)/,
  plainAccount: /plainAccount|^transfers\.dataToPlain/i,
  contract: /^(who\.unknownContract|sentence\.(call|create)|unread\.(callName|creation))/,
  proxy: /^(power\.codeReplaced|effects\.notLookedAt\.code)/,
  delegation: /^(power\.(borrowedCode|authorization)|sentence\.authorization|unread\.delegate)/,
  typedData: /^(sentence\.typedData|unread\.typedData|signatures\.|line\.permission)/,
  message: /^(sentence\.message|messages\.)/,
  signIn: /^(sentence\.signIn|messages\.(otherSite|otherUri|malformed|otherAccount|otherChain|time))/,
  nonce: /^hearback\.label\.nonce/,
  multisig: /^(sentence\.safe|power\.(refund|blindHash|control)|effects\.assumed\.(signatures|safeNow))/,
  owner:
    /^(power\.(control|hiddenControl)|sentence\.control|line\.power|effects\.notLookedAt\.(control|otherControl))/,
  gasFee: /^(line\.fee|outcome\.fee|effects\.assumed\.(fees|noFees|dependsOnFees))/,
  simulation: /^(effects\.|sentence\.(change|nothingMoves)|outcome\.otherCourse|unread\.effects)/,
  event: /^(outcome\.denied|line\.claimed)/,
  revert: /^outcome\.fails/,
  fingerprint: /^(sentence\.safe|sentence\.typedData|messages\.hash)/,
  addressPoisoning: /^transfers\.lookAlike/,
};

const most = 12;

/** The terms that a model may choose from, for what is said; there is always one. */
export function termsFor(predicates: readonly PhraseId[]): readonly GlossaryId[] {
  const fitting = (Object.keys(when) as GlossaryId[]).filter((id) =>
    predicates.some((it) => when[id]?.test(it) === true),
  );
  return fitting.length === 0 ? ['fingerprint'] : fitting.slice(0, most);
}
