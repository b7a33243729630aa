import { expect, test, vi } from 'vitest';

test('until what judges names has come, no name is used that needs it', async () => {
  vi.resetModules();
  const { fetchNameJudges, isPlainName, isTakenName, mostName } = await import('./plainName.ts');
  const lighthouse = { chainId: 777, name: '灯塔' };
  expect(isPlainName('OP Mainnet', mostName)).toBe(true);
  expect(isPlainName(lighthouse.name, mostName)).toBe(false);
  expect(isTakenName(lighthouse, [])).toBe(true);
  await fetchNameJudges();
  expect(isPlainName(lighthouse.name, mostName)).toBe(true);
  expect(isTakenName(lighthouse, [])).toBe(false);
  expect(isTakenName({ chainId: 777, name: 'Ethereum' }, [])).toBe(true);
});
