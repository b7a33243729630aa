/** What `readback serve` says: of its policy, of each request, and to the program that asked. */
export const policyUnread = '--policy: this file cannot be read.';
export const policyNotJson = '--policy: this file is not JSON that can be read.';
export const policyNotObject = '--policy: this file must contain a JSON object.';
export const policyUnknown = '--policy: this key is unknown.';
export const policyAllow =
  '--policy: “allow” must be ["read"] or ["read", "caution"]. A Stop and Not fully read can never be allowed.';
export const policyExcept = '--policy: “except” must be a list of the IDs of rules (docs/rules.md).';
export const policyMute =
  '--policy: “mute” must be a list of objects with “rule”, “address” and “chainId”, each for a rule that can be muted (docs/rules.md).';
export const policyTo = '--policy: “to” must be a list of addresses.';
export const policyBook = '--policy: “book” must be a list of the addresses that you pay.';
export const policyValue = '--policy: “mostValue” must be an amount in wei, as a string of digits.';
export const policyFee = '--policy: “mostFee” must be an amount in wei, as a string of digits.';
export const policyValuePerDay =
  '--policy: “mostValuePerDay” must be an amount in wei, as a string of digits.';
export const policyTokens =
  '--policy: “tokens” must be a list of objects with “address”, “chainId”, “most” and, if you like, “mostPerDay”. Amounts are in the token’s base unit, as strings of digits. List each token only once.';
export const policyNetworks = '--policy: “networks” must be a list of chain IDs.';

export const tokenNeeded =
  'The endpoint’s address is a secret and is not printed here. Set READBACK_SCRIPT_TOKEN or add --token, or add --print-address.';
export const badToken = 'The token must have 20 or more letters, digits, _ and -.';
export const nodeSilent = '--rpc: the node did not say which network it is on.';
export const otherNode = '--rpc: the node is on network {chainId}, not on the network that you named.';
export const notAllowedNetwork = '--policy: network {chainId} is not in “networks”.';
export const signerSilent = '--signer: the signer did not say which accounts it has.';
export const signerElsewhere = '--signer: the signer is on a different network than the node.';
export const portTaken = '--port: this port is already in use.';

export const serving = 'Programs can connect on port {port} of this machine. Ctrl-C stops it.';
export const allowed = 'allowed';
export const refused = 'refused';
export const unreadable = 'Unreadable';

export const isVerdict = 'Readback refused this request: {verdict}.';
export const isVerdictBecause = 'Readback refused this request: {verdict}. {because}';
export const because = 'Readback refused this request: {because}';
export const excluded = 'The policy does not allow a finding of the rule {rule}.';
export const excludedUnknown =
  'The policy does not allow a finding of the rule {rule}, and this rule could not be checked.';
export const noBook =
  'Look-alike addresses could not be checked: the policy does not list the addresses that you pay. Add them as “book”. The list may be empty.';
export const uncheckedRule = 'The rule {rule} could not be checked.';
export const policyChanged =
  'The policy file was changed, damaged or removed after readback serve started. Nothing is signed until you restart readback serve.';
export const capability =
  'The batch asks the wallet for {name} besides its calls, which the policy cannot limit.';
export const otherTarget = 'The policy does not allow requests to {target}.';
export const noTarget = 'The policy allows only requests to named addresses, and this request names none.';
export const tooMuchValue = 'The request sends {value} wei, more than the policy allows.';
export const tooMuchFee =
  'At the prices that the request sets, its fee could be {fee} wei, more than the policy allows.';
export const unknownValue = 'Could not compute how much of the network’s currency the request sends.';
export const tooMuchPerDay =
  'The request sends {value} wei. With the {before} wei of the last 24 hours, that is more than the policy allows.';
export const tooManyTokens =
  'The request can send {value} base units of {token}, more than the policy allows.';
export const tooManyTokensPerDay =
  'The request can send {value} base units of {token}. Together with the {before} sent in the last 24 hours, that is more than the policy allows.';
export const otherToken = 'The policy does not allow the token {token} to leave the account.';
export const itemsLeave =
  'The request can send an item (NFT), or everything of a contract, which the policy’s limits on tokens cannot count.';
export const unknownTokens = 'Could not compute which tokens the request can send, and how much of each.';
export const unknownFee = 'Could not compute the highest fee that the request makes possible.';
export const feeInToken = 'The request pays a fee in a token, which the policy cannot limit.';
export const otherNetwork = 'The request is for a network other than {chainId}.';
export const noAccount = 'The request names no account, and the signer does not have exactly one.';
export const notTheirAccount = 'The signer does not have the account that the request names.';
export const otherMethod = 'Readback does not pass on {method}.';
export const askerLeft = 'Nobody is waiting for the answer any more.';
export const tooSlow = 'The reading was more than 30 seconds old each time, so nothing was signed.';
export const oddAnswer =
  'The signer’s answer is not what was asked for. It may still have signed or sent the request.';
export const otherSignature = 'The signer’s answer is not a signature of this request by this account.';
export const otherTransaction =
  'The signer’s answer is the hash of a different transaction. It may still have signed or sent the request.';
export const signerName = 'The signer';
