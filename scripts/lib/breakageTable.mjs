/**
 * What may break without a sound, one line of code each, over all stations. `npm run breakages` breaks one after the
 * other in a copy, and at least one test of the named files must fail. The tests named are the fewest that must see it.
 *
 * @type {readonly import('./breakages.mjs').Breakage[]}
 */
export const breakages = [
  // request
  {
    name: 'the text of typed data is written again before the wallet gets it',
    file: 'core/src/request/wallet/walletCall.ts',
    text: 'params: [from, body.json]',
    becomes: 'params: [from, JSON.stringify(JSON.parse(body.json))]',
    tests: ['core/src/request/wallet/walletCall.test.ts'],
  },
  {
    name: 'the wallet of another account is asked',
    file: 'core/src/request/wallet/walletCall.ts',
    text: 'if (asked !== undefined && checksummed(asked) !== from) throw new OtherAccountError(asked, from);',
    becomes: '',
    tests: ['core/src/request/wallet/walletCall.test.ts'],
  },
  {
    name: 'a request can be changed after it was read',
    file: 'core/src/request/frozen/freeze.ts',
    text: 'return deepFreeze({ digest: digestOf(normal), body: normal, raw, ...rest });',
    becomes: 'return { digest: digestOf(normal), body: normal, raw, ...rest };',
    tests: ['core/src/request/frozen/freeze.test.ts'],
  },
  {
    name: 'a request of a link may be signed',
    file: 'core/src/model/ways.ts',
    text: "    words: 'way.link',\n    trust: 'check',",
    becomes: "    words: 'way.link',\n    trust: 'sign',",
    tests: ['core/src/model/ways.test.ts'],
  },
  // fingerprint
  {
    name: 'the fingerprint of an old Safe names its network, which it does not sign',
    file: 'core/src/request/safe/safeTypedData.ts',
    text: 'domain: major === 1 && minor >= 3 ?',
    becomes: 'domain: major === 1 && minor >= 1 ?',
    tests: ['core/src/fingerprint/fingerprints.test.ts'],
  },
  // decode
  {
    name: 'a function of a router has no part that believes the pools',
    file: 'core/src/decode/abis/compiled.ts',
    text: 'swapExactTokensForTokens(Aa[] tokenPath,Ba[] poolPath,',
    becomes: 'swapExactTokensForTokens(Aa[] tokenPath,Aa[] poolPath,',
    tests: ['core/src/decode/protocols/kept.test.ts', 'core/src/check/account/namedPools.test.ts'],
  },
  {
    name: 'a struct of a function loses the roles of its parts',
    file: 'core/src/decode/abis/readRow.ts',
    text: 'parts(type.slice(1, end), path, found)',
    becomes: 'parts(type.slice(1, end), path, { roles: {}, numbers: {}, checks: {} })',
    tests: ['core/src/decode/abis/protocols.test.ts'],
  },
  // actions
  {
    name: 'an address of nineteen repeated digits has a key',
    file: 'core/src/ledger/keyless.ts',
    text: 'const enough = 19;',
    becomes: 'const enough = 22;',
    tests: ['core/src/ledger/keyless.test.ts'],
  },
  // world
  {
    name: 'an answer above its size cap is taken',
    file: 'core/src/world/guard.ts',
    text: "if (weighs(answer, bounds.maxBytes) === 'tooMuch') return unknown('tooLarge');",
    becomes: '',
    tests: ['core/src/world/guard.test.ts'],
  },
  {
    name: 'an answer that does not come in time is said to be malformed',
    file: 'core/src/world/guard.ts',
    text: "settle(unknown('timeout'))",
    becomes: "settle(unknown('malformed'))",
    tests: ['core/src/world/guard.test.ts'],
  },
  // simulate
  {
    name: 'tokens that moved in a call that failed are shown as moved',
    file: 'core/src/simulate/trace/moves.ts',
    text: '.flatMap(({ ok, logs: its }) => (ok ? its : []))',
    becomes: '.flatMap(({ logs: its }) => its)',
    tests: ['core/src/simulate/trace/moves.test.ts'],
  },
  // evidence
  {
    name: 'the net of a batch has the wrong sign',
    file: 'core/src/evidence/moves/netGains.ts',
    text: 'gain: came - went,',
    becomes: 'gain: went - came,',
    tests: ['core/src/check/transfers/leftThere.test.ts'],
  },
  {
    name: 'what a router pays out with a fee counts as left behind',
    file: 'core/src/evidence/moves/takenThere.ts',
    text: "const out = rowSays(step.fn?.signature, 'takesOut');",
    becomes:
      "const out = step.fn?.name === 'sweepToken' ? rowSays(step.fn?.signature, 'takesOut') : undefined;",
    tests: ['core/src/evidence/whatIsLeft.test.ts'],
  },
  {
    name: 'what comes after the last of the moves that are shown counts for nothing',
    file: 'core/src/evidence/moves/receivedInCall.ts',
    text: 'const manyMoves = 500;',
    becomes: 'const manyMoves = Number.POSITIVE_INFINITY;',
    tests: ['core/src/evidence/whatArrives.test.ts'],
  },
  // check
  {
    name: 'a rule is left out of the list',
    file: 'core/src/check/rules.ts',
    text: '  ...allowances,\n',
    becomes: '',
    tests: ['core/src/check/approvals/allowances.test.ts'],
  },
  {
    name: 'a Stop can be muted',
    file: 'core/src/check/mutes.ts',
    text: "      finding.severity !== 'stop' &&\n",
    becomes: '',
    tests: ['core/src/check/mutes.test.ts'],
  },
  {
    name: 'an owner of a Safe whose key nobody has counts as one who signs',
    file: 'core/src/check/power/safeOwners.ts',
    text: 'if (isNobody(owner) ||',
    becomes: 'if (',
    tests: ['core/src/check/power/safeOwners.test.ts'],
  },
  {
    name: 'the first liquidity of a pair that locks its shares at 0x…dead passes in silence',
    file: 'core/src/check/transfers/newPool.ts',
    text: 'isNobody(to) &&',
    becomes: 'isZero(to) &&',
    tests: ['core/src/check/transfers/poolMinimum.test.ts'],
  },
  // narrate
  {
    name: 'a Stop is a Caution',
    file: 'core/src/narrate/verdict/verdict.ts',
    text: "if (fired.has('stop')) return 'stop';",
    becomes: '',
    tests: ['core/src/narrate/verdict/verdict.test.ts'],
  },
  {
    name: 'what was not fully read is signed by a mere press',
    file: 'core/src/narrate/verdict/verdict.ts',
    text: "verdict === 'stop' || verdict === 'notFullyRead' ? 'hold' : 'press'",
    becomes: "verdict === 'stop' ? 'hold' : 'press'",
    tests: ['core/src/narrate/verdict/verdict.test.ts'],
  },
  {
    name: 'the word that a row has for its function is not said',
    file: 'core/src/decode/abis/verbOf.ts',
    text: 'return verb ?? usualVerbs[act];',
    becomes: 'return usualVerbs[act];',
    tests: ['core/src/narrate/verbs'],
  },
  // intent
  {
    name: 'whoever is paid beside what was said passes in silence',
    file: 'core/src/intent/payees.ts',
    text: '    if (isSaid) continue;',
    becomes: '    if (isSaid || it.across !== true) continue;',
    tests: ['core/src/check/intent/intent.test.ts'],
  },
  // ledger
  {
    name: 'an item of a collection is taken for another one',
    file: 'core/src/ledger/asset.ts',
    text: "return asset.kind === 'nft' ? `${at} ${asset.id}` : at;",
    becomes: 'return at;',
    tests: ['core/src/ledger/asset.test.ts'],
  },
  // hearback
  {
    name: 'other calldata than was read back counts as the same',
    file: 'core/src/hearback/transaction/fields.ts',
    text: 'same: same(call.data, sent.data),',
    becomes: 'same: call.data.length === sent.data.length,',
    tests: ['core/src/hearback/spoken/spoken.test.ts'],
  },
  {
    name: 'what a wallet sent in the place of a payment is not said',
    file: 'core/src/hearback/spoken/spoken.ts',
    text: 'const length = 68;',
    becomes: 'const length = 400;',
    tests: ['core/src/hearback/spoken/spoken.test.ts'],
  },
  // text
  {
    name: 'a text that turns the direction is shown as it is',
    file: 'core/src/text/safeSpans.ts',
    text: "found.set(at, 'bidi')",
    becomes: "found.set(at, 'mark')",
    tests: ['core/src/text/safeSpans.test.ts'],
  },
  // phrases
  {
    name: 'a sentence leaves out the amount that goes along',
    file: 'phrases/src/en/engine.ts',
    text: ' with bytes that name no function{with, select, yes {, and {mood, select, you {send} other {sends}} {amount}} other {}}',
    becomes: ' with bytes that name no function',
    tests: ['phrases/src/engineCatalogue.test.ts'],
  },
  // practice
  {
    name: 'no contract of the attack tries is published any more',
    file: 'practice/src/attack/tries/ground.ts',
    text: 'records.push({ address, verified: true, createdAt: Number(stage.now - oldAge) });',
    becomes: '',
    tests: ['practice/src/attack/tries/nameRecords.test.ts'],
    slow: true,
  },
  // web
  {
    name: 'the page gives a button for what is still read',
    file: 'web/src/review/signing/signControl.ts',
    text: " || readback.verdict === 'pending') {",
    becomes: ') {',
    tests: ['web/src/review/signing/signControl.test.ts'],
  },
  {
    name: 'a readback that is too old is signed by a press',
    file: 'web/src/review/signing/signControl.ts',
    text: "  if (due || isTooOld(readback, age)) return { kind: 'readAgain', because: 'age' };\n  // Whatever",
    becomes: '  // Whatever',
    tests: ['web/src/review/signing/signControl.test.ts'],
  },
  {
    name: 'a wallet is asked to sign twice at once',
    file: 'web/src/wallet/submit.ts',
    text: '  if (open) return refused(new AlreadyAskedError());\n',
    becomes: '',
    tests: ['web/src/wallet/submit.test.ts'],
  },
  // extension
  {
    name: 'a call to sign that is written as text in a text is not seen',
    file: 'extension/src/relay/callsIn.ts',
    text: "    if (typeof it === 'string' && typeof value === 'string') left.push(value);\n",
    becomes: '',
    tests: ['extension/src/relay/callsIn.test.ts'],
  },
  // serve
  {
    name: 'an agent spends more in a day than its policy allows',
    file: 'cli/src/serve/refusedBy.ts',
    text: ' || value === 0n || before + value <= mostValuePerDay) return undefined;',
    becomes: ' || value === 0n || value <= mostValuePerDay) return undefined;',
    tests: ['cli/src/serve/refusedBy.test.ts'],
  },
  {
    name: 'an agent signs what its policy does not allow',
    file: 'cli/src/serve/refusedBy.ts',
    text: 'if (!policy.allow.some((it) => it === verdict)) return verdictSentence(readback);',
    becomes: '',
    tests: ['cli/src/serve/refusedBy.test.ts'],
  },
];
