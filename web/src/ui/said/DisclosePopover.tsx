import { Popover } from '@base-ui/react/popover';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { DiscloseProps } from './discloseProps.ts';
import styles from './Disclose.module.css';

export { ProvenanceList } from './ProvenanceList.tsx';

/**
 * What `Disclose` becomes when it is first used.
 *
 * @param takesFocus the focus was on what it takes the place of
 */
export function DisclosePopover({
  children,
  content,
  title,
  onFocus,
  className,
  takesFocus,
}: DiscloseProps & { takesFocus: boolean }) {
  const [open, setOpen] = useState(true);
  const trigger = useRef<HTMLElement>(null);

  // Before anything is painted: to the eye and the keyboard it is the same element.
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      {/* A span flows with the sentence; a button would be in it as one block. */}
      <Popover.Trigger
        ref={trigger as Ref<HTMLButtonElement>}
        nativeButton={false}
        render={<span />}
        className={className}
        onFocus={(event) => {
          if (onFocus && event.currentTarget.matches(':focus-visible')) setOpen(true);
        }}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={6} align="start" collisionPadding={12}>
          {/* The focus stays where it is: what opens is next in the order of the Tab key. */}
          <Popover.Popup className={styles.popup} initialFocus={false} finalFocus={false}>
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            {content}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
