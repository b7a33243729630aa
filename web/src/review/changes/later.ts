/** What some rows need, and some of those whom they name: fetched with the first of them. */
import { lazyPart } from '../../ui/late/lazyPart.tsx';

const parts = () => import('./rowParts.ts');

export const AssetMark = lazyPart(async () => (await parts()).AssetMark);
export const ChangeTerms = lazyPart(async () => (await parts()).ChangeTerms);
export const Failing = lazyPart(async () => (await parts()).Failing);
export const Met = lazyPart(async () => (await parts()).Met);
export const PartyMark = lazyPart(async () => (await parts()).PartyMark);
export const PowerTitle = lazyPart(async () => (await parts()).PowerTitle);
export const Takeable = lazyPart(async () => (await parts()).Takeable);
