export const title = 'Networks';
export const lead =
  'This page asks only the nodes of networks that are on. A node learns what it is asked: which accounts and contracts are read, and which requests are simulated.';
export const none = 'No network';
export const noneHint =
  'This page’s host offers none. Requests are still decoded, but not simulated. Add a network below.';
export const needsReload = 'A change takes effect after a reload.';
export const needsReloadHint =
  'The page can reach only the nodes it was loaded with. Reloading loses what you typed elsewhere and have not read back.';
export const reload = 'Reload page';
export const done = { added: '{name} was added.', replaced: '{name} now has another node.' } as const;

export const chain = 'chain {id}, {symbol}';
export const states = {
  off: 'off: not asked',
  waiting: 'turns on when you reload the page',
  practice: 'practice chain from this page’s host',
  custom: 'added by you',
  replaced: 'node chosen by you',
  offered: 'offered by this page’s host',
} as const;
export const checkNode = 'Check this node';
export const checkNodeOf = 'Check this node of {name}';
export const otherNode = 'Use another node';
export const otherNodeOf = 'Use another node for {name}';
export const standardNode = 'Back to the standard node';
export const standardNodeOf = 'Back to the standard node of {name}';
export const remove = 'Remove';
export const removeOf = 'Remove {name}';
export const removal = 'Remove {name}?';
export const removalHint =
  'Its node URL is forgotten, with any key in it. What you did on this network stays in Activity.';
export const keep = 'Keep it';

export const asking = 'Asking the node what it supports';
export const checking = 'Checking the node with at most {count, plural, one {# request} other {# requests}}';
export const checked = 'Checked {ago}';
export const checkAgain = 'Check again';
export const retry = 'Retry';
export const noSimulation =
  'This node cannot simulate requests before they are signed. With it, transactions are at best Not fully read.';
export const simulationUnknown = 'Whether this node can simulate requests before they are signed is unknown.';
export const callsItself = 'Calls itself';
export const itSays = 'it says: {said}';

export const nodeUrl = 'Node URL';
export const newNode = 'New node for {name}';
export const check = 'Check the node';
export const checkingNode = 'Checking the node';
export const useNode = 'Use this node';
export const cancel = 'Cancel';
export const serves = '{host} serves {name}. Nothing is saved yet.';
export const nodeHint =
  'It is asked for its chain and capabilities, and learns your IP address. A key in the URL stays in this browser.';
export const reloads =
  'The page reloads to reach {host}, then continues here. What you typed elsewhere and have not read back is lost.';

export const add = 'Add a network';
export const addThis = 'Add this network';
export const network = 'Network';
export const chainId = 'Chain id';
export const name = 'Name';
export const currency = 'Currency symbol';
export const currencyHint = 'The currency must have 18 decimals, as nearly all do.';
export const explorer = 'Block explorer (optional)';
export const development = 'Its currency is {symbol}, as on all development chains.';
export const replaces = 'It replaces this page’s network “{name}”. Remove it to restore that one.';
export const known = 'Readback knows this chain as {name}, with {symbol} as its currency.';

export const find = 'Find a chain by name or id';
export const findHint =
  'Searches this page’s list of about {count, plural, one {# chain} other {# chains}}. Or type everything below.';
export const noList = 'The list could not be loaded. Type everything below instead.';
export const found = 'Chains found';
export const foundChain =
  'chain {id}, {symbol}{test, select, yes {, test network} other {}}{taken, select, yes {, already in the list} other {}}';
export const notFound = 'No chain in the list has this name or id.';
