/** `readback safe`: what waits for a Safe, and who has signed. */
export const head =
  'Safe {safe} on {chain} ({chainId}), version {version}, at block {block}. {threshold} of {owners} owners must sign; the next nonce is {nonce}.';
export const owner =
  'Owner {owner}{kind, select, none {} contract {, a contract} delegated {, an account with delegated code} safe {, a Safe: {threshold} of {owners}} other {, of a kind that the node does not say}}.';
export const module = 'Module {module} can act without the owners.';
export const moreModules = 'There are more modules than were read.';
export const guard = 'The guard {guard} can refuse what the owners sign.';
export const moduleGuard = 'The module guard {guard} can refuse what the modules do.';
export const unknownCode =
  'It runs the code of {singleton}, which is not a Safe release that Readback knows.';
export const unknownHandler =
  'Calls that the Safe does not have go to {handler}, which is not a handler of Safe that Readback knows.';

export const proposal = '{verdict}: {sentence}';
export const place = 'Nonce {nonce}{place, select, next {, next} other {}}.';
export const rivals =
  'Nonce {nonce}{place, select, next {, next} other {}}: {count} proposals, of which at most one can be executed.';
export const rejection =
  'An empty transaction: it only uses the nonce, so that nothing else with this nonce can be executed.';
export const hash = 'Safe transaction hash: {hash}';
export const otherHash =
  'The file states another hash, {hash}: its signatures and its fields may not belong together.';
export const signed =
  '{count, plural, =0 {Nobody has signed} other {Signed by {owners}}}; {missing, plural, =0 {enough owners have signed{place, select, next { to execute it} other {, as the Safe is now}}} one {one more owner must sign} other {# more owners must sign}}.';
export const changedBefore =
  'Who must sign changes with nonce {nonces}. These signatures may not be enough after that.';
export const eachAsNext =
  'Each is read as if it were the next. Several together may need more than the Safe holds.';
export const unproven = 'Not counted: the contract {owner} could not be asked whether it agrees.';
export const denied = 'Not counted: {owner} does not agree, says the chain.';
export const stranger = 'Not counted: {signer} signed, and is not an owner.';
export const misnamed = 'The file says that {said} signed, but the signature is of {by}.';
export const fault =
  'Not counted: {why, select, short {a signature of {bytes, plural, one {# byte} other {# bytes}}; an owner’s has 65 or more} kind {a signature of a kind that Safes do not know} nobody {a signature that is nobody’s} outside {a signature whose data is missing} other {signatures with bytes that belong to none}}.';
export const gaps = 'No proposal has nonce {nonces}: what comes after cannot be executed before that.';
export const past =
  '{count, plural, one {One proposal has} other {# proposals have}} a nonce that the Safe has used.';
export const elsewhere =
  '{count, plural, one {One proposal is} other {# proposals are}} for another Safe or another network.';
export const nothing = 'Nothing waits.';

export const needsNode = 'readback safe needs a node: --rpc URL.';
export const needsChain = 'Name the network of the Safe: --chain CHAIN.';
export const notSafe =
  '{why, select, notFound {No contract is deployed at this address on that network} unanswered {The contract at this address does not answer as a Safe} other {Could not read the Safe at this address}}.';
export const noBlock = 'Could not read the node’s latest block, or the node is on another network.';
export const use = 'Use: readback safe ADDRESS [FILE…] --chain CHAIN --rpc URL [--from ADDRESS] [--json]';
/** What the address is of, before what is wrong with it. */
export const address = 'Safe';
