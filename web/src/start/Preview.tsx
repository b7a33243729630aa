import type { Parsed } from '@readback/core/request/parse/parsed.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as outcomeWords from '@readback/phrases/words/web/start/pasteOutcome.ts';
import * as words from '@readback/phrases/words/web/start/preview.ts';
import type { Drafted } from '../data/engine/draftInWorker.ts';
import { unlikelyMessage } from '../inbox/unlikelyMessage.ts';
import { Button } from '../ui/Button.tsx';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { asksWho } from './asksWho.ts';
import { useIsWish } from '../inbox/useIsWish.ts';
import look from '../ui/look/look.module.css';
import styles from './Preview.module.css';

/**
 * What a text says by its bytes alone, and which pieces are still open: a press opens the fields for them. It says no
 * verdict, and that nothing was checked. Of a message there is nothing to say but that it is one: it is in the field.
 */
export function Preview({
  drafted: { parsed, draft },
  isCurrent,
  slots,
  onFill,
}: {
  drafted: Drafted;
  /** Not of a text that is read again, for someone else: what it says keeps its place, unseen. */
  isCurrent: boolean;
  /** Whether the open pieces can be filled in: not while the fields for them are there. */
  slots: boolean;
  onFill: () => void;
}) {
  const reading = parsed.ok ? parsed : parsed.open;
  const wish = useIsWish(reading?.took === 'text' ? reading.request.raw : undefined);
  if (reading === undefined) return null;
  const { took, request } = reading;
  const { body, raw } = request;
  if (took === 'text' && (wish !== false || unlikelyMessage(raw))) {
    const why = wish === true ? outcomeWords.wish : words.noRequest;
    return (
      <output className={styles.preview}>
        <p className={look.quiet}>{fill(words.text, { count: raw.length })}</p>
        {wish === undefined ? null : <p>{why}</p>}
      </output>
    );
  }
  const what =
    body.kind === 'calldata' || took === 'calldata'
      ? fill(words.calldata, { bytes: (dataOf(body).length - 2) / 2 })
      : outcomeWords.took[took];
  const open = openOf(parsed);
  return (
    <section
      className={styles.preview}
      data-old={isCurrent ? undefined : ''}
      aria-label={words.title}
      aria-live="polite"
    >
      <p className={look.quiet}>
        {draft?.fn === undefined ? (
          what
        ) : (
          <Words of={words.named} values={{ what, fn: <SafeText text={draft.fn} max={80} cut="mark" /> }} />
        )}
      </p>
      {draft && body.kind !== 'message' ? (
        <p className={styles.sentence}>
          <PhrasesText phrases={draft.sentence} facts={(id) => draft.facts[id]} />
        </p>
      ) : null}
      {parsed.ok && parsed.others.length > 0 && took !== 'calldata' ? (
        <p>{outcomeWords.severalWays}</p>
      ) : null}
      {slots && open.length > 0 ? (
        <div className={styles.slots}>
          <span>{words.open}</span>
          {open.map((it) => (
            <Button key={it} onClick={onFill}>
              {it}
            </Button>
          ))}
        </div>
      ) : null}
      <p className={look.quiet}>{words.notChecked}</p>
    </section>
  );
}

function dataOf(body: NonNullable<Extract<Parsed, { ok: true }>['request']>['body']): string {
  if (body.kind === 'calldata') return body.data;
  return body.kind === 'transaction' ? body.call.data : '0x';
}

/** The pieces that the text leaves open, in words. */
function openOf(parsed: Parsed): readonly string[] {
  const needs = parsed.ok ? [] : (parsed.needs ?? []);
  return [
    ...(needs.includes('to') ? [words.whichContract] : []),
    ...(needs.includes('names') ? [words.whoIsNamed] : []),
    ...(needs.includes('chain') ? [words.whichNetwork] : []),
    ...(asksWho(parsed) ? [words.whoseAccount] : []),
  ];
}
