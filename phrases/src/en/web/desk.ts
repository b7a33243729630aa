/** The desk of a Safe: who owns it, what waits for it, and who has signed. */
export const title = 'Safe';
export const account = 'Account';
export const nameless = 'Safe without a name';
export const mustSign = '{threshold} of {owners, plural, one {# owner must sign} other {# owners must sign}}';
export const state = 'Version {version} on {network}, next nonce {nonce}';
export const notSafe = 'This address is not a Safe on {network}';
export const notSafeWhy =
  '{why, select, notFound {No contract is deployed there.} unanswered {The contract does not answer as a Safe.} other {It could not be read: {said}.}}';
export const badPlace = 'No Safe is here';
export const badPlaceWhy = 'The address of this page names no network that is set up, or no account.';
export const unknownVersion =
  'This version of Safe is not known here, so nobody can say what its owners would sign.';
export const reading = 'Reading the Safe';
export const again = 'Read again';
export const askFirst = 'This Safe is not in your address book';
export const askFirstWhy = 'If you read it, the node of {network} learns which Safe you look at.';
export const readIt = 'Read this Safe';

export const queue = 'What waits';
export const empty = 'Nothing waits here';
export const emptyHint =
  'Add transactions that other owners gave you: files, or text from any Safe tool. They stay on this device.';
export const nonce = 'Nonce {nonce}';
export const next = 'Next';
export const onlyOne = 'Only one of these {count} can be executed';
export const shownOf = '{shown} of {count} are shown and read back';
export const showMore = 'Show {count} more';
export const waitsFor = 'After nonce {nonce}';
export const isReading = 'Reading';
export const notRead = 'This could not be read to the end.';
export const rejection = 'Uses the nonce for nothing, so that nothing else with it can be executed.';
export const signed = '{agreed} of {threshold} signed';
export const enough = 'Enough owners signed';
export const enoughNow = 'Enough owners signed, as the Safe is now';
export const changedBefore =
  'Who must sign changes with nonce {nonces}. These signatures may not be enough after that.';
export const otherHash = 'The file states another hash. Its signatures may be for something else.';
export const notCounted =
  '{count, plural, one {One signature is not counted} other {# signatures are not counted}}: {why}';
/** Why signatures are not counted, joined by commas. */
export const why = {
  strangers: 'not an owner’s',
  faults: 'not readable',
  denied: 'denied by the chain',
  unproven: 'not checked, as a contract did not answer',
  misnamed: 'by someone else than the file says',
} as const;
export const hash = 'Safe transaction hash';
export const review = 'Review';
export const openEntry = 'Open';
export const execute = 'Execute';
export const noWallet = 'Connect a wallet to execute it.';
export const save = 'Save for owners';
export const replace = 'Replace with nothing';
export const ownerSafes = 'Owners that are Safes';
export const ownerSafe = 'Owner {owner} is a Safe: {signed}';
export const signFor = 'Sign for this owner';
export const approveFor = 'Approve on chain as this owner';
export const itsDesk = 'Its desk';
export const locked =
  'This owner can never agree: it needs a Safe that it owns itself. The two wait for each other.';
export const lockedSafe = 'This Safe is locked: it needs owners that it owns itself. Nobody can sign enough.';
export const gaps =
  'No transaction here has nonce {nonces}. What comes after cannot be executed before that.';
export const past = '{count, plural, one {One more} other {# more}} with a nonce that the Safe has used';

export const add = 'Add transactions';
export const addLabel = 'Transactions of this Safe';
export const addHint =
  'From Safe’s service, another owner, or a tool such as cast. Signatures in it are kept, and checked.';
export const choose = 'Choose files';
export const take = 'Add to the queue';
export const elsewhere =
  '{count, plural, one {It is} other {They are}} for another Safe or network: nothing was added.';
export const there = 'These are here already, with all their signatures.';
export const added = '{count, plural, one {One transaction} other {# transactions}} added.';
export const tooLarge = 'This is larger than {size}. Add it in parts.';

export const owners = 'Owners';
export const ownerKind =
  '{kind, select, contract {a contract} delegated {an account with delegated code} safe {a Safe: {threshold} of {owners}} open {not read} other {}}';
export const signedNonces = 'signed {nonces}';
export const you = 'you';
export const alone = 'Who can act without the owners';
export const module = 'The module {module} can do anything without the owners.';
export const moreModules = 'There are more modules than were read.';
export const guard = 'The guard {guard} can refuse what the owners sign.';
export const moduleGuard = 'The guard {guard} can refuse what modules do.';
export const unknownCode = 'It runs {code}, which is not a Safe release that Readback knows.';
export const unknownHandler =
  'Calls that a Safe does not have go to {code}, a contract that Readback does not know.';
