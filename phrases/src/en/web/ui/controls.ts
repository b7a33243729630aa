export const close = 'Close';
export const choose = 'Choose';
export const on = 'On';
export const off = 'Off';
