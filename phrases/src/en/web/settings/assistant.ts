export const lead =
  'On a Review, and only when you press Explain, a model of your choice learns which kinds of facts there are. It answers only with their order: Readback writes every line you see. It learns no address, amount, name or text of the request. It changes no verdict and signs nothing.';
export const unreachable = 'This page may not reach this host yet';
export const unreachableHint =
  'The hosts a page may reach are fixed when it loads. After a reload, you can enter the key.';
export const reload = 'Reload page';
export const turnOff = 'Turn off and forget the key';

export const title = 'Assistant';
export const provider = 'Provider';
export const address = 'Address';
export const addressHint = 'Questions go only here. If you change the address, the key is forgotten.';
export const model = 'Model';
export const modelHint = 'As the provider writes it, such as {model}';
export const noModel = 'Enter the model’s name, as the provider writes it.';
export const structured = 'Enforce the answer’s format';
export const structuredHint =
  'Sends the answer’s format as a JSON schema. Turn it off for servers that reject it: the answer is checked here in any case.';
export const save = 'Save';
export const turnOn = 'Turn on';
export const reloads = 'The page reloads, so that it may reach this host.';

export const key = 'Key';
export const keyMaybe = 'Key, if the server requires one';
export const keyHint =
  'Use a separate key with a spending limit. Anyone who can run code in this page could use it.';
export const badKey = 'Enter the key as the provider shows it: one word of letters, digits and symbols.';
export const notRemembered = 'This browser cannot remember it. It is kept until the page is closed.';
export const kept = {
  disk: 'Remembered on this device, encrypted by this browser for this address.',
  memory: 'In memory until the page is closed or reloaded.',
} as const;
export const forget = 'Forget the key';
export const remember = 'Remember on this device';
export const rememberHint =
  'Off: it stays in memory until the page is closed. On: it is stored encrypted. A copy of the disk alone does not reveal it, but code in this page could still use it.';
export const useKey = 'Use this key';

export const test = 'Test';
export const testing = 'Testing';
export const testHint = 'Asks once about an example request. This uses about a thousand tokens.';
export const outcomes = {
  reached: 'Reached',
  refused: 'Reached, but the key was rejected',
  unreachable: 'Could not be reached',
} as const;
export const reached = {
  answered: 'The model answered in the format Readback needs.',
  rate: 'It accepts no more questions for now, or the account has no credit left.',
  busy: 'The provider has a problem. Test again later.',
  model:
    'It rejected this request. Most likely it does not know the model, or cannot enforce a format. You can change both above.',
  refusal: 'The model refused to answer.',
  length: 'The model’s answer was too long and was cut off.',
  other: 'The model did not answer in the format Readback needs. Try another model.',
} as const;
export const refused = 'Check that the key is from this provider, and that it may use this model.';
export const notReached =
  'The browser does not say why. Most likely the server does not allow this page (CORS), or is not running. {help} This page’s address is {origin}.';
export const answer = 'Answer received';

export const sent = 'What is sent';
export const sentLast = 'The last request as it was sent, with the key masked.';
export const sentExample = 'This is an example. Showing it sends nothing.';
export const body = 'Body of the request';
export const sentHint =
  'The provider also sees your IP address and the time. The browser adds headers of its own, such as its name and this page’s address.';
