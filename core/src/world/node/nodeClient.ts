import { numberToHex } from 'viem';
import { type Known, unknown } from '../../model/known.ts';
import { whyOf, waitOf } from '../rpc.ts';
import { hash32, isRecord, own, quantity } from '../schema.ts';
import type { Bounds, RpcAnswer } from '../world.ts';
import { answerIn } from './answerIn.ts';
import { type Pace, pace } from './pace.ts';

/** One question to a node. */
export type NodeQuestion = Readonly<{ method: string; params: readonly unknown[] }>;

/**
 * Posts one JSON body to a node and gives the JSON that came back. `busy` where the status says so, with what the node
 * asks to wait. `questions` are those in the body. Never rejects.
 */
export type PostToNode<B extends Bounds> = (
  body: object,
  bounds: B,
  questions: readonly NodeQuestion[],
) => Promise<Known<unknown>>;

/** Asks the node one thing, when its turn comes. Never rejects. */
export type NodeClient<B extends Bounds> = (question: NodeQuestion, bounds: B) => Promise<Known<RpcAnswer>>;

type Entry<B> = Readonly<{
  question: NodeQuestion;
  bounds: B;
  /** When it has to be answered, as `performance.now()` counts. */
  end: number;
  settle: (it: Known<RpcAnswer>) => void;
}>;

/** What was found out about a node, for as long as this process lives. */
type Learned = {
  readonly pace: Pace;
  /** The most questions that it takes in one body (JSON-RPC 2.0 §6), and whether it was seen to take several. */
  batch: number;
  proven: boolean;
  /** It takes no block by its hash (EIP-1898): the same block is asked for by its number. */
  byNumber: boolean;
  readonly numbers: Map<string, bigint>;
};

const learned = new Map<string, Learned>();

/**
 * A node that is asked at a pace that it can take: what is asked together goes in one body, no more than twenty questions
 * in a second (many more where the node is on this machine), and fewer once it says that it is busy. Nothing is asked twice: a question that was refused for that is
 * `busy`. What a node does not take in one form (several questions in a body, a block by its hash) it is asked in
 * another, which is not a repetition, and remembered.
 *
 * @param url what is learned of the node is kept by this
 * @param together what must not go in one body, by a key: questions of several screens
 */
