/** Who gives an auditor its name: this app. */
export const namedBy = 'Readback';
