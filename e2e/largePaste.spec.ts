import { settled } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

/** A task of the page's own thread: how long it kept the processor, in milliseconds. */
type Task = { start: number; busy: number };

const mebibyte = 1_048_576;
const pair = '"0x2222222222222222222222222222222222222222"';

const pastes: readonly { what: string; text: string; ends: 'review' | 'refused' }[] = [
  {
    what: 'a transaction with a mebibyte of data',
    text: `{"chainId":31337,"to":${pair},"data":"0x${'ab'.repeat(mebibyte / 2 - 100)}"}`,
    ends: 'review',
  },
  {
    what: 'JSON that breaks off after a mebibyte',
    text: `{"to":${pair},"data":"0x${'ab'.repeat(mebibyte / 2 - 100)}`,
    ends: 'refused',
  },
  { what: 'a list of numbers', text: `[${'1,'.repeat(mebibyte / 2 - 2)}1]`, ends: 'refused' },
];

for (const { what, text, ends } of pastes) {
  test(`the page answers while it reads ${what}`, async ({ page, browser }) => {
    await page.goto('/');
    await page.getByRole('textbox').first().fill(text);
    await page.waitForTimeout(500);
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
    if (ends === 'review') await settled(page);
    else await expect(page.getByRole('alert').first()).toBeVisible();
    await page.waitForTimeout(500);
    const tasks = tasksOf(await browser.stopTracing());
    expect(tasks.length, 'tasks were seen').toBeGreaterThan(10);
    expect(
      tasks.filter(({ busy }) => busy > 50),
      'tasks that hold the page for more than 50 ms',
    ).toEqual([]);
  });
}

/**
 * The tasks of the page's thread in a trace of Chromium, each with the time that it had the processor: other work on
 * the machine, which makes a task last longer, is no fault of the page.
 */
function tasksOf(trace: Buffer): readonly Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const names = traceEvents.filter(({ name }) => name === 'thread_name');
  const own = new Set(
    names.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(
      ({ name, pid, tid, tdur }) => name === 'RunTask' && tdur !== undefined && own.has(`${pid} ${tid}`),
    )
    .map(({ ts, tdur = 0 }) => ({ start: ts / 1000, busy: tdur / 1000 }));
}

/** As far as it is read here. Times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
};
