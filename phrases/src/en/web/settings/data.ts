export const kept = 'Stored in this browser';
export const what = 'Data';
export const entries = 'Entries';
export const size = 'Size';
export const tables = {
  activity: 'Activity',
  book: 'Address book',
  tokens: 'Tokens',
  spenders: 'Spenders to check',
  abis: 'Contract ABIs',
  flights: 'Flight school results',
} as const;
export const fetched = 'Fetched within the last day';
export const settings = 'Settings and connections';
export const sizes = {
  none: 'nothing',
  small: 'less than 1 kB',
  kB: 'about {size} kB',
  MB: 'about {size} MB',
} as const;
export const keptLong =
  'This data is stored only on this device until you delete it here or the browser clears this page’s data. Fetched data is deleted automatically after a day.';

export const exporting = 'Export';
export const exportLead =
  'This saves one file with your Activity, address book, tokens, spenders, ABIs, Flight school results, sources, checks and units. The file shows what you own and what you did, so store it as safely as a bank statement. It contains no wallet keys or sessions, nothing from the assistant, and no fetched data.';
export const withNodes = 'Include your networks and nodes. A node URL may contain a provider’s key.';
export const save = 'Save as a file';
export const saved = 'The file was passed to your browser to save.';

export const copyToExtension = 'Copy to the extension';
export const copyTo = 'Copy to {site}';
export const copied = 'Copied. The other window shows what it would add: confirm it there.';
export const copyLead =
  'The site gets everything that the file would contain. Copy only to a Readback that you trust.';
export const copyHint =
  'To copy to a Readback in a browser tab, open Data in its Settings. It then appears here.';
export const extension = 'Copied from the extension';

export const importing = 'Import';
export const importLead =
  'You first see what a file would add. Nothing here is overwritten. Names from a file are labels: they are shown, but no check trusts them. Nodes, hosts and mutes are imported only if you select them.';
export const choose = 'Choose a file';
export const imported =
  '{count, plural, =0 {Nothing was imported} one {# entry was imported} other {# entries were imported}}';
export const importedHere =
  '{count, plural, one {# entry is on this page, but is not saved} other {# entries are on this page, but are not saved}}';
export const unreadable = 'This file could not be read.';
export const otherFile = 'This is not a file saved by Readback. Nothing was changed.';
export const otherVersion = 'This file is from another version of Readback. Nothing was changed.';
export const tooLarge =
  'This file is larger than {size, plural, one {# megabyte} other {# megabytes}}. Readback never saves a file that large. Nothing was changed.';
export const notJson = 'This file is damaged: it is not JSON. Nothing was changed.';

export const file = '<b>{name}</b>, created at {time} according to the file';
export const fileUndated = '<b>{name}</b>, without a creation date';
export const noTables =
  'The file contains no Activity, address book, tokens, spenders, ABIs or Flight school results.';
export const fresh = '{table}: {count} new';
export const freshAbis =
  'Function names from imported ABIs count as guesses in every Review. To vouch for an ABI, paste it yourself.';
export const same = '{count} already saved here.';
export const other = '{count} already saved here with different values: your values are kept.';
export const left = '{count} left out: {why}.';
export const whyLeft = {
  damaged: 'damaged',
  twice: 'listed twice, with different values',
  beyond: 'over the limit of {count}',
  tooLarge: 'too large',
  changed: 'request and digest do not match',
  deep: 'nested too deeply',
  number: 'invalid number',
  key: 'field name not allowed',
  unknown: 'unknown part',
} as const;
export const show = 'Show new items';
export const more = 'and {count} more';
export const rows = {
  activity: '{date}: {title}',
  book: '{name}, {address}',
  token: '{symbol}, {address} on {network}{state, select, hidden {, hidden} other {}}',
  spender: '{address} on {network}',
  flight: '{date}: {scenario}{decided, select, right {, right} wrong {, wrong} other {}}',
  abi: '{name}, {address} on {network}',
} as const;
export const unnamedToken = 'A token';
export const unnamedAbi = 'An ABI';

export const oneByOne = 'One by one';
export const oneByOneLead =
  'Each of these settings affects which hosts this page asks, or what it warns about. Select only what you set yourself. A file cannot say which accounts you know: confirm known accounts one at a time.';
