export const lead =
  'A model of your choice can read questions and plans in words that Readback does not know. It is asked only when you press “Ask the model” on a Review, or “Fill in with the assistant” where you say what you want to do. Your words are sent with placeholders for addresses, numbers, dates, tokens, networks and names. A name in lower case that Readback does not know is sent as a word. The model also learns which of these are in the request, and nothing else of it. The model picks from Readback’s lists, and Readback writes every line. It changes no verdict and signs nothing. On Contracts, “Point at lines” sends a contract’s published source, without comments, strings and addresses. The answer is shown as not checked.';
export const unreachable = 'This page cannot reach this host yet';
export const unreachableHint =
  'The hosts that this page can reach are fixed when the page loads. Reload the page, then enter the key.';
export const reload = 'Reload page';
export const turnOff = 'Turn off and forget the key';

export const title = 'Assistant';
export const provider = 'Provider';
export const address = 'URL';
export const addressHint = 'Requests go only to this URL. If you change the URL, the key is forgotten.';
export const model = 'Model';
export const modelHint = 'The name that the provider uses, such as {model}';
export const noModel = 'Enter the model’s name as the provider writes it.';
export const structured = 'Enforce the answer’s format';
export const structuredHint =
  'Sends the answer’s format as a JSON schema. Turn this off for servers that reject the schema. Readback checks the answer either way.';
export const save = 'Save';
export const turnOn = 'Turn on';
export const reloads = 'The page reloads, so that it can reach this host.';

export const key = 'Key';
export const keyMaybe = 'Key, if the server requires one';
export const keyHint =
  'Use a separate key with a spending limit. Anyone who can run code in this page could use the key.';
export const badKey = 'Enter the key as the provider shows it: letters, digits and symbols, without spaces.';
export const notRemembered =
  'This browser cannot remember the key. The key is kept until the page is closed or reloaded.';
export const kept = {
  tab: 'The key is kept, encrypted, until this tab is closed.',
  disk: 'The key is kept on this device, encrypted, and works only with this provider’s URL.',
  memory: 'The key is kept in memory until the page is closed or reloaded.',
} as const;
export const forget = 'Forget the key';
export const useKey = 'Use this key';

export const test = 'Test';
export const testing = 'Testing';
export const testHint =
  'Asks the model once about an example. This uses about 2,000 of the model’s tokens (units of text).';
export const outcomes = {
  reached: 'Reached',
  refused: 'Reached, but the key was rejected',
  unreachable: 'Could not be reached',
} as const;
export const reached = {
  answered: 'The model answered in the format Readback needs.',
  rate: 'The provider is not accepting more requests right now, or the account has no credit left.',
  busy: 'The provider is having problems. Test again later.',
  model:
    'The provider rejected the test request. Most likely the provider does not know the model, or the model cannot follow a format. You can change both settings above.',
  refusal: 'The model refused to answer.',
  length: 'The model’s answer was too long and was cut off.',
  other: 'The model did not answer in the format Readback needs. Try another model.',
} as const;
export const refused = 'Check that the key is from this provider, and that it is allowed to use this model.';
export const notReached =
  'The browser does not say why. Most likely the server does not allow this page (CORS), or is not running. {help} This page’s URL is {origin}.';
export const answer = 'Answer received';

export const sent = 'What is sent';
export const sentLast = 'This is the last request as it was sent, with the key masked.';
export const sentExample = 'This is an example, for the question “{question}”. Showing it sends nothing.';
/** A question about no request. */
export const example = 'Can 0x9f2c…41ae take 500 USDC?';
export const body = 'Request body';
export const sentHint =
  'The provider also sees your IP address and the time. The browser adds headers of its own, such as its name and this page’s URL.';

export const keep = 'Keep the key';
export const keepFor = {
  page: 'Until the page is closed or reloaded',
  tab: 'Until this tab is closed',
  device: 'On this device',
} as const;
export const keepHint =
  'A key that outlives the page is stored encrypted. A copy of the disk alone does not reveal it, but code in this page could still use it.';

export const dailyLimit = 'Daily limit in tokens';
export const dailyHint =
  'Used today: {used}. Beyond the limit, Readback does not ask the model until tomorrow.';
export const badLimit = 'Enter a whole number from 1,000 to 100,000,000.';
export const limited = 'The model was not asked: your daily limit is used up.';

export const models = 'List models';
export const modelsHint = 'Asks the provider which models this key can use.';
export const listing = 'Listing';
export const chooseModel = 'Model from the list';
export const noModels = 'The provider lists no models.';
export const modelsFailed = 'Could not list the models. Enter the model’s name by hand.';

export const availability = {
  available: 'This browser has a model on this device. Nothing leaves the device.',
  downloadable: 'This browser can download a model. The first request starts the download.',
  downloading: 'This browser is downloading its model.',
  unavailable: 'This browser has no model of its own on this device.',
} as const;

export const openRouter = 'Get a key from OpenRouter';
export const openRouterHint =
  'You sign in at openrouter.ai, where you can limit what the key may spend. The key is kept until this tab is closed.';
export const openRouterFailed = 'OpenRouter gave no key. Try again, or enter a key by hand.';
