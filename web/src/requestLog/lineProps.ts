import type { RefObject } from 'react';

/** In a popover, `list` is what closes when it is pressed. */
export type LineProps = { list?: RefObject<HTMLElement | null> };
