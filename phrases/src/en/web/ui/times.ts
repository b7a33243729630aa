export const never = 'never expires';
export const before = 'earlier than any date';
export const justNow = 'just now';
