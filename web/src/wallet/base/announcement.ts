import * as words from '@readback/phrases/words/web/wallet/practice/announcement.ts';
/** As what the practice wallet announces itself. Its picture is drawn by the dialog, which knows it. */
export const practiceInfo = {
  uuid: '7a1c37d4-5c1e-4d58-9f6e-6b2d3a2f3133',
  name: words.name,
  rdns: 'practice.readback',
  icon: '',
};

/** Providers that this page made itself. A wallet that only calls itself so is not among them. */
export const practiceProviders = new WeakSet<object>();

/** Whether a provider is this page's own practice wallet. */
export function isPractice(provider: object): boolean {
  return practiceProviders.has(provider);
}
