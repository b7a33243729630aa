import { createContext } from 'react';

/** The open request that a finding can do something about; absent on a record and on what is only checked. */
export type Doing = Readonly<{
  /** Of its entry. */
  id: string;
  /** The scenario of Flight school that it is flown for. */
  flight?: string | undefined;
  readAgain: () => void;
}>;

export const DoingContext = createContext<Doing | undefined>(undefined);
