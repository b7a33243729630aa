/**
 * The browser's own speech recognition, where it works on the device: https://webaudio.github.io/web-speech-api. A browser that
 * cannot say so sends what it hears to someone, and is not asked to listen.
 */
type Alternatives = Readonly<{ isFinal: boolean; 0: Readonly<{ transcript: string }> | undefined }>;

type Heard = Event & Readonly<{ resultIndex: number; results: ArrayLike<Alternatives> }>;

type Listener = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

type Recognizer = (new () => Listener) & {
  available?: (options: Readonly<{ langs: readonly string[]; processLocally: boolean }>) => Promise<string>;
};

function recognizer(): Recognizer | undefined {
  const it = window as { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer };
  return it.SpeechRecognition ?? it.webkitSpeechRecognition;
}

/** Whether the browser recognizes speech at all. */
export function canRecognize(): boolean {
  return recognizer() !== undefined;
}

/** Where speech in a language would be recognized: on this device, or only by sending it away. */
export async function recognitionOf(lang: string): Promise<'here' | 'away'> {
  const its = recognizer();
  if (its?.available === undefined || !('processLocally' in its.prototype)) return 'away';
  try {
    const is = await its.available({ langs: [lang], processLocally: true });
    return is === 'available' ? 'here' : 'away';
  } catch {
    return 'away';
  }
}

/** Listens on this device until `stop`: `onText` gets what was heard so far, `onEnd` whether it failed. */
export function listen(
  lang: string,
  { onText, onEnd }: Readonly<{ onText: (text: string) => void; onEnd: (failed: boolean) => void }>,
): Readonly<{ stop: () => void; abort: () => void }> {
  const its = recognizer();
  if (its === undefined) {
    onEnd(true);
    return { stop: () => {}, abort: () => {} };
  }
  const listener = new its();
  let failed = false;
  listener.lang = lang;
  listener.continuous = true;
  listener.interimResults = true;
  listener.processLocally = true;
  listener.addEventListener('result', (event) => {
    const { results } = event as Heard;
    onText(
      Array.from(results, (it) => it[0]?.transcript.trim() ?? '')
        .filter((it) => it !== '')
        .join(' '),
    );
  });
  listener.addEventListener('error', () => {
    failed = true;
  });
  listener.addEventListener('end', () => onEnd(failed));
  try {
    listener.start();
  } catch {
    onEnd(true);
  }
  return { stop: () => listener.stop(), abort: () => listener.abort() };
}
