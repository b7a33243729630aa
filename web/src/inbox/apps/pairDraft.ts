/** A link of an app that was pasted elsewhere on this page, until the form for links takes it. In memory alone. */
let draft = '';

export function keepLink(link: string): void {
  draft = link;
}

/** Gives the link once. */
export function takeLink(): string {
  const link = draft;
  draft = '';
  return link;
}
