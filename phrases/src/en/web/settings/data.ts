export const kept = 'Stored in this browser';
export const what = 'What';
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
  'It is stored only on this device until you delete it here or the browser clears this page’s data. Fetched data is deleted automatically after a day.';

export const exporting = 'Export';
export const exportLead =
  'One file with your Activity, address book, tokens, spenders, ABIs, sources and units. It shows what you own and did: keep it like a bank statement. It contains no wallet keys or sessions, nothing from the assistant, and no fetched data.';
export const withNodes = 'Include your networks and nodes. A node URL may contain a provider’s key.';
export const save = 'Save as a file';
export const saved = 'Passed to your browser to be saved.';

export const importing = 'Import';
export const importLead =
  'You first see what a file would add. Nothing here is overwritten. Names from a file are labels: they are shown, but no check trusts them. Nodes, hosts and mutes are imported only if you select them.';
export const choose = 'Choose a file';
export const imported =
  '{count, plural, =0 {Nothing was imported} one {Imported: # thing} other {Imported: # things}}';
export const unreadable = 'This file could not be read.';
export const otherFile = 'This is not a file saved by Readback. Nothing was changed.';
export const otherVersion = 'This file is from another version of Readback. Nothing was changed.';
export const tooLarge =
  'This file is larger than {size, plural, one {# megabyte} other {# megabytes}}. Readback saves no file that large. Nothing was changed.';
export const notJson = 'This file is damaged: it is not JSON. Nothing was changed.';

export const file = '<b>{name}</b>, which says that it was created at {time}';
export const fileUndated = '<b>{name}</b>, which does not say when it was created';
export const noTables = 'It contains no Activity, address book, tokens or ABIs.';
export const fresh = '{table}: {count} new';
export const freshAbis =
  'Their function names are guesses in every Review. Paste an ABI yourself to vouch for it.';
export const same = '{count} already here.';
export const other = '{count} already here with different values: yours are kept.';
export const left = '{count} left out: {why}.';
export const whyLeft = {
  damaged: 'damaged',
  twice: 'twice in the file, with different values',
  beyond: 'beyond the first {count}',
  tooLarge: 'too large',
  changed: 'the request does not match its digest',
  deep: 'nested too deeply',
  number: 'it contains an invalid number',
  key: 'it contains a key that is not allowed',
  unknown: 'a part of it is unknown',
} as const;
export const show = 'Show what is new';
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
  'Each of these changes which hosts this page asks, or what it warns about. Check only what you set yourself. A file cannot say which accounts you know: confirm those one at a time.';
export const tooMany =
  '{count, plural, one {# more change is} other {# more changes are}} left out: there are too many to review one by one.';
export const looser =
  'Left out, because a file cannot make checks less strict: {figures}. You can change this in Settings, Checks.';
export const looserFigure = '“{label}” at {figure}';
export const unknown =
  '{count, plural, one {# part of the file is unknown and was} other {# parts of the file are unknown and were}} left out.';
export const take = 'Import what is checked';
export const cancel = 'Cancel';

export const now = 'Now';
export const next = 'Then';
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
  'Its name will count as a label imported from a file. Checks that trusted your name for it will warn again.';
export const block = 'Block {address}';
export const notBlocked = 'not blocked';
export const blocked = 'blocked: requests that involve it are a Stop';
export const watch = 'Watch {address}';
export const watchNamed = 'Watch {address}, which the file calls “{name}”';
export const notWatched = 'not watched';
export const watched = 'watched: shown among your accounts, but no check trusts it';
export const watchRisk = 'It counts as yours once a wallet shows it.';

export const stricter = 'The standard is {figure}. The check then warns more often.';
export const mute = '“{rule}” for {address} on {network}';
export const heard = 'heard';
export const muted = 'muted';
export const muteRisk =
  'This check will no longer count for that address on that network. Check this only if you muted it yourself.';
export const blockSite = 'Block the site {site}';
export const siteBlocked = 'blocked';
export const auditor = 'Auditor {address}';
export const notListed = 'not listed';
export const listed = 'listed';
export const auditorRisk =
  'What this account signs will be shown beside contract descriptions. Check this only if you chose it.';

export const chain = 'chain {id}';
export const ownNetwork = 'Your own network, chain {id}';
export const noNetwork = 'none';
export const networkNow = '{name}, {node}';
export const networkThen = '{name}, {symbol}, {node}';
export const disable = 'Disable {network}';
export const node = 'Node for {network}';
export const nodeRisk = 'A node learns what you look at, and a lying node can make a readback wrong.';

export const source = '{source} as a source';
export const sourceRisk = 'Checks that need it will have no answer.';
export const host = 'Host for {source}';
export const hostRisk = 'That host would learn what is asked, and could give wrong answers.';

export const forgetting = 'Forget';
export const forgetLead =
  'You can forget balances, names and all other fetched data at any time: it is fetched again when needed. Pictures may stay in the browser’s own cache, which only the browser clears.';
export const forgetFetched = 'Forget fetched data';
export const forgotten = 'Forgotten, in memory and on disk. What is on screen now was read before.';
export const everythingLead =
  '“Everything” includes what you created here: Activity, address book, tokens, ABIs, settings and wallet connections.';
export const forgetEverything = 'Forget everything';
export const forgetQuestion = 'Forget everything?';
export const forgetWarning =
  'Everything Readback keeps in this browser is deleted, in every tab. This cannot be undone. To keep a copy, export it first.';
export const losses = {
  requests: '{count, plural, one {# request} other {# requests}} with readbacks, signatures and hashes',
  names: '{count, plural, one {# name} other {# names}} you gave, and which accounts are yours',
  tables: 'tokens, spenders and ABIs you added, networks and nodes you set',
  settings: 'sources, units, theme, and the assistant’s setup',
  wallet: 'the connection to your wallet',
  asked:
    '<b>{count, plural, one {# request} other {# requests}} still open in a wallet.</b> Forgetting does not cancel {count, plural, one {it: reject it} other {them: reject them}} in the wallet, or what it signs will not be checked here.',
  waiting:
    '<b>{count, plural, one {# transaction} other {# transactions}} not mined yet.</b> {count, plural, one {Its} other {Their}} outcome will no longer be compared with what was read back.',
} as const;
export const keep = 'Keep it';
