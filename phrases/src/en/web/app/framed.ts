export const inside = 'Another page has embedded this one.';
export const noSigning = 'You cannot sign anything here.';
