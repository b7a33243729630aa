export const title = 'You have finished the first course';
export const says = 'This card was drawn on your device, and nothing was sent. You can save it as a picture.';
export const save = 'Save picture';
export const notSaved = 'This browser could not make the picture.';
export const verdict = 'Verdict: {verdict}';
export const first = 'decided before the verdict was shown';
export const name = 'Readback Flight school';
export const course = 'First course';
export const flights = '{count, plural, one {flight} other {flights}}';
export const caught = '{all, plural, one {of # attack caught} other {of # attacks caught}}';
export const median = 'seconds, median';
export const described =
  '{flights, plural, one {# flight} other {# flights}}, {caught} of {attacks, plural, one {# attack} other {# attacks}} caught, median {seconds, plural, one {# second} other {# seconds}}';
