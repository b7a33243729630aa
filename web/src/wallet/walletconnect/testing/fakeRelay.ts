import { type Line, webSocketServer } from './webSocketServer.ts';

type Mail = Readonly<{
  topic: string;
  message: string;
  publishedAt: number;
  tag?: number;
  attestation?: string;
}>;
type Asked = Readonly<{ id: number; method: string; params: Record<string, unknown> }>;

/**
 * A relay of WalletConnect for tests: mailboxes by topic, handed on to who subscribed. It keeps everything it was
 * told, so that a test can look at what a relay learns.
 */
export type FakeRelay = Readonly<{
  url: string;
  /** Everything that reached it from a project, as text: the address of the connection, and what was said over it. */
  heard: (projectId: string) => readonly string[];
  /** Adds a statement on who sent it to each message from now on, as WalletConnect's relay does. */
  attest: (statement: (message: string) => string) => void;
  /** How many connections are open. */
  open: () => number;
  close: () => Promise<void>;
}>;

export async function fakeRelay(port = 0): Promise<FakeRelay> {
  const subscribed = new Map<Line, Set<string>>();
  const boxes = new Map<string, Mail[]>();
  const heard: Readonly<{ by: string; text: string }>[] = [];
  let count = 0;
  let statement: ((message: string) => string) | undefined;

  const hand = (line: Line, mail: Mail) => {
    count += 1;
    const data = { ...mail };
    const params = { id: `sub ${mail.topic}`, data };
    line.send(
      JSON.stringify({ id: Date.now() * 1_000 + count, jsonrpc: '2.0', method: 'irn_subscription', params }),
    );
  };

  const publish = (from: Line, topic: unknown, message: unknown, tag?: unknown) => {
    const mail: Mail = {
      topic: String(topic),
      message: String(message),
      publishedAt: Date.now(),
      tag: Number(tag ?? 0),
      ...(statement ? { attestation: statement(String(message)) } : {}),
    };
    const others = [...subscribed].filter(([line, topics]) => line !== from && topics.has(mail.topic));
    if (others.length === 0) boxes.set(mail.topic, [...(boxes.get(mail.topic) ?? []), mail]);
    for (const [line] of others) hand(line, mail);
  };

  const subscribe = (line: Line, topics: readonly unknown[]) => {
    for (const it of topics.map(String)) {
      subscribed.get(line)?.add(it);
      const waiting = boxes.get(it) ?? [];
      boxes.delete(it);
      for (const mail of waiting) setTimeout(() => hand(line, mail), 0);
    }
  };

  const methods: Record<string, (line: Line, params: Record<string, unknown>) => unknown> = {
    irn_subscribe(line, { topic }) {
      subscribe(line, [topic]);
      return `sub ${String(topic)}`;
    },
    irn_batchSubscribe(line, { topics }) {
      subscribe(line, topics as string[]);
      return (topics as string[]).map((it) => `sub ${it}`);
    },
    irn_unsubscribe(line, { topic }) {
      subscribed.get(line)?.delete(String(topic));
      return true;
    },
    irn_publish(line, { topic, message, tag }) {
      publish(line, topic, message, tag);
      return true;
    },
    irn_fetchMessages: () => ({ messages: [], hasMore: false }),
    irn_batchFetchMessages: () => ({ messages: [], hasMore: false }),
    // The relay itself puts these two in their boxes, and subscribes whoever sent them.
    wc_proposeSession(line, { pairingTopic, sessionProposal }) {
      subscribe(line, [pairingTopic]);
      publish(line, pairingTopic, sessionProposal, 1100);
      return true;
    },
    wc_approveSession(
      line,
      { sessionTopic, pairingTopic, sessionProposalResponse, sessionSettlementRequest },
    ) {
      subscribe(line, [sessionTopic]);
      publish(line, pairingTopic, sessionProposalResponse, 1101);
      publish(line, sessionTopic, sessionSettlementRequest, 1102);
      return true;
    },
  };

  const server = await webSocketServer(
    {
      opened: (line) => {
        heard.push({ by: line.url, text: line.url });
        subscribed.set(line, new Set());
      },
      closed: (line) => subscribed.delete(line),
      said: (line, text) => {
        heard.push({ by: line.url, text });
        const { id, method, params } = JSON.parse(text) as Asked;
        const answer = methods[method];
        if (!answer) return;
        line.send(JSON.stringify({ id, jsonrpc: '2.0', result: answer(line, params) }));
      },
    },
    port,
  );
  return {
    url: server.url,
    heard: (projectId) =>
      heard.filter(({ by }) => by.includes(`projectId=${projectId}`)).map(({ text }) => text),
    attest: (next) => {
      statement = next;
    },
    open: () => subscribed.size,
    close: server.close,
  };
}
