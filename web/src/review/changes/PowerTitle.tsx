import { type ChangeForm, changeTitle } from '@readback/phrases/changeWords.ts';
import { powerTitles } from '@readback/phrases/words/powerTitles.ts';
import { roleName } from '@readback/phrases/roleNames.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import { bytesShort } from '../../ui/said/factWords.ts';
import { Provenance } from '../../ui/said/Provenance.tsx';
import type { Change } from './changes.ts';
import look from '../../ui/look/look.module.css';
import { TitlePieces } from './TitlePieces.tsx';

/** What a row is about that says who decides over an account or a contract, or whose code it runs. */
export function PowerTitle({ row, form, facts }: { row: Change; form: ChangeForm; facts: FindFact }) {
  const pieces = changeTitle(row, form, powerTitles) ?? [];
  return <TitlePieces pieces={pieces} row={row} facts={facts} role={<Role row={row} />} />;
}

/** A role by its name, if it is one that many contracts share, else by its first and last digits. */
function Role({ row: { role, from } }: { row: Change }) {
  if (!role) return words.roleUnknown;
  return (
    <Provenance from={from} raw={{ label: words.role, value: role }} className={look.code}>
      {roleName(role) ?? bytesShort(role)}
    </Provenance>
  );
}
