/** The language of the catalogues in this folder (BCP 47), by which numbers, dates, lists and plurals are written. */
export const tag = 'en';

/** The direction in which its lines run. */
export const direction: 'ltr' | 'rtl' = 'ltr';
