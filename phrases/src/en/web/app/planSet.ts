export const set = 'Plan set';
export const hint = 'The next request is compared with what you said it should do.';
