import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeQueryClient } from './queryClient.ts';

const clients: ReturnType<typeof makeQueryClient>[] = [];

function mounted() {
  const client = makeQueryClient();
  client.mount();
  clients.push(client);
  return client;
}

afterEach(() => {
  onlineManager.setOnline(true);
  for (const client of clients.splice(0)) {
    client.unmount();
    client.clear();
  }
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

function failing() {
  return vi.fn(async (): Promise<string> => {
    throw new Error('no answer');
  });
}

describe('a write', () => {
  test('made offline is tried once and fails once', async () => {
    const client = mounted();
    onlineManager.setOnline(false);
    const write = failing();
    const mutation = client.getMutationCache().build(client, { mutationFn: write });
    await expect(mutation.execute(undefined)).rejects.toThrow('no answer');
    expect(write).toHaveBeenCalledTimes(1);
    expect(mutation.state.isPaused).toBe(false);
  });

  test('that failed is not sent again when the network returns', async () => {
    const client = mounted();
    onlineManager.setOnline(false);
    const write = failing();
    await client
      .getMutationCache()
      .build(client, { mutationFn: write })
      .execute(undefined)
      .catch(() => {});
    onlineManager.setOnline(true);
    await settle();
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('that failed is not sent again by resuming what is paused', async () => {
    const client = mounted();
    onlineManager.setOnline(false);
    const write = failing();
    await client
      .getMutationCache()
      .build(client, { mutationFn: write })
      .execute(undefined)
      .catch(() => {});
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('does not wait for the one before it and then send itself', async () => {
    const client = mounted();
    const first = vi.fn(() => new Promise<string>(() => {}));
    const second = vi.fn(async () => 'done');
    void client.getMutationCache().build(client, { mutationFn: first }).execute(undefined);
    await expect(
      client.getMutationCache().build(client, { mutationFn: second }).execute(undefined),
    ).resolves.toBe('done');
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('that ended leaves nothing behind that a later visit could send', async () => {
    const client = mounted();
    await client
      .getMutationCache()
      .build(client, { mutationFn: failing() })
      .execute(undefined)
      .catch(() => {});
    await settle();
    expect(client.getMutationCache().getAll()).toEqual([]);
  });
});

describe('what is fetched', () => {
  test('is asked once when it fails', async () => {
    const client = mounted();
    const ask = failing();
    await client.fetchQuery({ queryKey: ['balance'], queryFn: ask }).catch(() => {});
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('and failed is not asked again by a screen that shows it', async () => {
    const client = mounted();
    const ask = failing();
    const options = { queryKey: ['balance'], queryFn: ask };
    const leave = new QueryObserver(client, options).subscribe(() => {});
    await settle();
    leave();
    new QueryObserver(client, options).subscribe(() => {})();
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('and failed is not asked again by a screen that shows an older value either', async () => {
    const client = mounted();
    client.setQueryData(['balance'], '1', { updatedAt: Date.now() - 1_000 });
    const ask = failing();
    const options = { queryKey: ['balance'], queryFn: ask };
    new QueryObserver(client, options).subscribe(() => {});
    await settle();
    const again = new QueryObserver(client, options);
    again.subscribe(() => {});
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(again.getCurrentResult()).toMatchObject({ data: '1', isError: true });
    await again.refetch();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is not asked again when the network returns', async () => {
    const client = mounted();
    const ask = vi.fn(async () => 1n);
    const leave = new QueryObserver(client, { queryKey: ['balance'], queryFn: ask }).subscribe(() => {});
    await settle();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await settle();
    leave();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is asked although the browser says it is offline', async () => {
    const client = mounted();
    onlineManager.setOnline(false);
    await expect(client.fetchQuery({ queryKey: ['block'], queryFn: async () => 7n })).resolves.toBe(7n);
  });

  test('is asked again when a screen opens, while the kept value shows', async () => {
    const client = mounted();
    client.setQueryData(['balance'], 1n, { updatedAt: Date.now() - 1_000 });
    const seen: unknown[] = [];
    const observer = new QueryObserver(client, { queryKey: ['balance'], queryFn: async () => 2n });
    seen.push(observer.getCurrentResult().data);
    const leave = observer.subscribe((result) => seen.push(result.data));
    await settle();
    leave();
    expect(seen[0]).toBe(1n);
    expect(seen.at(-1)).toBe(2n);
  });

  test('may have a bigint in its key', () => {
    const client = mounted();
    client.setQueryData(['balance', { block: 12n }], 5n);
    expect(client.getQueryData(['balance', { block: 12n }])).toBe(5n);
  });
});
