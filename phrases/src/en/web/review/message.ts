export const fullMessage = 'Full message';
export const notText = '{bytes, plural, one {# byte} other {# bytes}}, not text {copy}';
export const bytes = 'bytes';
