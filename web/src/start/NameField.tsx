import * as words from '@readback/phrases/words/web/start/pasteOutcome.ts';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';

/** Whom a name gives; `typed` is the name as it was looked up, absent where an address was typed instead. */
export type FoundName = Readonly<{ address: Address; typed?: string | undefined }>;

export type NameFieldProps = {
  label: string;
  /** A name that a text holds: foreign. */
  name: string;
  chainId?: number | undefined;
  error?: string | undefined;
  onFound: (name: string, found: FoundName | undefined) => void;
};

/**
 * Asks for the address of a name that a text holds. The name is a stranger's: it is looked up when the user presses,
 * and an address can be typed instead.
 */
export function NameField({ label, name, chainId, error, onFound }: NameFieldProps) {
  const [text, setText] = useState('');
  const { address, name: typed } = useTypedAddress(text, { chainId });
  // What a lookup finds comes from outside React.
  useEffect(() => {
    onFound(name, address === undefined ? undefined : { address, typed });
  }, [address, typed, name, onFound]);
  return (
    <div>
      <AddressField label={label} value={text} onChange={setText} chainId={chainId} error={error} />
      <Button onClick={() => setText(name)}>
        <span>
          <Words of={words.lookUp} values={{ name: <SafeText text={name} max={60} cut="mark" /> }} />
        </span>
      </Button>
    </div>
  );
}
