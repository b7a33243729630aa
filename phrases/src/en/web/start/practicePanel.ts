export const title = 'Flight school';
export const lead =
  'Requests on this computer’s practice chain: some are honest, some try to rob you. Decide, then see what would have happened.';
export const flyFirst = 'Try the first flight';
export const flyNext = 'Next flight: {title}';
export const all = 'All flights';
