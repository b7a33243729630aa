/** Where a request is on the page, and before one is. */
export const question = 'What did you mean to do?';
export const questionFirst = 'What do you want to do?';

export const openingForm = 'Opening the form';

export const lead =
  'Say it in your own words, or fill in the form. Readback takes nothing from a request into this form.';
export const leadHere =
  'Say what you wanted in your own words, without copying from this page. Readback takes nothing from the request into this form.';

export const want = 'I want to';
export const presets = {
  send: 'Send',
  swap: 'Swap',
  wrap: 'Wrap or unwrap',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  repay: 'Repay a loan',
  bridge: 'Move to another network',
  claim: 'Claim',
  buy: 'Buy an NFT',
  list: 'List an NFT for sale',
  allow: 'Allow a spender',
  revoke: 'Revoke an allowance',
  signIn: 'Sign in to a site',
  say: 'Sign a text',
  change: 'Change who controls an account',
  cancel: 'Cancel what waits',
  nothing: 'Nothing',
} as const;
export const nothingMeans = 'Nothing may leave, nothing may be allowed and nothing may change.';

export const howMany = 'How many';
export const cancels = { one: 'One of them', all: 'All that wait' } as const;
export const cancelMeans =
  'An order or a signature is canceled by a call. Your wallet cancels a pending transaction with an empty one that has the same nonce. Readback checks that nothing else happens.';
export const revokedOnAccounts =
  'Accounts lists every allowance, the riskiest first, and can revoke one or several at once. To revoke here, choose one spender.';

export const account = 'Account';
export const accountHint = 'The account that would sign';
export const accountNeeded = 'Connect a wallet, or type whose account it is.';
export const chooseNetwork = 'Choose a network.';
export const addressNeeded = 'Type an address or a name.';

export const pays = 'You pay';
export const sends = 'You send';
export const gets = 'You get';
export const deposits = 'You deposit';
export const repays = 'You repay';
export const takesOut = 'You take out';
export const outOf = 'Out of';
export const outOfHint =
  'The vault or app that it comes from. Leave it empty if you do not know its address.';
export const givesBack = 'You give back';
export const givesBackMost = 'At most';
export const givesBackHint =
  'Many vaults take a token back for what you withdraw, such as aUSDC or a share. Name it here: a token that leaves and is not named stops the request.';
export const buys = 'NFT';
export const onto = 'To network';
export const ontoHint =
  'What arrives there cannot be checked here. Readback checks what leaves, and who gets it.';
export const app = 'App';
export const appHint = 'Where you want to do it. It is not compared with the request.';
export const of = 'Allowance of';
export const amount = 'Amount';
export const count = 'How many';
export const how = 'How much';
export const hows = { exactly: 'Exactly', atMost: 'At most', all: 'All I hold' } as const;
export const least = 'At least';
export const leastHint = 'The minimum that must arrive. Ignore anything more that the app promises.';
export const price = 'Price, at least';

export const item = 'An NFT, by collection';
export const collection = 'A whole collection';
export const collectionAddress = 'Collection';
export const otherToken = 'Another token, by address';
export const tokenAddress = 'Token';
export const itemId = 'Token ID';
export const itemIdNeeded = 'Type the token ID, in digits.';
export const chooseAsset = 'Choose an asset.';

export const to = 'To';
export const spender = 'Spender';
export const into = 'Into';
export const intoHint =
  'The vault or app that takes the deposit. Leave it empty if you do not know its address.';
export const limit = 'Up to';
export const limits = { upTo: 'An amount', noLimit: 'No limit' } as const;
export const until = 'Until';
export const untilHint = 'Leave it empty if the time does not matter.';
export const untilPast = 'This time is in the past. Choose a later one.';
export const untilUnread = 'Choose a date and a time.';
export const everything = 'Revoke';
export const everythings = {
  one: 'One allowance',
  all: 'All allowances of this spender',
  everyone: 'All allowances of everyone',
  risky: 'Every risky allowance',
} as const;
export const direction = 'Direction';
export const directions = { wrap: 'Wrap', unwrap: 'Unwrap' } as const;
export const wrapped = 'Wrapped token';

export const site = 'Site';
export const siteHint = 'The host as it is in the address bar, such as app.example.org';
export const siteNeeded = 'Type the host of the site, such as app.example.org.';
export const text = 'Text';
export const textHint = 'The text that you want to sign, letter for letter';
export const textNeeded = 'Type the text.';

export const part = 'What changes';
export const parts = {
  owner: 'An owner',
  threshold: 'How many owners must sign',
  module: 'A module',
  guard: 'The guard',
  handler: 'The fallback handler',
  code: 'The code of the account',
  delegation: 'What the account delegates to',
} as const;
export const ofAccount = 'Of';
export const ofAccountHint = 'The account that changes. Empty means your own.';
export const becomes = 'New';
export const becomesHint = 'Who or what is added. Leave it empty if nobody is.';
export const replaces = 'Old';
export const replacesHint = 'Who or what is removed. Leave it empty if nobody is.';
export const becomesNeeded = 'Type the new account, the old one, or both.';
export const threshold = 'New number';
export const thresholdNeeded = 'Type a whole number above 0.';

export const fee = 'Maximum gas fee ({symbol})';
export const feeHint = 'Leave it empty if the fee does not matter.';
export const more = 'Network and fee';

export const amountNeeded = 'Type an amount above 0.';
export const decimalsAwaited = 'The token’s decimals are still being read. Try again in a moment.';
export const whichAmount =
  'This can be read in {count, plural, one {another way} other {# ways}}. Which amount is it?';

export const invisible = 'This text has invisible characters. Delete it and type it again.';
export const tooLong = 'This has {count} characters. The maximum is {most}.';
export const isRequest = 'This looks like a request. Paste it on Start. Here, say what it should do.';
export const isPhrase =
  'This looks like a recovery phrase. Never type one into a web page. It was not saved; delete it here.';
export const isKey =
  'This looks like a private key. Never type one into a web page. It was not saved; delete it here.';

export const tokensHere = 'your tokens';
export const practiceChain = 'the practice chain';

export const andAlso = 'And also…';
export const soFar = 'What you said so far';
export const edit = 'Edit';
export const remove = 'Remove';
export const leaveOut = 'Leave this out';
export const alone = 'A text, a sign-in or “Nothing” must be the only entry. Remove the rest first.';
export const elsewhere = 'This is for another account or network. Edit it or remove it.';

export const readBack = 'Read it back';
/** What a press does where the words say several things. */
export const nextPart = 'Next: {count, plural, one {# more} other {# more}} in your words';
export const notLoaded =
  'Part of Readback could not be loaded, so this could not be read back. What you typed is kept. Try again, or reload the page.';
export const youMean = 'You mean';
export const thisIsIt = 'This is what I mean';
/** The same, where Readback can also make the request. */
export const onlyCompare = 'Compare my next request';
export const change = 'Change it';
export const waits =
  'For 30 minutes, Readback compares what you said with the next request from this account. What you said is not sent anywhere, and is not in any link.';
export const comparesHere =
  'Readback reads the request on this page again and compares it with what you said. What you said is not sent anywhere, and is not in any link.';
export const forAccount = 'For {account} on {network}';
export const forAccountOnly = 'For {account}';
