const pressable = [
  'a[href]',
  'button',
  'summary',
  'input',
  'select',
  'textarea',
  'label',
  '[role="button"]',
].join();

/** Whether an event is a press that acts: a pointer on what can be pressed, or a key that presses it, once. */
export function isTap(event: Event): boolean {
  const target = event.target;
  if (!(target instanceof Element) || target.closest(pressable) === null) return false;
  if (event instanceof KeyboardEvent) return !event.repeat && (event.key === 'Enter' || event.key === ' ');
  return event.type === 'pointerdown' && (!(event instanceof PointerEvent) || event.isPrimary);
}
