export const nothing =
  'Nothing could be taken {when, select, now {now} other {once the permission takes effect}}';
export const amount =
  '{amount} could be taken {when, select, now {now} other {once the permission takes effect}}';
export const unknown =
  'Could not check how much could be taken {when, select, now {now} other {once the permission takes effect}}: {why}';
