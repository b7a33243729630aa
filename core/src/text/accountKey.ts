/**
 * One key for each account: its address in lower case. It is worked out once, since each of ten thousand calls is looked
 * up by it again and again.
 */
export function accountKey(account: string): string {
  if (account.length !== 42) return account.toLowerCase();
  const there = kept.get(account);
  if (there !== undefined) return there;
  if (kept.size >= mostKept) kept.clear();
  const key = account.toLowerCase();
  kept.set(account, key);
  return key;
}

const mostKept = 32_768;
const kept = new Map<string, string>();
