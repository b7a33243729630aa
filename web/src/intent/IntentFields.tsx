import * as compose from '@readback/phrases/words/web/compose.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { AddressField } from '../names/AddressField.tsx';
import { Choices } from '../ui/fields/Choices.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { assetKey } from '@readback/core/ledger/asset.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { Suspense, useMemo } from 'react';
import type { SendAsset } from '../holdings/sendAssets.ts';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { AmountField } from './AmountField.tsx';
import { AssetPick } from './AssetPick.tsx';
import { assetKinds, chosenIn } from './form/assetOptions.ts';
import { emptyIntentDraft, type IntentDraft } from './form/draft.ts';
import { offeredFor } from './form/offered.ts';
import { OfferedValues } from './inWords/OfferedValues.tsx';
import type { IntentErrors, IntentField } from './form/readIntentDraft.ts';
import type { FormKnows } from './form/useFormRead.ts';
import { QuoteLine } from './swap/QuoteLine.tsx';
import { swapInForm } from './swap/swapInForm.ts';
import { isSameCoin } from './swap/swapSaid.ts';

/** Feeds and pools ship with it: fetched only for a sum in dollars. */
const WorthLine = lazyPart(async () => (await import('./worth/WorthLine.tsx')).WorthLine);

export type FieldsProps = {
  draft: IntentDraft;
  knows: FormKnows;
  errors: IntentErrors;
  /** What is wrong with a text itself, whatever it would name. */
  texts: IntentErrors;
  change: (fields: Partial<IntentDraft>) => void;
};

/** The fields of what was chosen to be said. */
export function IntentFields(props: FieldsProps) {
  const { draft, errors, texts, change } = props;
  switch (draft.preset) {
    case 'send':
      return (
        <>
          <Paid {...props} label={words.sends} />
          <Who {...props} field="to" label={words.to} />
        </>
      );
    case 'swap':
      return (
        <>
          <Paid {...props} label={words.pays} />
          <Asset {...props} side="get" label={words.gets} />
          <Amount {...props} field="least" label={words.least} hint={words.leastHint} />
          <Quoted {...props} />
          <App {...props} />
        </>
      );
    case 'wrap':
      return (
        <>
          <Choices
            label={words.direction}
            value={draft.direction}
            options={choices(words.directions)}
            onChange={(direction) => change({ direction })}
          />
          <Asset {...props} side="get" label={words.wrapped} />
          <Amount {...props} field="amount" label={words.amount} />
        </>
      );
    case 'deposit':
      return (
        <>
          <Paid {...props} label={words.deposits} />
          <Who {...props} field="to" label={words.into} hint={words.intoHint} />
        </>
      );
    case 'repay':
      return (
        <>
          <Paid {...props} label={words.repays} />
          <Who {...props} field="to" label={words.into} hint={words.intoHint} />
        </>
      );
    case 'bridge':
      return (
        <>
          <Paid {...props} label={words.sends} />
          <TextField
            label={words.onto}
            value={draft.onto}
            hint={words.ontoHint}
            onChange={(onto) => change({ onto })}
          />
          <App {...props} />
        </>
      );
    case 'buy':
      return (
        <>
          <Asset {...props} side="get" label={words.buys} />
          <Paid {...props} label={words.pays} />
          <App {...props} />
        </>
      );
    case 'withdraw':
      return (
        <>
          <Asset {...props} side="get" label={words.takesOut} />
          <Amount {...props} field="least" label={words.least} hint={words.leastHint} />
          <Who {...props} field="to" label={words.outOf} hint={words.outOfHint} />
          <Asset {...props} side="pay" label={words.givesBack} />
          {draft.pay.choice === '' ? null : <Amount {...props} field="amount" label={words.givesBackMost} />}
          <p>{words.givesBackHint}</p>
        </>
      );
    case 'claim':
      return (
        <>
          <Asset {...props} side="get" label={words.gets} />
          <Amount {...props} field="least" label={words.least} hint={words.leastHint} />
        </>
      );
    case 'list':
      return (
        <>
          <Asset {...props} side="pay" label={words.item} />
          <Asset {...props} side="get" label={words.gets} />
          <Amount {...props} field="least" label={words.price} />
        </>
      );
    case 'allow':
      return <Allowed {...props} />;
    case 'revoke':
      return (
        <>
          {ofOne(draft) ? <Who {...props} field="to" label={words.spender} /> : null}
          <Choices
            label={words.everything}
            value={draft.revokes}
            options={choices(words.everythings)}
            onChange={(revokes) => change({ revokes })}
          />
          {draft.revokes === 'one' ? <Asset {...props} side="pay" label={words.of} /> : null}
          {ofOne(draft) ? null : <p>{words.revokedOnAccounts}</p>}
        </>
      );
    case 'signIn':
      return (
        <TextField
          label={words.site}
          hint={words.siteHint}
          inputMode="url"
          value={draft.site}
          error={texts.site ?? errors.site}
          onChange={(site) => change({ site })}
        />
      );
    case 'say':
      return (
        <TextArea
          label={words.text}
          hint={words.textHint}
          value={draft.text}
          error={texts.text ?? errors.text}
          onChange={(text) => change({ text })}
        />
      );
    case 'change':
      return <Changed {...props} />;
    case 'cancel':
      return (
        <>
          <Choices
            label={words.howMany}
            value={draft.cancels}
            options={choices(words.cancels)}
            onChange={(cancels) => change({ cancels })}
          />
          <p>{words.cancelMeans}</p>
        </>
      );
    case 'nothing':
      return <p>{words.nothingMeans}</p>;
  }
}

