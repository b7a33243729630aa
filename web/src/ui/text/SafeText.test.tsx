import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SafeText } from './SafeText.tsx';

const draw = (text: string, max?: number) =>
  renderToStaticMarkup(max === undefined ? <SafeText text={text} /> : <SafeText text={text} max={max} />);

describe('foreign text on the page', () => {
  it('shows a right-to-left override as a mark with a name, and never draws it', () => {
    const page = draw('USDC\u202Egnp.exe');
    expect(page).toContain('⟨U+202E⟩');
    expect(page).toContain('right-to-left override');
    expect(page).not.toContain('\u202E');
  });

  it('shows a zero width space as a mark', () => {
    const page = draw('US\u200BDC');
    expect(page).toContain('⟨U+200B⟩');
    expect(page).not.toContain('\u200B');
  });

  it('shows a Cyrillic letter in a Latin word with its number', () => {
    expect(draw('USD\u0421')).toContain('⟨U+0421⟩');
  });

  it('cannot make markup', () => {
    expect(draw('<img src=x onerror=alert(1)>')).not.toContain('<img');
  });

  it('says that it was cut, and how long the whole is', () => {
    const page = draw('a'.repeat(1500), 100);
    expect(page).toContain('show all 1,500 characters');
    expect(page).not.toContain('a'.repeat(101));
  });

  it('never lets a character through that changes the reading direction', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(draw(text)).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B-\u200F]/u);
      }),
    );
  });
});
