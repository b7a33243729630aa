import { dirname, resolve } from 'node:path';
import { pathInRepo } from './paths.mjs';

/**
 * The folders of `web/src`, in order: a file imports only from its own folder and from those before it. A folder with
 * doors is closed: others import these files of it and no other. The table of ARCHITECTURE.md names the same folders in
 * the same order; `scripts/stations.test.mjs` holds the two equal.
 */
export const rooms = {
  data: {},
  ui: {},
  router: {
    doors: [
      'Link.tsx',
      'NoSuchScreen.tsx',
      'ShownScreen.tsx',
      'activityFilter.ts',
      'address.ts',
      'composeKind.ts',
      'contractsSearch.ts',
      'entryStates.ts',
      'formOrigin.ts',
      'here.ts',
      'navigationEntries.ts',
      'places.ts',
      'settingsSection.ts',
      'shown.ts',
    ],
  },
  walletComparison: {
    doors: [
      'ComparisonLine.tsx',
      'FieldList.tsx',
      'besideReview.ts',
      'compareFields.ts',
      'makeRoom.ts',
      'useLights.ts',
      'walletFields.ts',
    ],
  },
  wallet: {
    doors: [
      'base/announcement.ts',
      'base/deadline.ts',
      'base/discover.ts',
      'base/framed.ts',
      'base/kept.ts',
      'base/networkInUse.ts',
      'base/problem.ts',
      'base/provider.ts',
      'base/store.ts',
      'batches.ts',
      'callsStatus.ts',
      'canSign.ts',
      'connectPractice.ts',
      'kept/recent.ts',
      'kept/watched.ts',
      'kept/watchedBefore.ts',
      'practice/flying.ts',
      'practice/signToWatch.ts',
      'practice/watchable.ts',
      'rawAnswer.ts',
      'runtime.ts',
      'safe/proposal.ts',
      'submit.ts',
      'trouble.ts',
      'useCannotSign.ts',
      'useWallet.ts',
      'walletconnect/client.ts',
      'walletconnect/offer.ts',
      'walletconnect/session.ts',
      'walletconnect/setting.ts',
      'walletconnect/storage.ts',
      'walletconnect/verifyHost.ts',
    ],
  },
  names: {
    doors: [
      'AddressField.tsx',
      'KnowDialog.tsx',
      'NamedAddress.tsx',
      'WhoseAccount.tsx',
      'accountKinds.ts',
      'auditorName.ts',
      'avatar/AskForPicture.tsx',
      'avatar/Picture.tsx',
      'bookName.ts',
      'typedAddress.ts',
      'useName.ts',
      'usePracticeInfo.ts',
      'usePracticePeople.ts',
      'useTypedAddress.ts',
    ],
  },
  balance: {
    doors: ['Balance.tsx', 'NativeBalance.tsx', 'TokenAmount.tsx', 'readBalance.ts', 'useBalance.ts'],
  },
  inbox: {
    doors: [
      'apps/follow.ts',
      'apps/link.ts',
      'apps/open.ts',
      'apps/pairDraft.ts',
      'apps/readLink.ts',
      'apps/state.ts',
      'apps/verified.ts',
      'asWhom.ts',
      'extension/boundWallets.ts',
      'extension/hubPort.ts',
      'extension/isExtension.ts',
      'extension/messages.ts',
      'extension/noteIcon.ts',
      'extension/otherReadback.ts',
      'extension/passOn.ts',
      'extension/readPassing.ts',
      'extension/readyWallet.ts',
      'extension/siteIcons.ts',
      'extension/sitesKnown.ts',
      'extension/tabWallets.ts',
      'forAccount.ts',
      'form.ts',
      'frame/askers.ts',
      'frame/callOf.ts',
      'frame/dappAddress.ts',
      'frame/session.ts',
      'lacksAccount.ts',
      'link.ts',
      'lookUp.ts',
      'madeMine.ts',
      'openReview.ts',
      'outcome.ts',
      'paste.ts',
      'pasteDraft.ts',
      'pasteOutcome.ts',
      'rawOf.ts',
      'readAgain.ts',
      'unlikelyMessage.ts',
      'useIsWish.ts',
      'waiting/answerAskers.ts',
      'waiting/askerWord.ts',
      'waiting/openWaiting.ts',
      'waiting/readCall.ts',
      'waiting/rejectedBefore.ts',
      'waiting/replyTo.ts',
      'waiting/scripts.ts',
      'waiting/signedForAsker.ts',
      'waiting/waiting.ts',
    ],
  },
  readback: {
    doors: [
      'calledAccount.ts',
      'checks.ts',
      'decision.ts',
      'doing.ts',
      'isLoud.ts',
      'metBefore.ts',
      'own.ts',
      'requestWords.ts',
      'ruleTable.ts',
      'verdictWordOf.ts',
      'whole.ts',
    ],
  },
  handing: {
    doors: [
      'NotKept.tsx',
      'SignAgain.tsx',
      'WalletAnswer.tsx',
      'askToKeep.ts',
      'broadcast.ts',
      'readAnswer.ts',
      'reject.ts',
      'takeUp.ts',
      'twiceWords.ts',
      'useSigning.ts',
    ],
  },
  connect: { doors: ['NetworkChip.tsx', 'WalletChip.tsx', 'WalletConnectSetup.tsx', 'WithWallet.tsx'] },
  holdings: {
    doors: [
      'revoke.ts',
      'seen.ts',
      'sendAssets.ts',
      'takesBatch.ts',
      'tokenList.ts',
      'useHoldings.ts',
      'useSendAssets.ts',
    ],
  },
  forms: {
    doors: [
      'DecimalsNotice.tsx',
      'FromLine.tsx',
      'NetworkField.tsx',
      'composeMessage.ts',
      'composeSend.ts',
      'composeToken.ts',
      'composeTypedData.ts',
      'composed.ts',
      'drafts.ts',
      'siweDraft.ts',
      'useComposeContext.ts',
      'useTokenDecimals.ts',
      'verifyDraft.ts',
    ],
  },
  verify: { doors: ['VerifyScreen.tsx'] },
  assistant: {
    doors: [
      'NotReady.tsx',
      'Preview.tsx',
      'SentView.tsx',
      'choice.ts',
      'chosenPort.ts',
      'dailyUse.ts',
      'failureWords.ts',
      'lastSent.ts',
      'openRouter.ts',
      'openRouterReturn.ts',
      'presetIds.ts',
      'presets.ts',
      'readBaseUrl.ts',
      'usageWords.ts',
      'useOneAtATime.ts',
      'useReadiness.ts',
    ],
  },
  ask: { doors: ['Ask.tsx'] },
  intent: {
    doors: ['MeantHere.tsx', 'WhatYouSaid.tsx', 'HeardSaid.tsx', 'EntrySaid.tsx', 'meant.ts', 'sayWords.ts'],
  },
  hearback: {
    doors: [
      'After.module.css',
      'AfterFace.tsx',
      'Changed.tsx',
      'DisconnectNow.tsx',
      'HashLine.tsx',
      'HearbackPanel.tsx',
      'Heard.tsx',
      'NotHeard.tsx',
      'ProposalPanel.tsx',
      'changedRows.ts',
      'hearbackWords.ts',
      'hearing.ts',
      'useHearing.ts',
    ],
  },
  entries: {
    doors: [
      'EntryList.tsx',
      'EntryTitle.tsx',
      'dayGroups.ts',
      'entryFacts.ts',
      'entryTitle.ts',
      'entryVerdict.ts',
      'entryWords.ts',
      'useFound.ts',
      'useKnownNames.ts',
    ],
  },
  requestLog: { doors: ['RequestLogLine.tsx', 'RequestLogCount.tsx'] },
  school: {
    doors: [
      'SchoolScreen.tsx',
      'BriefingScreen.tsx',
      'FlightBar.tsx',
      'FlightResult.tsx',
      'VeiledActions.tsx',
      'connectForFlight.ts',
    ],
  },
  review: { doors: ['ReviewScreen.tsx', 'CheckScreen.tsx'] },
  compose: { doors: ['ComposeScreen.tsx'] },
  contracts: { doors: ['ContractsScreen.tsx', 'batch/callBatch.ts', 'opened.ts'] },
  desk: { doors: ['DeskRoute.tsx', 'deskId.ts'] },
  accounts: { doors: ['AccountRoutes.tsx'] },
  activity: { doors: ['ActivityScreen.tsx', 'EntryScreen.tsx', 'HearPending.tsx'] },
  rules: { doors: ['RulesScreen.tsx', 'LearnScreen.tsx'] },
  start: { doors: ['StartScreen.tsx'] },
  settings: { doors: ['SettingsScreen.tsx'] },
  waiting: { doors: ['WaitingScreen.tsx', 'WaitingRow.tsx', 'ConnectionsScreen.tsx'] },
  dapp: { doors: ['DappScreen.tsx'] },
  offline: { doors: ['NewRelease.tsx'] },
  find: { doors: ['Finder.tsx', 'openFinder.ts'] },
  app: { doors: ['Shell.tsx', 'screens.tsx', 'followExtension.ts', 'boot.css'] },
  'main.tsx': {},
};