/** Whether it is about one spender, who is in the form. */
function ofOne({ revokes }: IntentDraft): boolean {
  return revokes === 'one' || revokes === 'all';
}

/** The app by which it is to happen: for whoever goes there. */
function App({ draft, change }: FieldsProps) {
  return (
    <TextField label={words.app} hint={words.appHint} value={draft.at} onChange={(at) => change({ at })} />
  );
}

function Paid(props: FieldsProps & { label: string }) {
  const { draft, knows, change } = props;
  const isItem = chosenIn(assetKinds[draft.preset].pay ?? 'any', draft.pay, knows.assets) === 'item';
  return (
    <>
      <Asset {...props} side="pay" />
      <Choices
        label={words.how}
        value={draft.how}
        options={choices(words.hows)}
        onChange={(how) => change({ how })}
      />
      {draft.how === 'all' ? null : (
        <Amount {...props} field="amount" label={isItem ? words.count : words.amount} />
      )}
    </>
  );
}

function Allowed(props: FieldsProps) {
  const { draft, knows, errors, change } = props;
  const choice = chosenIn('allowed', draft.pay, knows.assets);
  const counted = choice !== 'item' && choice !== 'collection';
  return (
    <>
      <Who {...props} field="to" label={words.spender} />
      <Asset {...props} side="pay" label={words.of} />
      {counted ? (
        <Choices
          label={words.limit}
          value={draft.limit}
          options={choices(words.limits)}
          onChange={(limit) => change({ limit })}
        />
      ) : null}
      {counted && draft.limit === 'upTo' ? <Amount {...props} field="amount" label={words.amount} /> : null}
      <TextField
        label={words.until}
        type="datetime-local"
        hint={words.untilHint}
        value={draft.until}
        error={errors.until}
        onChange={(until) => change({ until })}
      />
    </>
  );
}

function Changed(props: FieldsProps) {
  const { draft, texts, errors, change } = props;
  return (
    <>
      <Select
        label={words.part}
        value={draft.part}
        options={choices(words.parts).map(({ value, word }) => ({ value, label: word }))}
        onChange={(part) => change({ part })}
      />
      <Who {...props} field="of" label={words.ofAccount} hint={words.ofAccountHint} />
      {draft.part === 'threshold' ? (
        <TextField
          label={words.threshold}
          inputMode="numeric"
          value={draft.threshold}
          error={texts.threshold ?? errors.threshold}
          onChange={(threshold) => change({ threshold })}
        />
      ) : (
        <>
          <Who {...props} field="becomes" label={words.becomes} hint={words.becomesHint} />
          <Who {...props} field="replaces" label={words.replaces} hint={words.replacesHint} />
        </>
      )}
    </>
  );
}

