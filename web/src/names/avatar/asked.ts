import { type Changing, changing, useChanging } from '../../data/changing.ts';

/** Pictures of strangers that the user asked for, by their address, for as long as this page is open. */
const asked: Changing<ReadonlySet<string>> = changing(new Set());

export function askFor(url: string): void {
  asked.set(new Set([...asked.get(), url]));
}

export function useAsked(): ReadonlySet<string> {
  return useChanging(asked);
}