export function nodeClient<B extends Bounds>(
  url: string,
  endpoint: string,
  post: PostToNode<B>,
  together: (bounds: B) => string = () => '',
): NodeClient<B> {
  const it = learned.get(url) ?? {
    pace: pace(url),
    batch: most,
    proven: false,
    byNumber: false,
    numbers: new Map(),
  };
  learned.set(url, it);
  let queue: Entry<B>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wake = (at: number) => {
    timer ??= setTimeout(pump, Math.max(0, at - performance.now()));
  };

  const pump = () => {
    timer = undefined;
    const now = performance.now();
    const waits = it.pace.waits(now);
    // Whoever would get its answer too late hears now why.
    const [late, rest] = split(
      queue,
      ({ end, bounds }) => bounds.signal.aborted || end <= now + waits * 1_000,
    );
    queue = rest;
    for (const entry of late) entry.settle(waits > 0 ? busy(waits) : unknown('timeout', endpoint));
    const turn = queue.slice(0, it.pace.free(now));
    queue = queue.slice(turn.length);
    for (const group of bodiesOf(turn)) void send(group);
    if (queue.length > 0) wake(it.pace.again(performance.now()));
  };

  const bodiesOf = (turn: readonly Entry<B>[]): readonly (readonly Entry<B>[])[] => {
    const bodies: Entry<B>[][] = [];
    for (const entry of turn) {
      const fits = (body: readonly Entry<B>[]) =>
        body.length < it.batch &&
        body.every((other) => isLight(other) && together(other.bounds) === together(entry.bounds));
      const body = isLight(entry) ? bodies.find(fits) : undefined;
      if (body === undefined) bodies.push([entry]);
      else body.push(entry);
    }
    return bodies;
  };

  const send = async (entries: readonly Entry<B>[]): Promise<void> => {
    it.pace.sent(entries.length);
    const [first] = entries;
    if (first === undefined) return;
    const questions = entries.map(({ question }) =>
      it.byNumber ? byNumber(question, it.numbers) : question,
    );
    const bodies = questions.map((question, id) => ({ jsonrpc: '2.0', id: id + 1, ...question }));
    const json = await post(
      bodies.length === 1 ? (bodies[0] ?? {}) : bodies,
      boundsOf(first.bounds, entries),
      questions,
    );
    it.pace.answered(entries.length, performance.now());
    if (entries.length > 1 && !isTaken(json)) return inOtherForm(entries, json);
    const list: unknown[] = json.s === 'known' && Array.isArray(json.v) && entries.length > 1 ? json.v : [];
    if (entries.length > 1) it.proven = true;
    const answers = entries.map((_, at): Known<RpcAnswer> => {
      if (json.s !== 'known') return json.s === 'unknown' ? { ...json, source: endpoint } : json;
      const of =
        entries.length === 1 ? json.v : list.find((one) => isRecord(one) && own(one, 'id') === at + 1);
      return answerIn(of, at + 1, endpoint) ?? unknown('malformed', endpoint);
    });
    for (const answer of answers) notice(answer);
    if (it.byNumber) await settleByNumber(entries, questions, answers);
    else entries.forEach((entry, at) => settle(entry, answers[at] ?? unknown('malformed', endpoint)));
    if (queue.length > 0) wake(it.pace.again(performance.now()));
  };

  /** A node that takes no batch, or none so large, says so for all of it. */
  const inOtherForm = (entries: readonly Entry<B>[], json: Known<unknown>) => {
    const said = json.s === 'known' ? answerIn(json.v, 1, endpoint) : json;
    const isBusy = said?.s === 'unknown' ? said.why === 'busy' : isBusyAnswer(said);
    const isForm = json.s === 'known' ? !isBusy : refusals.has(json.s === 'unknown' ? json.why : '');
    if (!isForm || (it.proven && json.s !== 'known')) {
      const answer: Known<RpcAnswer> =
        said?.s === 'known' ? said : json.s === 'unknown' ? json : unknown('malformed');
      notice(answer);
      for (const entry of entries)
        entry.settle(answer.s === 'unknown' ? { ...answer, source: endpoint } : answer);
      return;
    }
    it.batch = Math.min(limitIn(said) ?? 1, entries.length - 1);
    queue = [...entries, ...queue];
    wake(performance.now());
  };

  const notice = (answer: Known<RpcAnswer>) => {
    if (answer.s === 'unknown' && answer.why === 'busy') it.pace.slower(performance.now(), answer.wait);
    if (isBusyAnswer(answer)) it.pace.slower(performance.now(), waitOf(answer.v.error));
    if (answer.s === 'known' && 'result' in answer.v) noteNumber(answer.v.result, it.numbers);
  };

  const settle = (entry: Entry<B>, answer: Known<RpcAnswer>) => {
    if (!it.byNumber && refusesHash(entry.question, answer)) {
      const question = byNumber(entry.question, it.numbers);
      if (question !== entry.question) return void tryByNumber(entry, question, answer);
    }
    entry.settle(answer);
  };

  /** One question in a body of its own, out of turn, for one that is under way; undefined where it was not answered. */
  const askAlone = async (question: NodeQuestion, bounds: B): Promise<Known<RpcAnswer> | undefined> => {
    it.pace.sent(1);
    const json = await post({ jsonrpc: '2.0', id: 1, ...question }, bounds, [question]);
    it.pace.answered(1, performance.now());
    return json.s === 'known' ? answerIn(json.v, 1, endpoint) : undefined;
  };

  /** The node said no to a question about a block by its hash: the same block is asked for by its number. */
  const tryByNumber = async (entry: Entry<B>, question: NodeQuestion, refused: Known<RpcAnswer>) => {
    const answer = await askAlone(question, entry.bounds);
    const worked = answer?.s === 'known' && ('result' in answer.v || whyOf(answer.v.error) === 'unanswered');
    if (!worked) return entry.settle(refused);
    it.byNumber = true;
    await settleByNumber([entry], [question], [answer]);
  };

  /** What is said of a number counts only if that block is still the one that was meant. */
  const settleByNumber = async (
    entries: readonly Entry<B>[],
    questions: readonly NodeQuestion[],
    answers: readonly Known<RpcAnswer>[],
  ) => {
    const hashes = entries.map(({ question }, at) =>
      questions[at] === question ? undefined : hashOf(question),
    );
    const asked = [...new Set(hashes.flatMap((hash) => hash ?? []))];
    const stands = new Set<string>();
    const [first] = entries;
    for (const hash of first === undefined ? [] : asked) {
      const number = it.numbers.get(hash);
      if (number === undefined || first === undefined) continue;
      const question = { method: 'eth_getBlockByNumber', params: [numberToHex(number), false] };
      const block = await askAlone(question, first.bounds);
      if (
        block?.s === 'known' &&
        'result' in block.v &&
        isRecord(block.v.result) &&
        hash32(block.v.result.hash) === hash
      )
        stands.add(hash);
    }
    entries.forEach((entry, at) => {
      const hash = hashes[at];
      const isOf = hash === undefined || stands.has(hash);
      entry.settle(isOf ? (answers[at] ?? unknown('malformed', endpoint)) : unknown('noState', endpoint));
    });
  };

  const isBusyAnswer = (
    answer: Known<RpcAnswer> | undefined,
  ): answer is Readonly<{ s: 'known'; v: Extract<RpcAnswer, { error: unknown }> }> =>
    answer?.s === 'known' && 'error' in answer.v && whyOf(answer.v.error) === 'busy';

  const busy = (wait: number): Known<RpcAnswer> => ({ s: 'unknown', why: 'busy', source: endpoint, wait });

  return (question, bounds) =>
    new Promise((resolve) => {
      queue.push({ question, bounds, end: performance.now() + bounds.deadline, settle: resolve });
      wake(performance.now());
    });
}

