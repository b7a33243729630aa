import { expect, it } from 'vitest';
import { servesPage } from './servesPage.mjs';

it('serve is the page’s endpoint, unless a policy or a signer decides', () => {
  expect(servesPage(['serve'])).toBe(true);
  expect(servesPage(['serve', '--port', '0', '--rpc', '1=https://node.example'])).toBe(true);
  expect(servesPage(['serve', '--policy', 'policy.json', '--signer', 'http://127.0.0.1:9000'])).toBe(false);
  expect(servesPage(['serve', '--policy=policy.json'])).toBe(false);
  expect(servesPage(['serve', '--signer', 'http://127.0.0.1:9000'])).toBe(false);
  expect(servesPage(['--json', 'serve'])).toBe(false);
  expect(servesPage([])).toBe(false);
});
