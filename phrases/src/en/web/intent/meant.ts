export const question = 'What do you want to do?';
export const hint = 'Say it first, and Readback stops a request that does anything else.';
export const openingSaid = 'Opening what you said';
