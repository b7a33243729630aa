export const verify = 'Verify this signature';
/** After “Copy”. */
export const asProof = 'as proof';
export const forOwners = 'Save for the other owners';
