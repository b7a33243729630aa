/**
 * Runs tasks in a number of lanes: each task begins, in the order of the list, when a lane is free and what it comes
 * `after` (names of other tasks, if they are in the list) has ended. One that throws has failed, under its name, and
 * keeps no other from running. Resolves with the results in the order of the list.
 */
export async function inLanes(tasks, lanes, ended = () => {}) {
  const results = new Map();
  const waiting = [...tasks];
  const running = new Map();
  const listed = new Set(tasks.map(({ name }) => name));
  const ready = ({ after = [] }) => after.every((name) => results.has(name) || !listed.has(name));

  while (waiting.length > 0 || running.size > 0) {
    while (running.size < lanes) {
      const at = waiting.findIndex(ready);
      if (at === -1) break;
      const [task] = waiting.splice(at, 1);
      running.set(task.name, outcomeOf(task));
    }
    if (running.size === 0) {
      const names = waiting.map(({ name }) => name).join(', ');
      throw new Error(`These tasks wait for each other: ${names}`);
    }
    const result = await Promise.race(running.values());
    running.delete(result.name);
    results.set(result.name, result);
    ended(result);
  }
  return tasks.map(({ name }) => results.get(name));
}

async function outcomeOf({ name, run }) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const { passed, failed, names } = await run();
    return { name, passed, failed, names, seconds: seconds() };
  } catch (error) {
    return {
      name,
      passed: 0,
      failed: 1,
      names: [`${name}: ${error?.message ?? error}`],
      seconds: seconds(),
    };
  }
}
