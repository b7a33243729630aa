import {
  type SignatureQuestion,
  type VerifiedSignature,
  verifySignature,
} from '@readback/core/hearback/signature/verifySignature.ts';
import { useEffect, useRef, useState } from 'react';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { browserWorld } from '../data/world/world.ts';

export type Found = Readonly<{ question: SignatureQuestion; found: VerifiedSignature }>;

/** Verifies when it is told to, one question at a time; the last one counts. No wallet is involved. */
export function useVerifying() {
  const [state, setState] = useState<{ busy: boolean; last?: Found }>({ busy: false });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const verify = async (question: SignatureQuestion) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    if (question.chainId !== undefined) noteUsed(question.chainId);
    setState({ busy: true });
    const found = await verifySignature(question, browserWorld(), controller.signal);
    if (!controller.signal.aborted) setState({ busy: false, last: { question, found } });
  };
  const clear = () => {
    running.current?.abort();
    setState({ busy: false });
  };
  return { ...state, verify, clear };
}