export const tooMany =
  '{count, plural, one {# more change is} other {# more changes are}} left out: there are too many to review one by one.';
export const looser =
  'Left out, because a file cannot make checks less strict: {figures}. You can change these limits under Checks in Settings.';
export const looserFigure = '“{label}” at {figure}';
export const unknown =
  '{count, plural, one {# part of the file is unknown and was} other {# parts of the file are unknown and were}} left out.';
export const take = 'Import selected items';
export const cancel = 'Cancel';

export const now = 'Now';
export const next = 'After import';
export const on = 'on';
export const off = 'off';

export const theme = 'Theme';
export const themes = { system: 'Auto', light: 'Light', dark: 'Dark' } as const;
export const times = 'Time zone';
export const timeUnits = { local: 'Device time', utc: 'UTC' } as const;
export const fees = 'Gas fee unit';
export const feeUnits = { coin: 'Native currency', gwei: 'Gwei' } as const;

export const nameOf = 'Name of {address}';
export const nameRisk =
  'The new name will count as a label imported from a file. Checks that trusted your own name for this address will warn again.';
export const block = 'Block {address}';
export const notBlocked = 'not blocked';
export const blocked = 'blocked: requests that involve this address are a Stop';
export const watch = 'Watch {address}';
export const watchNamed = 'Watch {address}, which the file calls “{name}”';
export const notWatched = 'not watched';
export const watched = 'watched: shown among your accounts, but no check trusts it';
export const watchRisk = 'The account will count as yours once a wallet shares it.';

export const stricter = 'The default is {figure}. With this limit, the check warns more often.';
export const mute = '“{rule}” for {address} on {network}';
export const heard = 'not muted';
export const muted = 'muted';
export const muteRisk =
  'This check will no longer count for this address on this network. Select this only if you muted the check yourself.';
export const blockSite = 'Block the site {site}';
export const siteBlocked = 'blocked';
export const auditor = 'Auditor {address}';
export const notListed = 'not listed';
export const listed = 'listed';
export const auditorRisk =
  'What this auditor signs will be shown next to contract descriptions. Select this only if you chose this auditor yourself.';

export const chain = 'chain {id}';
export const ownNetwork = 'Your own network, chain {id}';
export const noNetwork = 'none';
export const networkNow = '{name}, {node}';
export const networkThen = '{name}, {symbol}, {node}';
export const disable = 'Disable {network}';
export const node = 'Node for {network}';
export const nodeRisk = 'A node learns what you look at, and a dishonest node can make a readback wrong.';

export const source = '{source} as a source';
export const sourceRisk = 'Checks that need this source cannot be run.';
export const host = 'Host for {source}';
export const hostRisk = 'This host would learn what is asked, and could give wrong answers.';

export const forgetting = 'Forget';
export const forgetLead =
  'You can forget balances, names and all other fetched data at any time. This data is fetched again when needed. Avatars may stay in the browser’s own cache, which only the browser can clear.';
export const forgetFetched = 'Forget fetched data';
export const forgotten =
  'Fetched data was deleted from memory and disk. What is on screen now was loaded earlier.';
export const everythingLead =
  '“Everything” includes what you created here: Activity, address book, tokens, ABIs, settings and wallet connections.';
export const forgetEverything = 'Forget everything';
export const forgetQuestion = 'Forget everything?';
export const forgetWarning =
  'Everything that Readback stores in this browser will be deleted, in every tab. This cannot be undone. To keep a copy, export it first.';
export const losses = {
  requests: '{count, plural, one {# request} other {# requests}} with readbacks, signatures and hashes',
  names: '{count, plural, one {# name} other {# names}} that you gave, and the list of your accounts',
  tables: 'tokens, spenders and ABIs that you added, and networks and nodes that you set',
  settings: 'sources, units, theme, and the assistant’s setup',
  wallet: 'the connection to your wallet',
  asked:
    '<b>{count, plural, one {# request} other {# requests}} still open in a wallet.</b> Forgetting does not cancel {count, plural, one {it: reject it} other {them: reject them}} in the wallet. Otherwise, what the wallet signs will not be checked here.',
  waiting:
    '<b>{count, plural, one {# transaction} other {# transactions}} not mined yet.</b> {count, plural, one {Its} other {Their}} outcome will no longer be compared with the readback.',
} as const;
export const keep = 'Keep everything';
