import { toHex } from 'viem';
import { connect, setting } from './fixture/pilot.ts';
import { expect, test, waits } from './fixture/test.ts';

/** Far fewer than the endpoint takes in a second. */
const atOnce = 30;

type Answer = { id: number; error?: { code: number; message: string } };

for (const many of [200, 1_000]) {
  const title = `${many} requests wait in their order, a part of them is drawn, and each learns what became of it`;
  test(title, { tag: many === 200 ? [] : waits }, async ({ page, watch }) => {
    await page.goto('/');
    const { info } = await setting(page);
    const account = info.accounts[0]?.address;
    await connect(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).click();
    const endpoint = (await page.getByText(/^http:\/\/.*\/scripts\/[\w-]{20,}$/).innerText()).trim();
    await page.getByRole('navigation').getByRole('link', { name: 'Requests' }).click();

    const answers = new Map<number, Answer>();
    const asked: Promise<void>[] = [];
    const ask = (id: number) => {
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id,
        method: 'personal_sign',
        params: [toHex(`Number ${id}.`), account],
      });
      const call = fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      asked.push(call.then(async (it) => void answers.set(id, (await it.json()) as Answer)));
    };
    const place = page.locator('#waiting-place');
    await page.evaluate(noteHeights);
    ask(0);
    await expect(place).toContainText('1 request is waiting');
    for (let next = 1; next < many; next += atOnce) {
      for (let id = next; id < Math.min(many, next + atOnce); id += 1) ask(id);
      await new Promise((resolve) => setTimeout(resolve, 700));
    }

    await expect(place).toContainText(`${many.toLocaleString('en')} requests are waiting`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(50);
    expect(await page.evaluate('[...heights]'), 'no row grows when it is read').toHaveLength(1);
    await page.getByRole('button', { name: `Show 50 more of ${many - 50}` }).click();
    await expect(rows).toHaveCount(100);
    expect(answers.size).toBe(0);

    await rows.nth(70).getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => [...answers.values()].map(({ error }) => error?.code)).toEqual([4001]);
    await rows.first().getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Number 0.');
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await expect.poll(() => answers.get(0)?.error?.code).toBe(4001);
    expect(answers.size).toBe(2);

    await page.close();
    await Promise.all(asked);
    expect(answers.size).toBe(many);
    for (const [id, answer] of answers) expect([answer.id, answer.error !== undefined]).toEqual([id, true]);
    expect(await watch.signingCalls()).toEqual([]);
  });
}

/** Runs in the page: notes how high the first row is, from when it is there. */
function noteHeights(): void {
  const heights = new Set<number>();
  Object.assign(globalThis, { heights });
  const look = () => {
    const row = document.querySelector('main li');
    if (row) heights.add(row.getBoundingClientRect().height);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}
