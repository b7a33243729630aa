import type { Known } from '@readback/core/model/known.ts';
import {
  type NodeClient,
  nodeClient,
  type NodeQuestion,
  type PostToNode,
} from '@readback/core/world/node/nodeClient.ts';
import type { RpcAnswer } from '@readback/core/world/world.ts';
import type { Asking } from './told.ts';

type Reached = Readonly<{ url: string; endpoint: string; post: PostToNode<Asking> }>;

const clients = new Map<string, NodeClient<Asking>>();

/** Asks a node that others use too, at a pace that it can take. What is asked for several screens goes apart. */
export function askInTurn(
  { url, endpoint, post }: Reached,
  question: NodeQuestion,
  bounds: Asking,
): Promise<Known<RpcAnswer>> {
  const there = clients.get(url) ?? nodeClient(url, endpoint, post, ({ during }) => during ?? '');
  clients.set(url, there);
  return there(question, bounds);
}
