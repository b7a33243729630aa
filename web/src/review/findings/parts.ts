/** What findings need beyond their words, in one file that is fetched with the first of them. */
export { Amended } from './Amended.tsx';
export { LimitIt } from './LimitIt.tsx';
export { FindingAct, FindingTools } from './FindingTools.tsx';
export { MutedFindings } from './MutedFindings.tsx';
export { AsksForSite } from './AsksForSite.tsx';
export { OtherNode } from './OtherNode.tsx';
