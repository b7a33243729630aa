/** What a descriptor does that deceives, or could. `at` is a path into the data, or the label of a field. */
export type LintFinding = Readonly<{
  code:
    | 'hidesAddress' // an address in the data that no line was made from
    | 'hidesSpender' // the same, of one who gains power
    | 'hidesAmount' // an amount in the data that no line was made from
    | 'hidesCall' // calldata inside the data that no line was made from
    | 'hidesValue' // native currency goes along, and no line says so
    | 'otherAsset' // an amount shown as one of another asset, or in a unit of the descriptor's own
    | 'otherFunction' // the call is known as another function with the same selector
    | 'labelContradicts' // a spender called a recipient, or the other way round; someone else called the sender
    | 'otherCallee' // a call inside that is described as one of another contract than it goes to
    | 'constantShown' // a label such as Amount, bound to words of the descriptor
    | 'smallCalledUnlimited' // a message such as Unlimited for an amount that is not one
    | 'unlimitedRenamed' // a message for an unlimited amount that does not say so
    | 'invertedChoice' // words that say the opposite of the flag they represent
    | 'cannotBeAddress'; // an address made of a number that is too short for one
  at: string;
  detail?: string;
}>;
