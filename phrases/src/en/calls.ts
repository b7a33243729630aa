export const created = 'New contract';
export const destroyed = 'Sends the contract’s full balance away';
export const payment = 'Payment';
export const withoutData = 'Call without data';

/** How a call stands to the one that is called. */
export const to = { code: 'using the code of', created: 'at', paid: 'to', called: 'on' } as const;

export const onlyReads = 'read-only';
