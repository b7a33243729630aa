/** Asks a node of our own, as it is: no cap, no schema. Rejects with the node's words when it answers an error. */
export async function rpc<T>(url: string, method: string, params: readonly unknown[] = []): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = (await response.json()) as Answer<T>;
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

type Answer<T> = Readonly<{ result: T; error?: Readonly<{ message: string }> }>;