const order = Object.keys(rooms);

/** Tests, and what only tests import, may take from everywhere. */
const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);

/** No folder of the page imports from one that is after it, and none goes into a closed one but by its doors. */
export const roomsInOrder = {
  create(context) {
    const own = placeOf(context.filename);
    if (own === undefined || isTest(own.path)) return {};
    const check = (node) => {
      const from = sourceOf(node);
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const other = placeOf(resolve(dirname(context.filename), from));
      if (other === undefined || other.room === own.room) return;
      const unknown = [own.room, other.room].find((it) => !Object.hasOwn(rooms, it));
      if (unknown !== undefined) {
        context.report({
          node,
          message: `"${unknown}" is not in the table of folders: scripts/lint/rooms.mjs.`,
        });
        return;
      }
      if (order.indexOf(other.room) > order.indexOf(own.room)) {
        context.report({
          node,
          message: `${own.room} comes before ${other.room}, and may not import from it: see web/src in ARCHITECTURE.md.`,
        });
        return;
      }
      const { doors } = rooms[other.room];
      if (doors && !doors.includes(other.inside)) {
        context.report({
          node,
          message: `${other.room} is closed, and ${other.inside} is not one of its doors: scripts/lint/rooms.mjs.`,
        });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** The folder of a file of the page, and where in it the file is; a file beside the folders is a folder of its own. */
function placeOf(file) {
  const path = pathInRepo(file);
  const [, room, inside] = /^web\/src\/([^/]+)(?:\/([^?]+))?/.exec(path) ?? [];
  return room === undefined ? undefined : { path, room, inside };
}

/** Where an import takes from, also when it is written as a template. */
function sourceOf({ source }) {
  return source?.type === 'TemplateLiteral' ? source.quasis[0]?.value.cooked : source?.value;
}
