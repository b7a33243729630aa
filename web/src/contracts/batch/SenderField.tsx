import { safeString } from '@readback/core/text/safeString.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts/batch.ts';
import type { BookRow } from '../../data/own/book.ts';
import { isSame } from '../../names/accountKinds.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { shortAddress } from '../../ui/text/address.ts';
import { chosenSender } from './callBatch.ts';
import type { Sender } from './useSender.ts';

/** Whose call it is, where there is a choice: an owner of a Safe makes its transactions here, too. */
export function SenderField({ sender: { from, wallet, others } }: { sender: Sender }) {
  if (others.length === 0) return null;
  const isOther = !isSame(from, wallet);
  return (
    <Select
      label={words.from}
      hint={isOther ? words.asOwner : undefined}
      value={isOther ? (from ?? '') : 'wallet'}
      options={[
        { value: 'wallet', label: words.wallet },
        ...others.map((row) => ({ value: row.address, label: labelOf(row) })),
      ]}
      onChange={(value) => chosenSender.set(others.find(({ address }) => address === value)?.address)}
    />
  );
}

function labelOf({ name, address }: BookRow): string {
  const short = shortAddress(address);
  return fill(words.watched, {
    name: name === undefined ? short : `${safeString(name, { max: 60 })} ${short}`,
  });
}
