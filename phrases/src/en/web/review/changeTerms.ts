export const rate = '1 {one} ≈ {amount} {of}';
export const worst = 'at worst {percent, number}% less';
export const poolFee = '{named, select, yes {{pools} fee} other {pool fee}} {percent, number}%';
