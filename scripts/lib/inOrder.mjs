import { BaseSequencer } from 'vitest/node';

/**
 * The order of the files of tests: those of the rules by station, since the views that are heard first are kept, those of
 * a folder before those below it, and after all of them the one that hears them; all others as Vitest has them (what
 * failed or took long comes first).
 */
export class InOrder extends BaseSequencer {
  async sort(files) {
    return inOrder(await super.sort(files));
  }
}

export function inOrder(files) {
  const isRule = ({ project }) => project.name === 'rules';
  const ofRules = files.filter(isRule).toSorted((a, b) => compare(rank(a), rank(b)));
  return [...ofRules, ...files.filter((it) => !isRule(it))];
}

/** In the order in which `samplesOfTests.ts` goes through them. */
const stations = ['check', 'evidence', 'actions', 'narrate'];

function rank({ moduleId }) {
  const path = moduleId.replace(/^.*[\\/]core[\\/]src[\\/]/, '').split(/[\\/]/);
  const hears = path.join('/') === 'check/missing.test.ts';
  return [hears ? stations.length : stations.indexOf(path[0]), path.length, path.join('/')];
}

function compare(a, b) {
  const at = a.findIndex((it, index) => it !== b[index]);
  return at === -1 ? 0 : a[at] < b[at] ? -1 : 1;
}
