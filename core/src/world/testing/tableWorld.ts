import { type Known, known, unknown } from '../../model/known.ts';
import { standardPreferences } from '../../model/preferences.ts';
import type { QuestionKind, Questions, RpcAnswer, World } from '../world.ts';

/** What a node says to one method: a result (also a function of the parameters), an error, or any odd behavior. */
export type Reply = (params: readonly unknown[]) => Known<RpcAnswer> | Promise<Known<RpcAnswer>>;

export type Table = Readonly<Record<string, Reply>>;

export const endpoint = 'node.test';

export function says(result: unknown): Reply {
  return () => known({ result, endpoint });
}

export function fails(code: number, message: string, data?: unknown): Reply {
  return () => known({ error: { code, message, data }, endpoint });
}

/** A world for tests that answers from a table; a method that is not in it is one the node does not have. */
export function tableWorld(table: Table, more: Partial<Answers> = {}): TableWorld {
  const asked: { method: string; params: readonly unknown[] }[] = [];
  const answers: Answers = {
    rpc: ({ method, params }) => {
      asked.push({ method, params });
      return table[method]?.(params) ?? fails(-32601, 'the method does not exist')(params);
    },
    label: () => unknown('notFound'),
    ens: () => unknown('notAsked'),
    gateway: () => unknown('notAsked'),
    abi: () => unknown('notFound'),
    verified: () => unknown('notAsked'),
    signatures: () => unknown('notAsked'),
    waiting: () => known([]),
    permitted: () => known([]),
    descriptor: () => unknown('notAsked'),
    revoked: () => unknown('notAsked'),
    contract: () => unknown('notAsked'),
    listed: () => known({ lists: [], found: [] }),
    preferences: () => known(standardPreferences),
    book: () => known([]),
    session: () => known({ host: 'localhost' }),
    heads: () => known([]),
    time: () => known(1_800_000_000n),
    ...more,
  };
  return { asked, ask: async (kind, question) => answers[kind](question) };
}

export type Answers = {
  [K in QuestionKind]: (
    question: Questions[K]['ask'],
  ) => Known<Questions[K]['answer']> | Promise<Known<Questions[K]['answer']>>;
};

export type TableWorld = World & Readonly<{ asked: { method: string; params: readonly unknown[] }[] }>;
