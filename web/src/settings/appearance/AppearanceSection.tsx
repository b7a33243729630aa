import { ThemeControl } from '../../app/ThemeControl.tsx';

/** How the page looks. */
export function AppearanceSection() {
  return <ThemeControl />;
}
