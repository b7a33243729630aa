import type { FromOther, OtherReadback, ToReview } from '@readback/web/inbox/extension/messages.ts';

type Page = Readonly<{ port: chrome.runtime.Port; site: string | undefined }>;

export type OtherReadbacks = Readonly<{
  hearOther: (frame: string, page: Page, it: FromOther, show: () => void) => void;
  forgetOther: (frame: string) => void;
  /** Says to a Review that was opened what it missed. */
  meetOther: (review: chrome.runtime.Port) => void;
}>;

/** The pages that say that they are a Readback, and what the user copies from one of them. */
export function otherReadbacks(
  toReviews: (it: ToReview) => void,
  isReviewOpen: () => boolean,
): OtherReadbacks {
  const others = new Map<string, OtherReadback>();
  let copied: Extract<ToReview, { is: 'copied' }> | undefined;
  const all = (): ToReview => ({ is: 'others', others: [...others.values()] });

  return {
    hearOther: (frame, { port, site }, it, show) => {
      if (site === undefined || port.sender?.frameId !== 0) return;
      if (it.is === 'here') {
        if (it.open) others.set(frame, { frame, site });
        else others.delete(frame);
        return toReviews(all());
      }
      const text: ToReview = { is: 'copied', site, text: it.text };
      if (isReviewOpen()) toReviews(text);
      else copied = text;
      show();
    },
    forgetOther: (frame) => {
      if (others.delete(frame)) toReviews(all());
    },
    meetOther: (port) => {
      port.postMessage(all());
      if (copied) port.postMessage(copied);
      copied = undefined;
    },
  };
}
