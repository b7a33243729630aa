import type { FileResult } from './run.ts';

/**
 * One file of results as the registry's test runners write it (`.github/test-runner-docs`): one for each descriptor.
 *
 * @param implementation `package@version`
 */
export function resultsJson({ descriptor, cases }: FileResult, implementation: string): string {
  const results = {
    runner: '@readback/cli',
    implementation,
    descriptor,
    cases: cases.map(({ description, status, format, rendered, message }) => ({
      description,
      status,
      ...(format === undefined ? {} : { format }),
      ...(rendered === undefined ? {} : { rendered }),
      ...(message === undefined ? {} : { message }),
    })),
  };
  return `${JSON.stringify(results, null, 2)}\n`;
}
