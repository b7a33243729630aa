/** What some rows need, and some of those whom they name: in one file that is fetched with the first of them. */
export { Met } from './Met.tsx';
export { PartyMark } from './PartyMark.tsx';
export { AssetMark } from './AssetMark.tsx';
export { ChangeTerms } from './ChangeTerms.tsx';
export { Failing } from './Failing.tsx';
export { PowerTitle } from './PowerTitle.tsx';
export { Takeable } from './Takeable.tsx';
