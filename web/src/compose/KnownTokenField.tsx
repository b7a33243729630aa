import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { useEffect, useState } from 'react';
import { practiceInfo } from '../data/practiceInfo.ts';
import { useTokens } from '../data/tokens.ts';
import { Select } from '../ui/Select.tsx';
import { tokenOptions } from './tokenOptions.ts';

const other = 'other';

/** Picks one of the tokens that are known on a network: added, dealt with, or of the practice chain. */
export function KnownTokenField({
  chainId,
  token,
  onChange,
}: {
  chainId: number | undefined;
  token: string;
  onChange: (token: string) => void;
}) {
  const rows = useTokens();
  const [practice, setPractice] = useState<PracticeInfo>();

  // What the practice chain says comes from this page's host.
  useEffect(() => {
    let current = true;
    void practiceInfo().then((info) => {
      if (current) setPractice(info);
    });
    return () => {
      current = false;
    };
  }, []);

  const known = chainId === undefined ? [] : tokenOptions(chainId, rows, practice);
  if (known.length === 0) return null;
  const chosen = known.find(({ address }) => address.toLowerCase() === token.trim().toLowerCase());
  return (
    <Select
      label={words.token}
      value={chosen?.address ?? other}
      options={[
        { value: other, label: words.otherToken },
        ...known.map(({ address, label }) => ({ value: address, label })),
      ]}
      onChange={(it) => onChange(it === other ? '' : it)}
    />
  );
}
