export const about = '≈ {amount}';
export const less = 'less than {amount}';
