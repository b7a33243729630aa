import { flights } from '@readback/phrases/words/flights.ts';

const ids = [
  'approve-router',
  'approval-to-stranger',
  'swap',
  'permit-to-stranger',
  'sign-in-elsewhere',
] as const;

/**
 * The first course of Flight school, in its order: honest and not, each showing another side of a Review. The build
 * makes this list, so that Start shows their titles without the words of all flights.
 */
export const firstFlights: readonly Readonly<{ id: string; title: string }>[] = ids.map((id) => ({
  id,
  title: flights[id].title,
}));
