export const title = 'Networks';
export const lead =
  'This page asks only the nodes of networks that are turned on. A node learns what it is asked: which accounts and contracts are read, and which requests are simulated.';
export const none = 'No networks';
export const noneHint =
  'This page’s host offers no networks. Requests are still decoded, but not simulated. Add a network below.';
export const needsReload = 'A change takes effect after you reload the page.';
export const needsReloadHint =
  'This page can reach only the nodes that were set when it loaded. If you reload, you lose what you typed on other screens but did not read back.';
export const reload = 'Reload page';
export const done = { added: '{name} was added.', replaced: '{name} now uses another node.' } as const;

export const chain = 'chain {id}, {symbol}';
export const states = {
  off: 'off: its node is not asked',
  waiting: 'turns on when you reload the page',
  practice: 'practice chain from this page’s host',
  custom: 'added by you',
  replaced: 'node chosen by you',
  offered: 'offered by this page’s host',
} as const;
export const checkNode = 'Check this node';
export const checkNodeOf = 'Check this node for {name}';
export const otherNode = 'Use another node';
export const otherNodeOf = 'Use another node for {name}';
export const standardNode = 'Use the default node';
export const standardNodeOf = 'Use the default node for {name}';
export const remove = 'Remove';
export const removeOf = 'Remove {name}';
export const removal = 'Remove {name}?';
export const removalHint =
  'This deletes the network’s node URL and any key in it. What you did on this network stays in Activity.';
export const keep = 'Keep network';

export const asking = 'Asking the node what it supports';
export const checking = 'Checking the node with at most {count, plural, one {# request} other {# requests}}';
export const checked = 'Checked {ago}';
export const checkAgain = 'Check again';
export const retry = 'Retry';
export const noSimulation =
  'This node cannot simulate requests before they are signed. With this node, most transactions are at best “Not fully read”.';
export const simulationUnknown =
  'Could not check whether this node can simulate requests before they are signed.';
export const callsItself = 'Reported software';
export const itSays = 'the node says: {said}';

export const nodeUrl = 'Node URL';
export const newNode = 'New node for {name}';
export const check = 'Check the node';
export const checkingNode = 'Checking the node';
export const useNode = 'Use this node';
export const cancel = 'Cancel';
export const serves = '{host} is a node for {name}. Nothing is saved yet.';
export const nodeHint =
  'Readback asks the node for its chain and capabilities. The node learns your IP address. A key in the URL is stored only in this browser.';
export const reloads =
  'The page reloads to reach {host}, then continues here. What you typed on other screens but did not read back is lost.';

export const add = 'Add a network';
export const addThis = 'Add this network';
export const network = 'Network';
export const chainId = 'Chain ID';
export const name = 'Name';
export const currency = 'Currency symbol';
export const currencyHint = 'The currency must have 18 decimals, as nearly all do.';
export const explorer = 'Block explorer (optional)';
export const development = 'The chain’s currency is {symbol}, as on all development chains.';
export const replaces =
  'The new network replaces “{name}” from this page’s host. Remove the new network to restore the old one.';
export const known = 'Readback knows this chain as {name}, with {symbol} as its currency.';

export const find = 'Find a chain by name or ID';
export const findHint =
  'This searches a list of about {count, plural, one {# chain} other {# chains}}. You can also fill in the form below.';
export const noList = 'The list of chains could not be loaded. Fill in the form below instead.';
export const found = 'Chains found';
export const foundChain =
  'chain {id}, {symbol}{test, select, yes {, test network} other {}}{taken, select, yes {, already in the list} other {}}';
export const notFound = 'No chain in the list has this name or ID.';
