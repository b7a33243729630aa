import * as words from '@readback/phrases/words/web/school/card.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { fileName } from '../../ui/saveFile.ts';
import { savePicture } from '../../ui/savePicture.ts';

export type SaveButtonProps = {
  /** What the file is called, beside the day. */
  name: string;
  svg: string;
  size: Readonly<{ width: number; height: number }>;
};

/** Keeps a picture as a file. It is made on this device. */
export function SaveButton({ name, svg, size }: SaveButtonProps) {
  const [failed, setFailed] = useState(false);
  const save = async () => setFailed(!(await savePicture(fileName(name, 'png'), svg, size)));
  return (
    <>
      <Button onClick={() => void save()}>{words.save}</Button>
      {failed ? <span role="alert">{words.notSaved}</span> : null}
    </>
  );
}
