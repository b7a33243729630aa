/**
 * What the three places of the extension say to each other: a site's page (by its relay), the hub in between, and the
 * Review. All of it is plain JSON. `frame` names one document of one tab, `wallet` a wallet in it, as the relay numbers
 * them. A call's `id` and a question's `question` are unique for as long as their asker lives.
 */

/** A wallet of a page, as it calls itself: foreign text. */
export type TabWallet = Readonly<{ wallet: string; name: string; rdns: string; icon: string }>;

/** A call that waits: the JSON text of its method and parameters, as it was frozen when the site made it. */
export type TabCall = Readonly<{ id: string; at: number; call: string; wallet: TabWallet; chainId?: number }>;

export type TabAnswer =
  | Readonly<{ result: unknown }>
  | Readonly<{ error: Readonly<{ code: number; message: string }> }>;

/** From a page to the hub. `of`: the call whose request the wallet was asked to sign. `past`: something asked a wallet to sign that no Review let through. */
export type FromPage =
  | Readonly<{ is: 'frame'; frame: string }>
  | Readonly<{ is: 'ask'; call: TabCall }>
  | Readonly<{ is: 'left'; id: string; why: 'asker' | 'late' }>
  | Readonly<{ is: 'told'; question: string; of?: string; answer: TabAnswer }>
  | Readonly<{ is: 'event'; wallet: string; event: string; args: readonly unknown[] }>
  | Readonly<{ is: 'past' }>
  /** The icon of its site, as data. */
  | Readonly<{ is: 'icon'; icon: string }>
  | FromOther;

/**
 * From a page that says that it is a Readback, too: that its data settings are open or not, and by a press there the text of
 * a file that the user copies to the extension.
 */
export type FromOther = Readonly<{ is: 'here'; open: boolean }> | Readonly<{ is: 'copy'; text: string }>;

/** From the hub to a web page. `unheard`: no Review is open any more that would hear an answer.
 * `again`: one was opened, and hears what wallets answered to what it handed over. */
export type ToPage =
  | Readonly<{ is: 'reply'; id: string; answer: TabAnswer }>
  | Readonly<{ is: 'pass'; id: string }>
  | Readonly<{ is: 'question'; question: string; wallet: string; call: string; of?: string }>
  | Readonly<{ is: 'unheard'; question: string }>
  | Readonly<{ is: 'again' }>
  | Readonly<{ is: 'copied'; text: string }>;

/** From the hub to the Review. `site` is the host as the browser says it; absent where it has none. */
export type ToReview =
  | Readonly<{ is: 'ask'; call: TabCall; site?: string }>
  | Readonly<{ is: 'left'; id: string; why: 'asker' | 'late' }>
  | Readonly<{ is: 'told'; question: string; of?: string; answer: TabAnswer }>
  | Readonly<{ is: 'event'; wallet: string; event: string; args: readonly unknown[] }>
  | Readonly<{ is: 'gone'; frame: string }>
  /** What a page of a site gives as its icon. */
  | Readonly<{ is: 'icon'; site: string; icon: string }>
  /** The pages that say that they are a Readback, and have their data settings open. */
  | Readonly<{ is: 'others'; others: readonly OtherReadback[] }>
  /** The text of a file that the user copies from a web page to here. */
  | Readonly<{ is: 'copied'; site: string; text: string }>
  /** All that wait have been said. */
  | Readonly<{ is: 'ready' }>;

/** From the Review to the hub. */
export type FromReview =
  | Readonly<{ is: 'reply'; id: string; answer: TabAnswer }>
  | Readonly<{ is: 'pass'; id: string }>
  | Readonly<{ is: 'question'; question: string; wallet: string; call: string; of?: string }>
  | Readonly<{ is: 'copy'; frame: string; text: string }>;

/** A page that says that it is a Readback; `site` is its host as the browser says it. */
export type OtherReadback = Readonly<{ frame: string; site: string }>;

/** The names of the two kinds of ports. */
export const pagePort = 'page';
export const reviewPort = 'review';

/** The document that a call, a wallet or a question belongs to: what comes before the first space of its name. */
export function frameOf(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}
