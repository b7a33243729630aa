import { type RefObject, useEffect } from 'react';

/** Ctrl K (⌘ K on a Mac) goes to the field that takes anything. */
export function useCtrlK(field: RefObject<HTMLTextAreaElement | null>): void {
  // Keys of the whole window are outside React.
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!asked || event.key.toLowerCase() !== 'k') return;
      // With a dialog open, the field is not what the keys are for.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, [field]);
}
