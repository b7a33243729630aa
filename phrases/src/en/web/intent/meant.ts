export const question = 'What did you mean to do?';
export const hint = 'Say it first, and Readback stops a request that does anything else.';
export const openingSaid = 'Opening what you said';
