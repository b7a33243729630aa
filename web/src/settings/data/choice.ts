/**
 * Something that a file would change here, which could lead the user astray: which nodes and hosts are asked, which
 * accounts count as the user's own, whom the user knows. Each is taken over only when it is ticked separately.
 */
export type Choice = Readonly<{
  id: string;
  /** What would change, in our words. */
  title: string;
  /** What holds now, and what would hold; both may be foreign text. */
  now: string;
  next: string;
  /** What it means, for what is not plain. */
  risk?: string;
  /** Cannot lead astray: ticked until the user says otherwise. */
  harmless?: true;
  apply: () => void;
}>;
