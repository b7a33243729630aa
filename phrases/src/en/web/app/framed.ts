export const inside = 'This page is inside another page.';
export const noSigning = 'Nothing can be signed here.';
