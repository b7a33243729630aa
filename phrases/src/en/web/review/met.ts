export const deployed = 'deployed {day}';
export const met = '{count, plural, =0 {first time} one {once before} other {# times before}}';