export const nobodyElse = 'Nobody: no modules, no guards, a known Safe release.';
/** On the page of an account that is a Safe. */
export const open = 'What waits for this Safe';

/** What the transaction service says, beside the chain and what is here. */
export const service = 'Transaction service';
export const serviceOff =
  'The transaction service is off, so only what you add is here. <settings>Sources</settings> says what it would learn.';
export const serviceUnserved = '{host} does not serve {network}. What you add is here.';
export const serviceReload = 'This page cannot reach {host} until you reload it.';
export const reload = 'Reload page';
export const serviceAsking = 'Asking {host}';
export const serviceFailed = 'Could not ask {host}';
export const serviceFailedWhy =
  '{why, select, notFound {It does not know this Safe.} busy {It is asked too much.{wait, plural, =0 {} one { Try again in # second.} other { Try again in # seconds.}}} other {Reason: {said}.}} What is on this device is below.';
export const serviceLists =
  '{host} lists {count, plural, =0 {nothing} one {# transaction} other {# transactions}}. Their hashes and signatures are checked here.';
export const askAgain = 'Ask again';
export const serviceMore = 'The service has more than it gave: {said} in all, {count} read.';
export const serviceMoreUnknown = 'The service has more than the {count} that were read.';
export const serviceBehind = 'The service has not seen the last transactions of this Safe yet.';
export const stop = 'Stop';
export const serviceDiffers = 'The service and the chain differ';
export const serviceDiffersDo =
  'Do not rely on what the service shows. Ask again in a minute, or use another service.';
/** How the service differs about the Safe itself. */
export const safeStops = {
  address: 'It answers for {says}, another Safe.',
  owners:
    '{kind, select, both {It lists {says}, not an owner on chain, and leaves out the owner {is}.} extra {It lists {says}, not an owner on chain.} other {It leaves out the owner {is}.}}',
  threshold: 'It says that {says} must sign. The chain says {is}.',
  nonce: 'It says that the next nonce is {says}. The chain says {is}.',
  modules:
    '{kind, select, both {It lists {says}, not a module on chain, and leaves out the module {is}.} extra {It lists {says}, not a module on chain.} other {It leaves out the module {is}, which can act without the owners.}}',
  guard:
    '{kind, select, both {It says the guard is {says}. The chain says {is}.} extra {It says the guard is {says}. The chain has no guard.} other {It leaves out the guard {is}.}}',
  fallbackHandler:
    '{kind, select, both {It says the fallback handler is {says}. The chain says {is}.} extra {It says the fallback handler is {says}. The chain has none.} other {It leaves out the fallback handler {is}.}}',
  singleton: 'It says that the Safe runs {says}. The chain says {is}.',
  version: 'It says that this is version {says}. The chain says {is}.',
} as const;
/** How the service differs about one transaction. */
export const entryStops = {
  required: 'The service says that {says} must sign. The chain says {is}.',
  executed: 'The service says that this was executed. The Safe has not used nonce {is}.',
  decoded: 'The service describes a call that is not in the bytes of this transaction.',
  misnamed: 'The service shows a signature of {says}. It is by {is}, or for something else.',
  denied: 'The service says that {says} approved this on chain. The chain denies it.',
  unreadable: 'The service shows a signature that cannot be read as one.',
  hidden: 'Enough owners signed this, and the service shows only others with nonce {is}.',
} as const;
export const chainHash = 'The Safe computes another hash for this: {hash}';
export const noChainHash = 'The Safe did not say which hash it computes.';
export const refusedTitle =
  '{count, plural, one {One transaction from the service is refused} other {# transactions from the service are refused}}';
/** Why one of the service is not taken over. */
export const refused = {
  malformed: 'It cannot be read: {said}',
  otherSafe: 'It is for another Safe.',
  otherNetwork: 'Its hash is for another network.',
  noHash: 'It states no hash.',
  tooLarge: 'It is too large.',
  otherHash: 'Its fields do not give the hash that it states.',
  otherField: 'Its {field} differs from the transaction with that hash on this device.',
} as const;
export const refusedOf = 'Nonce {nonce}, hash {hash}';
export const listedThere = 'At the service';
export const onlyHere = 'Only on this device';

export const passOn = 'Pass on signatures';
export const passOnTo =
  'This goes to {host}: {count, plural, one {one signature} other {# signatures}}{isKnown, select, yes {} other {, with the transaction}}.';
export const send = 'Send to {host}';
export const cancel = 'Cancel';
export const sent = 'The service has the signatures.';
export const notSent = 'The service did not accept it';
export const notSentWhy =
  '{why, select, missing {It answered, but does not show the signature.} malformed {It shows something else under this hash.} refused {It refused.} busy {It is asked too much.} other {Reason: {said}.}} Your signature is still here: save it for the other owners, or try again.';
