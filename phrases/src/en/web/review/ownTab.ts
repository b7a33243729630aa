export const open = 'Open Readback in its own tab';
