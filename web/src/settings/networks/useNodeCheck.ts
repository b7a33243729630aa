import { useMutation } from '@tanstack/react-query';
import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../data/asking/capabilities.ts';
import { checkNode } from '../../data/asking/checkNode.ts';
import { isReachable, reloadToReach } from '../../data/sources/hosts.ts';

type Node = Readonly<{ url: string; chainId: number }>;

export type NodeCheck = Readonly<{
  /** Asks the node. When the page was opened without its host, it is opened again first, and `next` comes back. */
  check: (node: Node, next: string) => void;
  checking: boolean;
  /** What was found, and of which node: what is typed may have changed since. */
  found: (Node & Readonly<{ capabilities: Capabilities }>) | undefined;
  failed: string | undefined;
  /** Forgets what was found, since something else is typed. */
  reset: () => void;
}>;

/** Checks a node before it is kept. Nothing is asked until `check` is called, and nothing twice automatically. */
export function useNodeCheck(): NodeCheck {
  const left = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: async (node: Node) => {
      left.current?.abort();
      left.current = new AbortController();
      return { ...node, capabilities: await checkNode(node.url, node.chainId, left.current.signal) };
    },
  });
  // Nobody waits for the answer once the form is gone.
  useEffect(() => () => left.current?.abort(), []);
  return {
    check: (node, next) => (isReachable(node.url) ? mutate(node) : reloadToReach(node.url, next)),
    checking: isPending,
    found: data,
    failed: error ? sentenceOf(error) : undefined,
    reset,
  };
}
