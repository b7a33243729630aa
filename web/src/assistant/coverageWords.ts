import type { Arranged } from '@readback/assistant/explain/arrange.ts';

/** How much the model mentioned, and where the rest is: "4 facts mentioned, 3 more below." */
export function coverageWords({ warnings, chosen, also, mentioned }: Arranged): string {
  const added = warnings.length + chosen.length - mentioned;
  return [
    `${mentioned === 1 ? 'One fact' : `${mentioned} facts`} mentioned`,
    ...(added > 0 ? [`${added} ${added === 1 ? 'warning' : 'warnings'} it left out, added at the top`] : []),
    also.length === 0 ? 'none left out' : `${also.length} more below`,
  ]
    .join(', ')
    .concat('.');
}
