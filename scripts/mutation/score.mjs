/** A share in percent with one decimal, rounded down: a score never looks better than it is. */
export const percent = ({ killed, of }) => (of === 0 ? 0 : Math.floor((killed / of) * 1000) / 10);

/**
 * How many changes the tests notice, of those that a test could notice. `tried`: changes with their `outcome`. What is
 * listed as the same (`equivalent`) is not counted; what is reached by no test is counted as not noticed.
 */
export function scoreOf(tried) {
  const counted = tried.filter((it) => it.outcome !== 'same');
  const noticed = counted.filter((it) => it.outcome === 'killed' || it.outcome === 'late');
  return { killed: noticed.length, of: counted.length };
}

/** What a long text is called by. */
export const short = (text) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** Whether a change is on the list of those that nobody could notice: by its file and its text, not by its line. */
export function isListed(list, { file, line, was, becomes }) {
  return list.some(
    (it) => it.file === file && it.line === line && it.was === short(was) && it.becomes === short(becomes),
  );
}

/**
 * Whether a score is lower than the one that is kept, by more than chance explains where either was sampled (one time
 * in twenty a score that is as good looks so).
 */
export function isLower(now, kept) {
  if (kept === undefined) return false;
  const share = kept.killed / kept.of;
  const parts = [now, kept].filter((it) => it.sample !== undefined).map((it) => 1 / it.of);
  const chance = 1.64 * Math.sqrt(share * (1 - share) * parts.reduce((a, b) => a + b, 0));
  return now.killed / now.of < share - chance;
}

/** What is kept of a station after a run: the new score, unless the one that is kept is higher. */
export function raised(kept, now) {
  return kept === undefined || now.killed / now.of >= kept.killed / kept.of ? now : kept;
}

/** The document with the scores. */
export function scoresPage(baseline) {
  const rows = Object.entries(baseline)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([station, it]) => {
      const of = it.sample === undefined ? 'all' : `${it.of} at random (seed ${it.sample.seed})`;
      return `| \`${station.replace('../../', '')}/\` | ${percent(it)} % | ${it.killed} of ${it.of} | ${of} |`;
    });
  return `# What the tests notice

\`npm run mutate\` changes one thing in the source (an operator, a condition, a number, a text, a block) and runs the tests that reach it. A change that no test notices is one that nobody would see being made. This table is written by \`npm run mutate -- --raise\`. A score may only rise: the command fails when a station falls below it.

| station | noticed | changes | tried |
|---|---|---|---|
${rows.join('\n')}

Not counted are changes of what is worked out while modules load (tables; \`--tables\` tries them), and those in \`scripts/mutation/equivalent.json\`, which are the same for everybody, each with its reason. Each station is tried against the tests in its folder and those that \`scripts/mutation/plan.mjs\` lists: those beside the change first, for as long as they take four seconds of a processor together.
`;
}
