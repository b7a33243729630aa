/**
 * The entries of a lockfile that npm would install without comparing a hash: whoever serves the package decides what
 * it is. Workspaces and links to them are not fetched.
 */
export function unlocked({ packages }) {
  return Object.entries(packages)
    .filter(([path, it]) => path.includes('node_modules/') && !it.link && !it.inBundle && !it.integrity)
    .map(([path]) => path);
}
