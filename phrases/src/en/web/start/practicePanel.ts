export const title = 'Flight school';
export const lead =
  'Requests on a practice chain on this computer: some honest, some made to rob you. Decide, then see what would have happened.';
export const flyFirst = 'Fly the first one';
export const all = 'All flights';
