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
export const use =
  'Use: readback safe ADDRESS [FILE…] --chain CHAIN --rpc URL [--service URL] [--from ADDRESS] [--json] [--sign HASH --policy FILE --signer URL [--out FILE] [--send]]';

/** The transaction service, beside the chain. */
export const serviceLists =
  '{host} lists {count, plural, =0 {nothing} one {# transaction} other {# transactions}}. Hashes and signatures are checked here.';
export const serviceFailed =
  'Could not ask {host} ({why}). Only what the files have is below; there may be more.';
export const serviceMore = 'The service has more than was read.';
export const serviceBehind = 'The service has not seen the last transactions of this Safe yet.';
export const serviceStop = 'Stop: {says}';
export const serviceRefused = 'Stop: a transaction of the service is refused. {says}';
export const serviceUnserved = 'This transaction service does not serve that network.';
export const badService =
  '--service must be the URL of a transaction service, such as https://api.safe.global/tx-service.';
export const servicePassword =
  '--service accepts no user name or password. Remove them from the URL, and set SAFE_API_KEY if it wants a key.';
export const chainHash = 'Stop: the Safe computes another hash for this: {hash}';

/** Signing one transaction that waits. */
export const signNeeds = 'To sign, readback safe needs --sign HASH, --policy FILE and --signer URL.';
export const badHash = '--sign must be the hash of a Safe transaction: 0x and 64 digits.';
export const sendNeeds = '--send passes the signature on to the transaction service: add --service URL.';
export const signNothing = 'No transaction with this hash waits for the Safe.';
export const signStopped =
  'Nobody was asked to sign: what is said about this transaction, or about the Safe, is not so. Run the command without --sign to see what.';
export const signPerDay =
  'This policy has limits for a day. Only readback serve can keep them: use it, or a policy without them.';
export const signNetwork = 'The policy does not allow this network.';
export const signerSilent = 'The signer did not name its accounts.';
export const signerOdd = 'The signer answered neither a signature nor an error.';
export const signNotOwner = 'None of the signer’s accounts is an owner of this Safe.';
export const signWhich = 'Several of the signer’s accounts are owners. Choose one with --from.';
export const signedAlready = 'This owner has signed already.';
export const signedBy =
  'Signed by {owner}. {missing, plural, =0 {Enough owners have signed.} one {One more owner must sign.} other {# more owners must sign.}}';
export const signSaved = 'Saved to {out}.';
export const signUnsaved = 'Could not write {out}. The signed transaction is on standard output.';
export const signSent = '{host} has the signature.';
export const signUnsent = '{host} did not take the signature ({why}). Pass the file on to the other owners.';
export const signMissing = 'it answered, but does not show it';
/** What the address is of, before what is wrong with it. */
export const address = 'Safe';
