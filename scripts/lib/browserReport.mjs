/** What counts of a report of Playwright. A test that passed only when it was tried once more failed. */
export function browserResults({ stats: { expected, unexpected }, suites }) {
  const again = suites.flatMap((it) => titlesIn(it, 'flaky'));
  return {
    passed: expected,
    failed: unexpected + again.length,
    names: [
      ...suites.flatMap((it) => titlesIn(it, 'unexpected')),
      ...again.map((it) => `${it}: it passed only when it was tried once more`),
    ],
  };
}

function titlesIn({ suites = [], specs = [] }, wanted) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === wanted).map(() => `${file}: ${title}`),
  );
  return [...own, ...suites.flatMap((it) => titlesIn(it, wanted))];
}