function Asset({
  side,
  label,
  draft,
  knows,
  errors,
  texts,
  change,
}: FieldsProps & { side: 'pay' | 'get'; label: string }) {
  const kinds = assetKinds[draft.preset][side];
  if (kinds === undefined) return null;
  return (
    <div>
      <AssetPick
        label={label}
        kinds={kinds}
        assets={knows.assets}
        value={draft[side]}
        chainId={knows.context.network?.chainId}
        found={knows.found[side]}
        errors={{
          asset: texts[side] ?? errors[side],
          id: side === 'pay' ? errors.payId : errors.getId,
          decimals: side === 'pay' ? errors.payDecimals : errors.getDecimals,
        }}
        onChange={(asset) => change({ [side]: asset })}
      />
      <OfferedValues
        of={offeredFor(side, draft)}
        value={draft[side].choice || (draft[side].symbol ?? '')}
        onTake={(symbol) => change({ [side]: { ...emptyIntentDraft()[side], symbol } })}
      />
    </div>
  );
}

function Amount({
  field,
  label,
  hint,
  draft,
  knows,
  errors,
  texts,
  change,
}: FieldsProps & { field: 'amount' | 'least'; label: string; hint?: string }) {
  const { pay } = assetKinds[draft.preset];
  const choice = pay && chosenIn(pay, draft.pay, knows.assets);
  const paid = knows.assets.find(({ token }) => choice !== undefined && (token ?? 'native') === choice);
  return (
    <div>
      <AmountField
        label={label}
        value={draft[field]}
        error={texts[field] ?? errors[field]}
        hint={hint}
        onChange={(typed) => change({ [field]: typed })}
      />
      <OfferedValues
        of={offeredFor(field, draft, field === 'amount' ? paid?.held : undefined)}
        value={draft[field]}
        onTake={(typed) => change({ [field]: typed })}
      />
      {field === 'amount' && draft.amount === '' ? (
        <WorthOfAmount draft={draft} knows={knows} paid={paid} change={change} />
      ) : null}
    </div>
  );
}

/** An amount that was said by its value: “$20 worth”. */
function WorthOfAmount({
  draft,
  knows,
  paid,
  change,
}: Pick<FieldsProps, 'draft' | 'knows' | 'change'> & { paid: SendAsset | undefined }) {
  const said = draft.inWords?.drafted?.values.amount;
  const chainId = knows.context.network?.chainId;
  const asset = useMemo((): Asset | undefined => {
    if (paid === undefined || chainId === undefined) return undefined;
    const { token } = paid;
    return token === undefined ? { kind: 'native', chainId } : { kind: 'token', chainId, address: token };
  }, [paid, chainId]);
  if (said?.sum?.is !== 'worth' || asset === undefined) return null;
  const { digits } = said.sum;
  return (
    <Suspense>
      <WorthLine
        key={`${assetKey(asset)} ${digits}`}
        asset={asset}
        symbol={paid?.symbol ?? ''}
        dollars={digits}
        text={said.text}
        onTake={(amount) => change({ amount })}
      />
    </Suspense>
  );
}

/** What a router pays for what is in the form, once it says how much of what. */
function Quoted({ draft, knows, change }: FieldsProps) {
  const said = swapInForm(draft, knows.read);
  const { decimals } = knows.read.get;
  if (said === undefined || decimals === undefined) return null;
  const symbol = knows.assets.find(({ token }) => isSameCoin(token ?? 'native', said.get))?.symbol ?? '';
  return (
    <QuoteLine
      key={[said.chainId, said.pay, said.amount, said.get].join()}
      of={said}
      decimals={decimals}
      symbol={symbol}
      onTake={(least) => change({ least })}
    />
  );
}

function Who({
  field,
  label,
  hint,
  draft,
  knows,
  errors,
  texts,
  change,
}: FieldsProps & {
  field: Extract<IntentField, 'to' | 'of' | 'becomes' | 'replaces'>;
  label: string;
  hint?: string;
}) {
  const { network } = knows.context;
  return (
    <div>
      <AddressField
        label={label}
        value={draft[field]}
        chainId={network?.chainId}
        error={errors[field]}
        text={texts[field]}
        onChange={(typed) => change({ [field]: typed })}
        offersAtOnce
        hint={hint ?? (network?.practice ? compose.toHintPractice : compose.toHint)}
      />
      <OfferedValues
        of={offeredFor(field, draft)}
        value={draft[field]}
        onTake={(typed) => change({ [field]: typed })}
      />
    </div>
  );
}

function choices<Value extends string>(of: Readonly<Record<Value, string>>) {
  return (Object.entries(of) as [Value, string][]).map(([value, word]) => ({ value, word }));
}
