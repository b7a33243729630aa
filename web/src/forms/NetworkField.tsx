import * as words from '@readback/phrases/words/web/compose.ts';
import { useNetworks } from '../data/networks/config.ts';
import { Select } from '../ui/fields/Select.tsx';

/** Which network a request is for: one of those that this page may reach. */
export function NetworkField(props: {
  value: string;
  error?: string | undefined;
  onChange: (chain: string) => void;
}) {
  const networks = useNetworks();
  return (
    <Select
      label={words.network}
      placeholder={words.chooseNetwork}
      value={props.value}
      error={props.error}
      options={networks.map(({ chainId, name }) => ({ value: String(chainId), label: name }))}
      onChange={props.onChange}
    />
  );
}
