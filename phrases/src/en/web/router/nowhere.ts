export const title = 'Page not found';
export const lead =
  'There is no page at this web address. Requests and their readbacks are in <activity>Activity</activity>. To read a new request, go to <home>Start</home>.';
