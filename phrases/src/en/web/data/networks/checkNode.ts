export const failed = {
  offline:
    '{host} could not be reached from this page. It may be down, or it may not answer pages from other hosts (CORS).',
  timeout: '{host} did not answer in time. Check it again, or use another node.',
  refused: '{host} refused the request. It may require a key in its URL.',
  malformed: '{host} answered, but not as a node would. Check its URL.',
  tooLarge: '{host} sent far more data than requested. This node was not used.',
} as const;
export const otherChain = '{host} is a node for {found}, not for {wanted}. This node was not used.';
export const chain = 'chain {id}';
export const namedChain = '{name} (chain {id})';
