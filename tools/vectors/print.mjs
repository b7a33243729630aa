/** Vectors as they are beside the tests. */
export function print(vectors) {
  process.stdout.write(`${JSON.stringify(vectors, null, 2)}\n`);
}
