import { scenarios } from '@readback/scenarios/scenarios.ts';

export type PracticeRequest = Readonly<{
  id: string;
  title: string;
  briefing: string;
  /** The title of the request that must have been carried out before. */
  after?: string;
}>;

/** The requests to begin with, in their order: each shows another side of a Review. */
const first = ['approve-router', 'swap', 'approval-to-stranger', 'sign-in-elsewhere'];

/** What is said of them. The requests themselves are made when one is opened. */
export const practiceRequests: readonly PracticeRequest[] = first
  .flatMap((id) => scenarios.find((scenario) => scenario.id === id) ?? [])
  .map(({ id, title, briefing, after }) => ({
    id,
    title,
    briefing,
    ...(after === undefined ? {} : { after: titleOf(after) }),
  }));

function titleOf(id: string): string {
  return scenarios.find((scenario) => scenario.id === id)?.title ?? id;
}
