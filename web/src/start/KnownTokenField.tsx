import * as words from '@readback/phrases/words/web/start/pasteOutcome.ts';
import { sendAssets } from '../holdings/sendAssets.ts';
import { useNetworks } from '../data/networks/config.ts';
import { useTokens } from '../data/own/tokens.ts';
import { usePracticeInfo } from '../names/usePracticeInfo.ts';
import { isSame } from '../names/accountKinds.ts';
import { Select } from '../ui/fields/Select.tsx';
import type { Address } from 'viem';

const other = 'other';

/** Picks one of the tokens that are known on a network: added, dealt with, or of the practice chain. */
export function KnownTokenField({
  chainId,
  token,
  onChange,
}: {
  chainId: number | undefined;
  /** The contract as it was chosen or typed so far. */
  token: Address | undefined;
  onChange: (token: string) => void;
}) {
  const rows = useTokens();
  const network = useNetworks().find((it) => it.chainId === chainId);
  const info = usePracticeInfo(network?.practice === true);
  if (network === undefined) return null;
  const known = sendAssets(network, { rows, info, seen: undefined }).flatMap(({ token: address, label }) =>
    address === undefined ? [] : [{ value: address, label }],
  );
  if (known.length === 0) return null;
  return (
    <Select
      label={words.knownToken}
      value={known.find(({ value }) => isSame(value, token))?.value ?? other}
      options={[{ value: other, label: words.otherContract }, ...known]}
      onChange={(it) => onChange(it === other ? '' : it)}
    />
  );
}
