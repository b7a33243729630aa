/**
 * What counts of a report of Playwright. A test that passed when it was tried once more counts as passed and is named,
 * unless what it missed at first is a promise of the fixture that must hold each single time.
 */
export function browserResults({ stats: { expected, unexpected }, suites }) {
  const again = suites.flatMap((it) => testsIn(it, 'flaky'));
  const broken = again.filter(({ messages }) => messages.some((it) => never.test(it)));
  return {
    passed: expected + again.length - broken.length,
    failed: unexpected + broken.length,
    again: again.map(({ title }) => title),
    names: [
      ...suites.flatMap((it) => testsIn(it, 'unexpected')).map(({ title }) => title),
      ...broken.map(({ title }) => `${title}: it broke at first what must always hold`),
    ],
  };
}

/** In the words of `e2e/fixture/test.ts`. */
export const never =
  /no signing method was called before the Review screen|only after a press of the sign control|violations of the content policy|hosts asked that are not the app/;

function testsIn({ suites = [], specs = [] }, wanted) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        title: `${file}: ${title}`,
        messages: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
      })),
  );
  return [...own, ...suites.flatMap((it) => testsIn(it, wanted))];
}
