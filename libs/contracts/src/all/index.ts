export { allScreens, layoutCalls, type OpeningScreen } from './screens.ts';
export { allCalls, fileCalls } from './calls.ts';
export { seeingMay } from './seeingCalls.ts';
export { supportMay } from './supportCalls.ts';
