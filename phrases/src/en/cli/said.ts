/** How a request compares with the file of `--intent`. */
export const parts = {
  'intent.scope': 'the account and network',
  'intent.pays': 'what you pay',
  'intent.gets': 'what you get',
  'intent.allows': 'the permissions',
  'intent.controls': 'who is in control',
  'intent.signs': 'the text',
  'intent.happens': 'everything else',
} as const;

export const asYouSaid = 'As you said: everything was compared with your intent.';
export const notAsYouSaid = 'Not as you said. Reject the request.';
export const open = 'Not compared in full with what you said: {why}. No difference was found.';
export const openSince = 'Not compared in full with what you said. {why}';
export const asSaid = 'As intended: {parts}.';
export const notCompared = 'Not fully compared: {parts} ({why}).';
export const noSimulation = 'there is no simulation: {why}';
export const promises = 'no check can tell what a text promises';
export const otherActs = 'another account would act, or it is unknown which';
export const unread = 'not everything was read';
export const bytesOnly =
  'Without a simulation, only the amounts, accounts and limits in the request itself were compared.';
