import { changing } from '../data/base/changing.ts';

/** Whether the list of what left this device is open, and for which screen alone. */
export const toldShown = changing<Readonly<{ open: boolean; during?: string | undefined }>>({ open: false });
