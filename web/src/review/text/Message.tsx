import * as words from '@readback/phrases/words/web/review/message.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Hex } from 'viem';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Section } from '../../ui/fold/Section.tsx';
import look from '../../ui/look/look.module.css';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { oneColumn } from '../../ui/useMedia.ts';
import styles from './Message.module.css';
import { messageText } from './messageText.ts';

/** The words that are signed, whole. `onShown`: nobody may decide about them before they are to be seen. */
export function Message({ hex, onShown }: { hex: Hex; onShown?: (() => void) | undefined }) {
  const read = messageText(hex);
  const box = useFittedHeight();
  // Drawn where whoever is told of it only then lets it be signed.
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <Section title={words.fullMessage}>
      <div
        ref={box}
        className={`${look.panel} ${styles.message}`}
        data-place="message"
        // It scrolls where it is long: also by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {read.kind === 'text' ? (
          <SafeText text={read.text} lines="many" />
        ) : (
          <>
            <p className={look.quietWrap}>
              <Words
                of={words.notText}
                values={{ bytes: read.bytes, copy: <CopyButton value={read.hex} what={words.bytes} /> }}
              />
            </p>
            <bdi className={look.codeWrap}>{read.hex}</bdi>
          </>
        )}
      </div>
    </Section>
  );
}

/** In pixels: how high the buttons at the foot of a phone are, and what of a message is always seen. */
const [footer, least] = [100, 150];

/** As high as fits above the fold, so that the whole of it is seen to be there; the rest scrolls inside. */
function useFittedHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const it = box.current;
      if (!it) return;
      const top = it.getBoundingClientRect().top + scrollY;
      const room = innerHeight - top - (oneColumn.matches ? footer : 16);
      it.style.maxHeight = `${Math.max(room, least)}px`;
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  return box;
}
