export const title = 'Page not found';
export const lead =
  'There is nothing at this address. Requests and their readbacks are in <activity>Activity</activity>; to read a new one, go to <home>Start</home>.';