/** As many questions go in one body at most. */
const most = 20;

/** After this every node is asked as if it were new. */
export function forgetNodes(): void {
  learned.clear();
}

const refusals: ReadonlySet<string> = new Set(['refused', 'malformed', 'notFound', 'unsupported']);

/** What a node answers at once, and in a few bytes: nothing waits for it. */
const light: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_getTransactionCount',
  'eth_maxPriorityFeePerGas',
]);

/** What is asked of state that is assumed may take long, or be much. */
function isLight({ question: { method, params } }: Readonly<{ question: NodeQuestion }>): boolean {
  return light.has(method) && (method !== 'eth_call' || params.length <= 2) && params[1] !== true;
}

function isTaken(json: Known<unknown>): boolean {
  return json.s === 'known' && Array.isArray(json.v) && json.v.length > 0;
}

/** How many questions a node takes at most, where it says so: "more than 3 requests". */
function limitIn(said: Known<RpcAnswer> | undefined): number | undefined {
  const message = said?.s === 'known' && 'error' in said.v ? said.v.error.message : '';
  const number = /\b([1-9]\d?)\b/.exec(message.slice(0, 300))?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Of one body for several: as long as the one that has most time, and as much as all of them may be. */
function boundsOf<B extends Bounds>(bounds: B, entries: readonly Entry<B>[]): B {
  if (entries.length === 1) return bounds;
  const now = performance.now();
  const deadline = Math.max(1, Math.ceil(Math.max(...entries.map(({ end }) => end - now))));
  const maxBytes = Math.min(
    8_388_608,
    entries.reduce((sum, it) => sum + it.bounds.maxBytes, 0),
  );
  return { ...bounds, signal: allOf(entries.map((it) => it.bounds.signal)), deadline, maxBytes };
}

/** Aborts once nobody waits any more. */
function allOf(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController();
  const look = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', look, { once: true });
  look();
  return all.signal;
}

function split<T>(list: readonly T[], is: (it: T) => boolean): readonly [T[], T[]] {
  return [list.filter(is), list.filter((it) => !is(it))];
}

function hashOf({ params }: NodeQuestion): string | undefined {
  const at = params.find((it) => isRecord(it) && Object.hasOwn(it, 'blockHash'));
  return isRecord(at) ? hash32(at.blockHash) : undefined;
}

/** The same question with the number of the block instead of its hash; itself where nobody knows the number. */
function byNumber(question: NodeQuestion, numbers: ReadonlyMap<string, bigint>): NodeQuestion {
  const number = numbers.get(hashOf(question) ?? '');
  if (number === undefined) return question;
  const params = question.params.map((it) =>
    isRecord(it) && Object.hasOwn(it, 'blockHash') ? numberToHex(number) : it,
  );
  return { ...question, params };
}

/** Whether a node may have said no to the hash of a block, and not to what was asked of it. */
function refusesHash(question: NodeQuestion, answer: Known<RpcAnswer>): boolean {
  if (!isLight({ question }) || hashOf(question) === undefined) return false;
  if (answer.s !== 'known' || !('error' in answer.v)) return false;
  const { error } = answer.v;
  return (
    whyOf(error) === 'refused' &&
    /param|argument|object|wrap|string|hex|hash|type|tag/i.test(error.message.slice(0, 300))
  );
}

/** The numbers of the blocks that a node was seen to have. */
function noteNumber(result: unknown, numbers: Map<string, bigint>): void {
  if (!isRecord(result)) return;
  const hash = hash32(result.hash);
  const number = quantity(result.number);
  // Transactions have a hash too.
  if (hash === undefined || number === undefined || !Object.hasOwn(result, 'gasLimit')) return;
  if (numbers.size >= 256) numbers.clear();
  numbers.set(hash, number);
}
