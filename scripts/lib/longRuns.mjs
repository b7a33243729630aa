/** The parts of `npm run test:long`, in the order in which they run. */
export const longParts = [
  { name: 'unit', what: 'slow property tests, and nodes that others wrote' },
  { name: 'browser', what: 'every screen in all four looks, time limits as medians' },
  { name: 'breakages', what: 'one thing broken at a time: whether a test notices' },
  { name: 'mutation', what: 'every change of the stations that judge: how many the tests notice' },
];

/**
 * What is asked for on the command line.
 * @returns which parts, whether only to say what was not run, and what goes to Playwright; or what is wrong.
 */
export function longOptions(args) {
  const names = longParts.map(({ name }) => name);
  const options = { parts: [], status: false, browser: [] };
  const rest = [...args];
  for (let it = rest.shift(); it !== undefined; it = rest.shift()) {
    if (it === '--status') options.status = true;
    else if (it === '--part') {
      const name = rest.shift();
      if (!names.includes(name)) return { ...options, wrong: `--part is one of ${names.join(', ')}.` };
      options.parts.push(name);
    } else options.browser.push(it);
  }
  // Names of browser tests ask for these and for nothing else.
  if (options.parts.length === 0) options.parts = options.browser.length > 0 ? ['browser'] : names;
  return options;
}

/** The rows of the page of `pageOf`. */
export function runsIn(page) {
  return [...page.matchAll(/^\| (\w+) \| [^|]* \| (\S+) \| (\S+) \| (\S+) \| (\d+) \| (\d+) \|$/gm)].map(
    ([, part, version, commit, date, passed, failed]) => ({
      part,
      version,
      commit,
      date,
      passed: Number(passed),
      failed: Number(failed),
    }),
  );
}

/** The last run of each part, with another in its place. */
export function withRun(runs, run) {
  return [...runs.filter(({ part }) => part !== run.part), run];
}

export function pageOf(runs) {
  const rows = longParts.map(({ name, what }) => {
    const it = runs.find(({ part }) => part === name);
    const cells =
      it === undefined ? ['never', '', '', '', ''] : [it.version, it.commit, it.date, it.passed, it.failed];
    return `| ${[name, what, ...cells].join(' | ')} |`.replaceAll(/ +/g, ' ');
  });
  return `# The long tests

When each part of \`npm run test:long\` last ran, and at which version: it writes this page. \`npm run test:long -- --status\` names the parts that have not been run for the version of \`package.json\`.

| part | what | version | commit | date | passed | failed |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** What has not been run for a version, or failed: a line for each such part. */
export function unrun(runs, version) {
  return longParts.flatMap(({ name }) => {
    const it = runs.find(({ part }) => part === name);
    if (it === undefined) return [`${name}: never run`];
    if (it.version !== version)
      return [`${name}: not run for ${version}; last for ${it.version}, on ${it.date}`];
    if (it.failed > 0) return [`${name}: ${it.failed} failed for ${version}, on ${it.date}`];
    return [];
  });
}
