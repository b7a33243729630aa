import type { Asset } from '@readback/core/model/fact.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import * as words from '@readback/phrases/words/web/intent.ts';
import { emptyIntentDraft, type IntentDraft, isUntouched, type SaidPart } from './draft.ts';
import { errorsShown, isElsewhere, readForm, type SayForm, stepAfter } from './sayForm.ts';

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ana: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const chainId = 31337;
const dollar: Asset = { kind: 'token', chainId, address: '0x8ce361602B935680E8DeC218b820ff5056BeB7af' };
const now = Date.UTC(2026, 10, 28);

const read: SayForm['read'] = {
  account: { named: { address: account } },
  chainId,
  pay: { asset: dollar, decimals: 6 },
  get: { asset: { kind: 'native', chainId }, decimals: 18 },
  to: { named: { address: ana } },
  of: {},
  becomes: {},
  replaces: {},
  decimals: 18,
};
const empty = emptyIntentDraft();
const sends = (amount: string, more: Partial<IntentDraft> = {}): IntentDraft => ({
  ...empty,
  amount,
  to: 'ana.eth',
  ...more,
});
const form = (draft: IntentDraft, parts: readonly SaidPart[] = []): SayForm => ({
  draft,
  parts,
  read,
  chainId,
});
const part = (draft: IntentDraft): SaidPart => {
  const said = readForm(form(draft), now);
  if (!said.ok) throw new Error(JSON.stringify(said.errors));
  return { draft, intent: said.intent };
};
const sums = (step: ReturnType<typeof stepAfter>) =>
  step.is === 'read'
    ? step.intent.clauses.map((it) => it.kind === 'pay' && it.sum.how === 'exactly' && it.sum.raw)
    : step.is;

test('what is said in the form is read back as it is', () => {
  expect(sums(stepAfter({ to: 'read' }, form(sends('1')), now))).toEqual([1_000_000n]);
});

test('what was said before is read back with it, in its order', () => {
  const step = stepAfter({ to: 'read' }, form(sends('2'), [part(sends('1'))]), now);
  expect(sums(step)).toEqual([1_000_000n, 2_000_000n]);
});

test('a form in which nothing is said counts for nothing beside what was said before, but for the fee', () => {
  const said = [part(sends('1', { fee: '3' }))];
  const step = stepAfter({ to: 'read' }, form({ ...empty, fee: '0.5' }, said), now);
  expect(sums(step)).toEqual([1_000_000n]);
  expect(step.is === 'read' && step.intent.feeMost).toBe(5n * 10n ** 17n);
  const free = stepAfter({ to: 'read' }, form(empty, said), now);
  expect(free.is === 'read' && free.intent.feeMost).toBeUndefined();
  expect(readForm(form({ ...empty, fee: 'much' }, said), now)).toMatchObject({
    ok: false,
    errors: { fee: expect.any(String) },
  });
});

test('an empty form alone is not read back', () => {
  expect(stepAfter({ to: 'read' }, form(empty), now)).toEqual({ is: 'wrong' });
});

test('one thing more keeps what was said, and begins a form for the same account, network and fee', () => {
  const draft = sends('1', { chain: '31337', fee: '0.1' });
  const step = stepAfter({ to: 'also' }, form(draft), now);
  if (step.is !== 'form') throw new Error(step.is);
  expect(step.parts.map(({ draft: it }) => it)).toEqual([draft]);
  expect(isUntouched(step.draft)).toBe(true);
  expect(step.draft).toMatchObject({ chain: '31337', fee: '0.1' });
});

test('what is edited comes back into the form with today’s fee, and what was in the form is kept', () => {
  const [one, two] = [part(sends('1', { fee: '9' })), part(sends('2'))];
  const step = stepAfter({ to: 'edit', at: 0 }, form(sends('3', { fee: '0.1' }), [one, two]), now);
  if (step.is !== 'form') throw new Error(step.is);
  expect(step.draft).toMatchObject({ amount: '1', fee: '0.1' });
  expect(step.parts.map(({ draft }) => draft.amount)).toEqual(['2', '3']);
});

test('a form that is wrong stays as it is, whatever was pressed', () => {
  const bad = form(sends('none'), [part(sends('1'))]);
  for (const next of [{ to: 'read' }, { to: 'also' }, { to: 'edit', at: 0 }] as const)
    expect(stepAfter(next, bad, now)).toEqual({ is: 'wrong' });
});

test('what was said for another account or network is not read back as one with this', () => {
  const said = part(sends('1'));
  const elsewhere = { ...form(sends('2'), [said]), chainId: 1 };
  expect(isElsewhere(said.intent, elsewhere)).toBe(true);
  expect(stepAfter({ to: 'read' }, elsewhere, now)).toEqual({ is: 'wrong' });
  expect(isElsewhere(said.intent, form(sends('2')))).toBe(false);
});

test('a sign-in cannot be meant together with a payment', () => {
  const said = readForm(form({ ...empty, preset: 'signIn', site: 'app.example' }, [part(sends('1'))]), now);
  expect(said).toMatchObject({ ok: false, errors: { want: words.alone } });
});

test('right after words filled the form in, only its fields are asked for', () => {
  const said = { ok: false, errors: { amount: 'a', checked: 'b', words: 'c' } } as const;
  expect(errorsShown(said, true)).toEqual({ amount: 'a' });
  expect(errorsShown(said, false)).toEqual(said.errors);
  expect(errorsShown(undefined, false)).toEqual({});
});

test('words that say several things are a form each, and all of it is read back together', () => {
  const first = sends('1', { next: [{ preset: 'send', amount: '2', to: 'bob.eth' }] });
  const step = stepAfter({ to: 'read' }, form(first), now);
  if (step.is !== 'form') throw new Error(step.is);
  expect(step.draft).toMatchObject({ amount: '2', to: 'bob.eth', next: [] });
  expect(sums(stepAfter({ to: 'read' }, form(step.draft, step.parts), now))).toEqual([
    1_000_000n,
    2_000_000n,
  ]);
});
