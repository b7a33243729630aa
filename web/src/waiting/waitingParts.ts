/** The place in the navigation and its screen: fetched together, where there is a way in for programs. */
export { WaitingPlace } from './WaitingPlace.tsx';
export { WaitingScreen } from './WaitingScreen.tsx';
