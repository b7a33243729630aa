/**
 * What the compiler says of plain JavaScript that is wrong whatever its types are: a file, an export or a name that does
 * not exist. Packages that are installed only when they are needed (`tools/`) are not looked for.
 */
export function wrongNames(output) {
  return output.split('\n').filter((line) => {
    const [, code] = /\): error TS(\d+):/.exec(line) ?? [];
    if (code !== noModule) return noSuchName.has(code);
    const [, path] = /Cannot find module '([^']+)'/.exec(line) ?? [];
    return !line.startsWith('tools/') || (path?.startsWith('.') && !path.includes('/node_modules/'));
  });
}

const noModule = '2307';

/** A name, an export (with and without a suggestion), a default export, a module that is not one. */
const noSuchName = new Set(['2304', '2552', '2305', '2614', '2724', '1192', '2306', '2459', '2460']);
