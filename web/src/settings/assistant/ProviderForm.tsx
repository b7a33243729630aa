import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { type FormEvent, useState } from 'react';
import { type AssistantChoice, turnOn } from '../../assistant/choice.ts';
import { type PresetId, presetIds } from '../../assistant/presetIds.ts';
import { presets } from '../../assistant/presets.ts';
import { readBaseUrl } from '../../assistant/readBaseUrl.ts';
import { isReachable, reloadWith } from '../../data/sources/hosts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Assistant.module.css';
import { BrowserModelState } from './BrowserModelState.tsx';

const providers = presetIds.map((value) => ({ value, label: presets[value].name }));

/** Provider, address and model. Turning it on opens the page again where its host is not among those it may reach. */
export function ProviderForm({ choice, on }: { choice: AssistantChoice | null; on: boolean }) {
  const [preset, setPreset] = useState<PresetId>(choice?.preset ?? 'openai');
  const [address, setAddress] = useState(choice?.baseUrl ?? presets.openai.baseUrl);
  const [model, setModel] = useState(choice?.model ?? '');
  const [structured, setStructured] = useState(choice?.structured ?? true);
  const [pressed, setPressed] = useState(false);
  const read = readBaseUrl(address);
  const named = model.trim();
  const kept = choice?.dailyTokens === undefined ? {} : { dailyTokens: choice.dailyTokens };

  function choose(next: PresetId) {
    setPreset(next);
    setAddress(presets[next].baseUrl);
    setModel('');
  }

  function save(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (preset === 'browser') {
      return turnOn({ ...kept, preset, baseUrl: '', model: 'browser', structured: true });
    }
    if (!read.ok || named === '') return;
    turnOn({ ...kept, preset, baseUrl: read.url, model: named.slice(0, 200), structured });
    if (!isReachable(read.url)) reloadWith('assistant');
  }

  const opensAnew = preset !== 'browser' && read.ok && !isReachable(read.url);
  return (
    <form className={styles.form} onSubmit={save} aria-label={words.title} noValidate>
      <Select label={words.provider} value={preset} options={providers} onChange={choose} />
      {preset === 'browser' ? (
        <BrowserModelState />
      ) : (
        <>
          <TextField
            label={words.address}
            mono
            inputMode="url"
            value={address}
            onChange={setAddress}
            error={pressed && !read.ok ? read.error : undefined}
            hint={words.addressHint}
          />
          <TextField
            label={words.model}
            mono
            value={model}
            onChange={setModel}
            error={pressed && named === '' ? words.noModel : undefined}
            hint={
              presets[preset].model === ''
                ? undefined
                : fill(words.modelHint, { model: presets[preset].model })
            }
          />
        </>
      )}
      {preset === 'anthropic' || preset === 'browser' ? null : (
        <div className={styles.option}>
          <div>
            <b>{words.structured}</b>
            <p className={look.quiet}>{words.structuredHint}</p>
          </div>
          <Switch label={words.structured} on={structured} onChange={setStructured} />
        </div>
      )}
      <div className={styles.actions}>
        <Button tone="primary" type="submit">
          {on ? words.save : words.turnOn}
        </Button>
        {opensAnew ? <p className={look.quiet}>{words.reloads}</p> : null}
      </div>
    </form>
  );
}
