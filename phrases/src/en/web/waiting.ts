export const title = 'Waiting';
export const lead =
  'Requests from scripts on this computer, and from apps that you connect here, wait until you sign or reject them. Nothing reaches your wallet before you have reviewed it.';
export const count = '{count, plural, one {# request is waiting} other {# requests are waiting}}';

export const none = 'No requests are waiting';
export const noneHint = 'Connect an app or a script below. Its requests will appear here.';

export const from = '{time}, {asked}{named, select, yes { that calls itself {name}} other {}}';
export const reading = 'Reading the request';
export const what = '{kind}{directed, select, yes { to {to}} other {}}';
export const where =
  '{on, select, yes {on {network}, } other {}}for {named, select, yes {{account}} other {any account}}';
export const review = 'Review';
export const opened = 'Continue review';
export const atWallet = 'In your wallet';
export const reject = 'Reject';
export const showMore = 'Show {count} more of {left}';

export const connect = 'Connect a script';
export const address = 'Address';
export const addressHint =
  'Programs that know this address can see your connected account and send you requests. The address changes when the server restarts.';
export const copied = 'script address';
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
  'Many tools give up after 10 to 45 seconds. Give them more time, so that you can read the request first: a timeout of 30 minutes (1,800,000 milliseconds) in most tools.';

export const done = 'Answered or ended';
/** `by` says who asks: an app, or a script. */
export const ends = {
  answered: 'Answered',
  rejected: 'Rejected',
  failed: 'Wallet error',
  unreadable: 'Refused',
  asker: '{by, select, app {App left} other {Script left}}',
  late: 'Timed out',
  closed: '{by, select, app {Disconnected} other {Server stopped}}',
} as const;
export const endsWhy = {
  answered: 'The {by, select, app {app} other {script}} received the signature or hash.',
  rejected: 'The {by, select, app {app} other {script}} was told that you rejected the request.',
  failed: 'The {by, select, app {app} other {script}} was told that the wallet did not sign.',
  unreadable: 'The {by, select, app {app} other {script}} was told what was wrong: {problem}',
  asker:
    '{by, select, app {The app disconnected before it was answered.} other {The script stopped waiting before it was answered.}}',
  late: '{by, select, app {The request expired before it was answered.} other {Nobody answered within 30 minutes. The script was told so.}}',
  closed:
    '{by, select, app {You disconnected the app. It no longer waits.} other {The connection to the server was lost. The script no longer waits.}}',
} as const;
