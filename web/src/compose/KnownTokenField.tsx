import { useEffect, useState } from 'react';
import { practiceInfo } from '../data/practiceInfo.ts';
import { useTokens } from '../data/tokens.ts';
import { Select } from '../ui/Select.tsx';
import { type TokenOption, tokenOptions } from './tokenOptions.ts';

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
  const [known, setKnown] = useState<readonly TokenOption[]>([]);

  // The tables are read from the disk, and what the practice chain says comes from this page's host.
  useEffect(() => {
    if (chainId === undefined) return;
    let current = true;
    void practiceInfo().then((info) => {
      if (current) setKnown(tokenOptions(chainId, rows, info));
    });
    return () => {
      current = false;
    };
  }, [chainId, rows]);

  if (known.length === 0) return null;
  const chosen = known.find(({ address }) => address.toLowerCase() === token.trim().toLowerCase());
  return (
    <Select
      label="Token"
      value={chosen?.address ?? other}
      options={[
        { value: other, label: 'Another one, by its contract' },
        ...known.map(({ address, label }) => ({ value: address, label })),
      ]}
      onChange={(it) => onChange(it === other ? '' : it)}
    />
  );
}
