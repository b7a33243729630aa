/** In milliseconds. */
export type Limits = {
  /** How long the engine may be silent while the page owes it no answer. */
  silence: number;
  /** How long it may then take to show that it is alive. */
  grace: number;
  /** How long a reading may take in all. */
  total: number;
};
