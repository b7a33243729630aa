/**
 * What counts of a report of Vitest, with the names of what failed: of each test, of files that could not be run, and of a run
 * that ended with an error which is of no test.
 */
export function unitResults({ numPassedTests, testResults }, code) {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((it) => it.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
  if (names.length === 0 && code !== 0) names.push(`unit tests: they ended with ${code}`);
  return { passed: numPassedTests, failed: names.length, names };
}

function firstLine(text = '') {
  return text.trim().split('\n', 1)[0].slice(0, 300);
}
