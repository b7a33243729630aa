import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { World } from '@readback/core/world/world.ts';
import { isReadback } from '../base/shapes.ts';
import { type Port, type ToPage, type ToWorker, toPage } from './messages.ts';
import { assembler } from './pieces.ts';
import { unfinished } from './unfinished.ts';
import type { Limits } from './limits.ts';

export type OverPortInput = Readonly<{
  port: Port;
  incoming: Incoming;
  world: World;
  onReadback: (readback: Readback) => void;
  /** Only the last revision is waited for. */
  onlyLast?: boolean;
  /** The engine is no longer needed, or no longer trusted to end automatically. */
  onEnd: () => void;
  /** Instead of that, where the engine came to its end: the port stays open for what is read next. */
  onDone?: () => void;
  limits?: Partial<Limits>;
}>;

const usual: Limits = { silence: 6_000, grace: 3_000, total: 120_000 };

/** How many questions may be open at once; a runaway engine is cut short, not served. */
const mostQuestions = 512;

/** The page's side of a reading: hands on every revision, answers the engine's questions, and ends it when it hangs. */
export function overPort(input: OverPortInput) {
  const { port, incoming, world, onReadback, onlyLast = false, onEnd, onDone, limits } = input;
  const questions = new Map<number, AbortController>();
  // The engine says what it found; what was asked is the page's own copy.
  const parts = assembler(incoming);
  let last: Readback | undefined;
  let over = false;

  const watch = watchdog(
    { ...usual, ...limits },
    { ping: () => send({ type: 'ping' }), dead: () => giveUp('silent') },
  );

  port.onmessage = (event) => {
    if (over) return;
    const message = toPage(event.data);
    if (!message) return giveUp('crashed');
    watch.heard();
    take(message);
  };
  send({ type: 'read', incoming, onlyLast });

  function take(message: ToPage) {
    switch (message.type) {
      case 'piece':
        return parts.take(message.piece);
      case 'readback': {
        const readback = parts.readback(message.rest);
        if (!isReadback(readback)) return giveUp('crashed');
        if (last && readback.revision < last.revision) return;
        last = readback;
        return onReadback(last);
      }
      case 'ask':
        return void answer(message);
      case 'cancel':
        questions.get(message.id)?.abort();
        return;
      case 'done':
        return last && last.verdict !== 'pending' ? end(true) : giveUp('crashed');
      case 'failed':
        return giveUp('crashed');
      case 'parsed':
      case 'drafted':
      case 'amended':
      case 'pong':
        return;
    }
  }

  async function answer({ id, kind, question, deadline, maxBytes }: Extract<ToPage, { type: 'ask' }>) {
    if (questions.size >= mostQuestions) return giveUp('crashed');
    const controller = new AbortController();
    questions.set(id, controller);
    watch.busy(questions.size);
    const answered = await world.ask(kind, question, { signal: controller.signal, deadline, maxBytes });
    questions.delete(id);
    if (over) return;
    send({ type: 'answer', id, answer: answered });
    watch.busy(questions.size);
  }

  function send(message: ToWorker) {
    port.postMessage(message);
  }

  function giveUp(how: 'silent' | 'crashed') {
    if (over) return;
    end();
    onReadback(unfinished(incoming, last, how));
  }

  function end(isDone = false) {
    if (over) return;
    over = true;
    watch.end();
    for (const controller of questions.values()) controller.abort();
    port.onmessage = null;
    if (isDone && onDone) return onDone();
    port.close();
    onEnd();
  }

  return { stop: () => end(), crashed: () => giveUp('crashed') };
}

/**
 * Notices that the engine no longer answers. Silence alone proves nothing (it may wait for a node, and a machine may
 * have slept), so that it is first asked for a sign of life; only a busy or dead worker cannot give one.
 */
function watchdog({ silence, grace, total }: Limits, on: { ping: () => void; dead: () => void }) {
  const whole = setTimeout(on.dead, total);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = 0;

  function wait() {
    clearTimeout(timer);
    if (open > 0) return;
    timer = setTimeout(() => {
      on.ping();
      timer = setTimeout(on.dead, grace);
    }, silence);
  }

  wait();
  return {
    /** The engine said something. */
    heard: wait,
    /** The page owes the engine this many answers. */
    busy(questions: number) {
      open = questions;
      wait();
    },
    end() {
      clearTimeout(whole);
      clearTimeout(timer);
    },
  };
}
