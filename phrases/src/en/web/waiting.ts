export const title = 'Requests';
export const lead =
  'Requests from scripts on this computer, and from apps that you connected, wait until you sign or reject them. Nothing reaches your wallet before you have reviewed it.';
export const count = '{count, plural, one {# request is waiting} other {# requests are waiting}}';

export const none = 'No requests are waiting';
export const noneHint =
  'Connect a site, an app or a script on <link>Connections</link>. Its requests will appear here.';
export const leadSites =
  'Requests from sites wait here until you sign or reject them. Nothing reaches your wallet before you have reviewed it.';
export const noneSites = 'When a site asks a wallet in this browser to sign something, it appears here.';

export const from = '{time}, {asked}{named, select, yes { that calls itself {name}} other {}}';
/** Below a request that was made before. */
export const again = 'You rejected the same request, which came {time}.';
export const reading = 'Reading the request';
export const what = '{kind}{directed, select, yes { to {to}} other {}}';
export const where =
  '{on, select, yes {on {network}, } other {}}for {named, select, yes {{account}} other {any account}}';
export const review = 'Review';
export const opened = 'Continue review';
export const atWallet = 'In your wallet';
export const passOn = 'Let the wallet ask me';
export const reject = 'Reject';
export const showMore = 'Show {count} more of {left}';

export const connect = 'Connect a script';
export const address = 'URL';
export const addressHint =
  'Programs that know this URL can see your connected account and send you requests. The URL changes when the server restarts.';
export const copied = 'script URL';
export const noEndpoint =
  'The server of this page is not answering. Scripts cannot connect until it runs again.';
export const noWallet = 'No wallet is connected, so scripts see no account.';
export const examples = 'For example';
/** Commands, which are the same in every language. */
export const commands = [
  'cast send --rpc-url {endpoint} --rpc-timeout 1800 --unlocked --from $ACCOUNT $CONTRACT "approve(address,uint256)" $SPENDER 0',
  'forge script Deploy --rpc-url {endpoint} --unlocked --sender $ACCOUNT --broadcast',
] as const;
export const timeouts =
  'Many tools give up after 10 to 45 seconds. Set a timeout of 30 minutes (1,800,000 milliseconds), so that you have time to read the request.';

export const done = 'Answered or ended';
/** `by` says who asks: an app, a site, or a script. */
export const ends = {
  answered: 'Answered',
  passed: 'Passed to your wallet',
  rejected: 'Rejected',
  failed: 'Wallet error',
  unreadable: 'Refused',
  asker: '{by, select, app {App left} site {Site left} other {Script left}}',
  late: 'Timed out',
  closed: '{by, select, app {Disconnected} other {Server stopped}}',
} as const;
export const endsWhy = {
  passed: 'Your wallet received the request, and asks you itself.',
  answered: 'The {by, select, app {app} site {site} other {script}} received the signature or hash.',
  rejected: 'The {by, select, app {app} site {site} other {script}} was told that you rejected the request.',
  failed: 'The {by, select, app {app} site {site} other {script}} was told that the wallet did not sign.',
  unreadable: 'The {by, select, app {app} site {site} other {script}} was told what was wrong: {problem}',
  asker:
    '{by, select, app {The app disconnected before it was answered.} site {The page was left before it was answered.} other {The script stopped waiting before it was answered.}}',
  late: '{by, select, app {The request expired before it was answered.} site {Nobody answered within 30 minutes. The site was told so.} other {Nobody answered within 30 minutes. The script was told so.}}',
  closed:
    '{by, select, app {You disconnected the app. It no longer waits.} other {The connection to the server was lost. The script no longer waits.}}',
} as const;

/** What a call would change in a wallet without a signature. */
export const passing = {
  network: 'Your wallet is asked to add a network that calls itself {name}, chain {chain}.',
  networkWhy:
    'Your wallet would then believe what this node says about the network: {nodes}. Add networks only from sources you trust.',
  token:
    'Your wallet is asked to list {named, select, yes {a token that calls itself {symbol}} other {a token without a name}}: {address}.',
  tokenWhy: 'Anyone can choose any name for a token. Listing it does not make it worth anything.',
  permissions: 'Your wallet is asked for permissions: {names}.',
  permissionsWhy: 'Your wallet shows what each of them allows. Grant only what you understand.',
} as const;
