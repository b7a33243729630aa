/** The heading of the questions, which is there before the rest of their words. */
export const title = 'Questions';
