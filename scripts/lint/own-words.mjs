const listed = (names) => new Set(names.split(/\s+/).filter(Boolean));

/**
 * Properties, props and parameters that hold words of our own, or elements, by name. As an attribute of a component
 * each is checked where it is given, so that nothing foreign comes to be called so.
 */
export const ownNames = listed(`
  action actions aloud briefing children content description ending explanation hint label more note picture
  placeholder problem remedy risk role said says tag term title todo told unit unnamed what why without word
`);

/** Numbers, and digits of hex that were read as such. Nothing else may have these names. */
export const ownDigits = listed(`
  account allSteps at back bytes chainId choicesLeft decimals differs front gasUsed group hash hex parentHash
  parentNumber partsLeft selector spender start threshold
`);

/** Values that were checked to have no character that deceives, or are ours, before they came to be called so. */
export const ownMembers = listed(`
  network.name network.symbol networkOf().name source.name source.url fetching.name known.name
  location.origin location.host search.chain list.version list.left
  line.by wrong.line call.id asset.id rule.id rule.needs rule.rule words.shown scenario.notice
  words().text verifyWords().text verifyWords().who failureWords().text outcomeWords().text
  wordsOf().shown wordsOf().not all.before all.after
`);

/** Functions that give words of our own, numbers in digits, or digits of an address; `safeString` draws foreign text. */
const calls = listed(`
  Number safeString counted countSteps min max floor round ceil amountDigits
  addressRows shortAddress checksummed bytesShort bytesFrom signatureOf
  ago clock hostOf chainName knownName roleName accountNote askedBy spokenOf notDescribed hintFor nameProblem
  children described listed
`);

export function isOwnCall(name) {
  return /(?:Words?|Line)$/.test(name) || calls.has(name);
}
