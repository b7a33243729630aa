/** What judges the names of networks that their letters alone do not settle, once it is loaded (`nameJudges.ts`). */

type Named = Readonly<{ chainId: number; name: string }>;
type Judges = Readonly<{
  isPlain: (text: string) => boolean;
  isOthersName: (it: Named, others: readonly Named[]) => boolean;
}>;

let judges: Judges | undefined;

/** From now on names are judged by these. */
export function judgeNamesBy(its: Judges): void {
  judges = its;
}

/** Undefined until they are loaded. */
export function judgesOfNames(): Judges | undefined {
  return judges;
}
