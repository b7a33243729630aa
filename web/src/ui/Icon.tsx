import sheet from './icons.svg';

/** What is drawn beside a word, which says the same: the icon adds nothing that has to be read aloud. */
export type IconName =
  | 'home'
  | 'inbox'
  | 'send'
  | 'accounts'
  | 'activity'
  | 'learn'
  | 'plug'
  | 'settings'
  | 'search'
  | 'terminal'
  | 'globe'
  | 'puzzle'
  | 'device'
  | 'help'
  | 'check'
  | 'more'
  | 'book'
  | 'scan'
  | 'file'
  | 'pen'
  | 'link'
  | 'shield'
  | 'chevron'
  | 'steps'
  | 'calls'
  | 'fingerprint';

/** A drawing of the sheet that ships with the page, in the color of the text. Its place is kept until the sheet is here. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
