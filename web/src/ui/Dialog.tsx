import * as words from '@readback/phrases/words/web/ui/controls.ts';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Only for questions where nothing may be lost by a press beside the dialog. */
  mustAnswer?: boolean;
  /** For a list rather than a question. */
  wide?: boolean;
};

/** A question in front of the page. Focus moves in, stays in, and goes back to where it was. */
export function Dialog({ open, onOpenChange, title, description, children, mustAnswer, wide }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={mustAnswer ?? false}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={`${styles.dialog} ${wide ? styles.wide : ''}`}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close className={styles.close} aria-label={words.close}>
                <X size={18} aria-hidden />
              </Base.Close>
            </div>
            {description ? (
              <Base.Description className={styles.description}>{description}</Base.Description>
            ) : null}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The buttons at the foot of a dialog, the one that goes on last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
