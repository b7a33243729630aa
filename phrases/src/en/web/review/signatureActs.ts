export const verify = 'Verify this signature';
/** After “Copy”. */
export const asProof = 'as proof';
