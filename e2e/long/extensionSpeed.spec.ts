import { parseEther, toHex } from 'viem';
import { expect, fullChromium, signs, test } from '../fixture/extension.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

type Dapp = { ask: (method: string, params: readonly unknown[]) => Promise<unknown> };

/** In milliseconds, as the median of `runs`. */
const bars = { words: 300, verdict: 1_000, read: 1 };
const runs = 7;

test('from the press on a site to the first words and the verdict, and what a read costs', async ({
  installed: { context, dapp, info, review },
}) => {
  const [account, friend] = info.accounts.map((it) => it.address);
  const page = await context.newPage();
  await page.goto(dapp);
  await page.evaluate(() => (globalThis as unknown as Dapp).ask('eth_requestAccounts', []));
  const words: number[] = [];
  const verdicts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const value = toHex(parseEther('0.25') + BigInt(run));
    const started = Date.now();
    void page
      .evaluate(
        ([from, to, value]) =>
          (globalThis as unknown as Dapp).ask('eth_sendTransaction', [{ from, to, value }]),
        [account, friend, value] as const,
      )
      .catch(() => undefined);
    const readback = await review();
    const title = readback.getByRole('heading', { level: 1 });
    await readback.waitForFunction(
      () => document.querySelector('h1')?.textContent?.includes('ETH'),
      undefined,
      {
        polling: 10,
      },
    );
    words.push(Date.now() - started);
    await readback.getByRole('button', signs).waitFor();
    verdicts.push(Date.now() - started);
    await expect(title).toContainText('0.25');
    await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await readback
      .waitForFunction(() => !document.querySelector('h1')?.textContent?.includes('ETH to'), undefined, {
        timeout: 2_000,
      })
      .catch(() => undefined);
    await readback.evaluate(() => {
      location.hash = '#/waiting';
    });
    await readback.getByRole('heading', { name: 'Requests' }).waitFor();
  }
  const cost = await page.evaluate(async () => {
    const { ethereum } = globalThis as unknown as { ethereum: { request: (it: object) => Promise<unknown> } };
    const started = performance.now();
    for (let at = 0; at < 500; at += 1)
      void ethereum.request({ method: 'eth_chainId' }).catch(() => undefined);
    return (performance.now() - started) / 500;
  });
  // The first opens the window; it is the slowest, and is said on its own.
  console.log(
    `first: ${words[0]} ms to the words, ${verdicts[0]} ms to the verdict; then, as medians of ${runs - 1}: ${median(words.slice(1))} and ${median(verdicts.slice(1))} ms; a read costs ${cost.toFixed(3)} ms`,
  );
  expect(median(words)).toBeLessThanOrEqual(bars.words);
  expect(median(verdicts)).toBeLessThanOrEqual(bars.verdict);
  expect(cost).toBeLessThanOrEqual(bars.read);
});

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
