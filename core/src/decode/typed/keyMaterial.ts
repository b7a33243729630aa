import type { TypedForm } from './form.ts';

/** dYdX 3 and 4: their programs make the secret keys of an account there out of the signature. */
export const keyMaterial: TypedForm = {
  shapes: ['(string action,string onlySignOn)', '(string action)'],
  means: () => ({ kind: 'keys', text: ['action'] }),
};
