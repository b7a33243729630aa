/** What findings need beyond their words: fetched with the first of them. */
import { lazy } from 'react';

const parts = () => import('./parts.ts');

export const FindingTools = lazy(async () => ({ default: (await parts()).FindingTools }));
export const MutedFindings = lazy(async () => ({ default: (await parts()).MutedFindings }));
export const Amended = lazy(async () => ({ default: (await parts()).Amended }));
