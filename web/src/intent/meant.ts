/** What a Review without anything said needs of it: fetched with the first of them. */
export { ArmAgain } from './ArmAgain.tsx';
export { SayHere } from './SayHere.tsx';
export { Unmet } from './Unmet.tsx';
