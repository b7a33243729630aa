export const created = 'New contract';
export const destroyed = 'Sends its whole balance away';
export const payment = 'Payment';
export const withoutData = 'Call without data';

/** How a call stands to the one that is called. */
export const to = { code: 'with code of', created: 'at', paid: 'to', called: 'on' } as const;

export const onlyReads = 'only reads';
