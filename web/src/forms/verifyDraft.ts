import { useState } from 'react';

/** How what was signed is written down. */
export type SignedAs = 'text' | 'bytes' | 'typedData' | 'hash';

/** What was typed on the Verify screen. `chain` is the id of the network of a contract account; empty for none. */
export type VerifyDraft = Readonly<{
  as: SignedAs;
  signed: string;
  signature: string;
  account: string;
  chain: string;
}>;

let kept: VerifyDraft = { as: 'text', signed: '', signature: '', account: '', chain: '' };

/** Puts a signature that was pasted elsewhere into the form. */
export function keepSignature(signature: string): void {
  kept = { ...kept, signature };
}

/** Puts a signature and what it is of into the form, to be verified as soon as the screen opens. */
export function verifyNext(draft: Omit<VerifyDraft, 'chain'>): void {
  kept = { ...draft, chain: '' };
  next = true;
}

let next = false;

/** Whether the form came to be verified at once; says so only once. */
export function takeNext(): boolean {
  const was = next;
  next = false;
  return was;
}

/** The draft, which lives as long as the page, and how to change some of its fields. */
export function useVerifyDraft(): [VerifyDraft, (change: Partial<VerifyDraft>) => void] {
  const [draft, setDraft] = useState(kept);
  const change = (fields: Partial<VerifyDraft>) => {
    kept = { ...kept, ...fields };
    setDraft(kept);
  };
  return [draft, change];
}
