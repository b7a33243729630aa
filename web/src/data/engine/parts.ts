import type { PartOfEngine } from '@readback/core/reading/fetchPart.ts';

/**
 * Modules of `core/src` that few requests need, and whose exports are functions: each part is a file of its own in the
 * engine's worker (`web/vite.config.ts`). Nothing of a part is called in a reading that did not ask for it
 * (`core/src/reading/parts.ts`).
 */
export const parts: Readonly<Record<PartOfEngine, readonly string[]>> = {
  intent: ['intent/compareIntent.ts'],
  signed: [
    'actions/message/freshText.ts',
    'actions/message/harmlessText.ts',
    'actions/message/keyPhrase.ts',
    'actions/message/layers.ts',
    'actions/message/logIn.ts',
    'actions/message/messageParts.ts',
    'actions/message/requestText.ts',
    'actions/message/signInFields.ts',
    'actions/message/unreadable.ts',
    'actions/purpose/signedLeaves.ts',
    'check/messages/actionIn.ts',
    'check/messages/englishWords.ts',
    'check/messages/foreignText.ts',
    'check/messages/formOfMessage.ts',
    'check/messages/saidInMessages.ts',
    'check/messages/saidInTexts.ts',
    'check/signatures/domainAnswers.ts',
    'check/signatures/meaningAnswers.ts',
    'check/signatures/typedAnswers.ts',
    'decode/permission.ts',
    'decode/readTypedData.ts',
    'decode/typed/markets/looksRare.ts',
    'decode/typed/markets/rarible.ts',
    'decode/typed/signedForms.ts',
    'decode/typed/typedForms.ts',
    'decode/typedArgs.ts',
    'evidence/logInHere.ts',
    'evidence/namedSite.ts',
    'evidence/purpose/typedFields.ts',
    'fingerprint/libraries/ethers.ts',
    'fingerprint/libraries/others.ts',
    'label/erc7730/bindTyped.ts',
    'label/erc7730/clearSignTyped.ts',
    'label/rules/typedRules.ts',
    'narrate/signed/toldFields.ts',
    'narrate/signed/typedActs.ts',
    'simulate/derived/accounts/carriedPlan.ts',
    'simulate/derived/accounts/typedOperation.ts',
    'simulate/derived/markets/offersPlan.ts',
    'simulate/derived/markets/seaportOrder.ts',
    'simulate/derived/permitGrants.ts',
    'simulate/derived/tokenTransfer.ts',
  ],
};
