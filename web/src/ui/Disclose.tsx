import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useState } from 'react';
import styles from './Disclose.module.css';

export type DiscloseProps = {
  children: ReactNode;
  /** What opens. */
  content: ReactNode;
  /** Names what opens. */
  title: string;
  /** Opens as soon as the keyboard reaches it. */
  onFocus?: boolean;
  className?: string | undefined;
};

/** A value that opens to more about it: by pointer, touch and keyboard, without moving what is on the page. */
export function Disclose({ children, content, title, onFocus, className }: DiscloseProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      {/* A span flows with the sentence; a button would stand in it as one block. */}
      <Popover.Trigger
        nativeButton={false}
        render={<span />}
        className={[styles.trigger, className].filter(Boolean).join(' ')}
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
