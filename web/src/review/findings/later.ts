/** What findings need beyond their words: fetched with the first of them. */
import { lazyPart } from '../../ui/late/lazyPart.tsx';

const parts = () => import('./parts.ts');

export const LimitIt = lazyPart(async () => (await parts()).LimitIt);
export const FindingAct = lazyPart(async () => (await parts()).FindingAct);
export const FindingTools = lazyPart(async () => (await parts()).FindingTools);
export const MutedFindings = lazyPart(async () => (await parts()).MutedFindings);
export const AsksForSite = lazyPart(async () => (await parts()).AsksForSite);
export const Amended = lazyPart(async () => (await parts()).Amended);
export const OtherNode = lazyPart(async () => (await parts()).OtherNode);
