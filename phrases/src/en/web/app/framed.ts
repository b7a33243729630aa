export const inside = 'This page is inside another page.';
export const noSigning = 'You cannot sign anything here.';
