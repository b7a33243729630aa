export const never = 'never expires';
export const before = 'before all dates';
export const justNow = 'just now';
