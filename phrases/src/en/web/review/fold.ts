export const showAll = {
  steps: 'Show all {count} steps',
  values: 'Show all {count} values',
  oddities: 'Show all {count} encoding issues',
  words: 'Show all {count} words',
  descriptions: 'Show all {count} descriptions',
} as const;
export const showPortions = {
  steps: 'Show {count} steps, {portion} at a time',
  values: 'Show {count} values, {portion} at a time',
  oddities: 'Show {count} encoding issues, {portion} at a time',
  words: 'Show {count} words, {portion} at a time',
  descriptions: 'Show {count} descriptions, {portion} at a time',
} as const;
export const showNext = {
  steps: 'Next {count, plural, one {# step} other {# steps}}',
  values: 'Next {count, plural, one {# value} other {# values}}',
  oddities: 'Next {count, plural, one {# encoding issue} other {# encoding issues}}',
  words: 'Next {count, plural, one {# word} other {# words}}',
  descriptions: 'Next {count, plural, one {# description} other {# descriptions}}',
} as const;
export const showFirst = 'Show only the first {count}';
