export const rate = '1 {one} ≈ {amount} {of}';
export const worst = 'at worst {percent, number}% less';
export const poolFee = 'pool fee {percent, number}%';
