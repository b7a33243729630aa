/**
 * The parts of the engine that few requests need: what compares a request with what the user said, and what reads texts and
 * typed data that are signed, and knows their forms.
 */
export type PartOfEngine = 'intent' | 'signed';

/**
 * Fetches a part. It is here from the start, everywhere but in the built page: its engine gets another one of this module
 * (`web/vite.config.ts`), for which each part is a file of its own, and what is asked of a part before it is here throws.
 * Rejects where the part does not come.
 */
export const fetchPart: Readonly<Record<PartOfEngine, () => Promise<void>>> = {
  intent: async () => {},
  signed: async () => {},
};
