/** Words that were mistyped: one letter is wrong, missing, too many, or in the place of its neighbor. */

/** A word that is shorter may be too many others, but for one in which two letters changed places. */
const shortest = 5;

/** The words of a list that a word may have been meant as. */
export function nearWords(word: string, words: readonly string[]): readonly string[] {
  if (word.length < shortest - 1 || !/^\p{Ll}+$/u.test(word)) return [];
  return words.filter(
    (it) =>
      (it[0] === word[0] || (it.length > 5 && it.slice(1) === word.slice(1))) &&
      Math.abs(it.length - word.length) <= 1 &&
      (word.length >= shortest && it.length >= shortest ? isNear(word, it) : isSwapped(word, it)),
  );
}

function isNear(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [left, right] = [one.slice(from), other.slice(from)];
  if (left.slice(1) === right.slice(1)) return true;
  if (left.slice(1) === right || left === right.slice(1)) return true;
  return isTurned(left, right);
}

/** Whether only two neighbors changed places. */
function isSwapped(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  return from < one.length && isTurned(one.slice(from), other.slice(from));
}

function isTurned(left: string, right: string): boolean {
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}
