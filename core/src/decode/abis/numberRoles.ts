import type { FunctionModel, NumberRole } from './functionModel.ts';

/**
 * What a number of a modelled function is for: by its table, else by the name of its parameter; the elements of an array
 * are named as it is. Undefined where neither says it: nobody here knows what it does.
 */
export function numberRoleOf(
  model: FunctionModel | undefined,
  path: readonly string[],
): NumberRole | undefined {
  const named = path.filter((part) => !/^\d+$/.test(part));
  if (model?.numbers !== undefined) {
    for (const key of [path.join('.'), named.join('.')])
      if (Object.hasOwn(model.numbers, key)) return model.numbers[key];
  }
  return numberRoleByName(named.at(-1) ?? '');
}

/** What a name says of a number. Names are few, and each of ten thousand calls has them again. */
export function numberRoleByName(name: string): NumberRole | undefined {
  if (byName.has(name)) return byName.get(name);
  if (byName.size >= mostNames) byName.clear();
  const role = roleOfWords(name);
  byName.set(name, role);
  return role;
}

const byName = new Map<string, NumberRole | undefined>();

/** Whoever publishes a source chooses the names in it. */
const mostNames = 1_000;

/** The names below first, then the first of the rows that has one of its words. */
function roleOfWords(name: string): NumberRole | undefined {
  const plain = name.replaceAll('_', '').toLowerCase();
  if (names.has(plain)) return names.get(plain);
  const words = wordsOf(name);
  if (words.includes('fee') && words.some((word) => highs.has(word))) return 'mostFee';
  return rows.find(([, list]) => words.some((word) => list.has(word)))?.[0];
}

/** Whether a name speaks of a minimum or a maximum at all. */
export function speaksOfBounds(name: string): boolean {
  return wordsOf(name).some((word) => lows.has(word) || highs.has(word));
}

function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]/);
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const lows = listed('min minimum least');
const highs = listed('max maximum most');

/** Words of names, and what they make of a number. */
const rows: readonly (readonly [NumberRole, ReadonlySet<string>])[] = [
  ['gas', listed('gas')],
  ['nonce', listed('nonce nonces salt')],
  ['count', listed('count quantity supply iteration iterations mintable fulfilled allowed')],
  ['rate', listed('interest auc percentage')],
  ['least', lows],
  ['most', highs],
  ['time', listed('deadline expiry expiration expires until ttl eta timestamp timestamps timelock when')],
  ['proof', listed('hint hints proof guess')],
  ['fee', listed('fee fees')],
  ['price', listed('price sqrt')],
  ['loss', listed('slippage')],
  ['network', listed('chain network domain eid chainid')],
  ['thing', listed('id ids index indexes indices ticket slot leaf')],
  ['amount', listed('amount amounts value values assets shares')],
  [
    'time',
    listed(
      'time date duration delay cooldown period start end before after cliff secs days epoch epochs block blocks',
    ),
  ],
  ['count', listed('number length')],
  [
    'option',
    listed(
      'type kind mode modes flag flags traits version versions options option operation action permissions permission roles role',
    ),
  ],
  [
    'rate',
    listed('rate rates bps percent pct ratio ratios weight weights flowrate numerator denominator tick'),
  ],
  [
    'amount',
    listed(
      'wad wads share total liquidity tokens balance sold bought delta payment collateral debt coll units amt desired amount0 amount1 requested',
    ),
  ],
];

const own: readonly (readonly [NumberRole, string])[] = [
  ['loss', 'maxloss slippage maxslippage maxfeepercentage relayerfeepct feebips callerbps'],
  // The price that an order or a loan is held to, where no minimum is beside it.
  ['priceLimit', 'acceptableprice minsharepricee27 maxsharepricee27 minodds'],
  // Beside a minimum of the same call, or paid for with the value of the call.
  ['price', 'maxprice minprice minpricecumulative minsalepriceinwei'],
  ['least', 'limit limits expected guaranteedamount'],
  // What a router pays out of what it has got already.
  ['restLeast', 'amountminimum'],
  // The amount itself: of a withdrawal, a collection, a repayment; shares of validators have a rate that no trade moves.
  [
    'amount',
    'maxshares maxamount maxquotetokenamounttorepay minsharestomint maximumsharestoburn minstakeamount startamount endamount',
  ],
  // A minimum or a maximum by its sign, in one number.
  [
    'either',
    'colsharesminmax debtsharesminmax coltoken0minmax coltoken1minmax debttoken0minmax debttoken1minmax',
  ],
  [
    'gas',
    'maxsubmissioncost nativefee lztokenfee lzfee executionfee polymertokenfee maxfeepergas maxpriorityfeepergas',
  ],
  ['option', 'minfinalitythreshold bidincentivepct aucminincrementpct tokenoutindex exclusivityparameter'],
  ['time', 'resettimemin validto validfromtime deadline exclusivityperiod round cycle transitionfrom'],
  [
    'rate',
    'resetbasemin uifeefactor feeratebps feebps newannualmanagementfee annualmanagementfee feeprotocol0 feeprotocol1 feepercent partnerandfee split tier leverage exponent granularity eps newmagnitudes distributionx distributiony normalizedin ticklower tickupper tickspacing observationcardinalitynext partnerfee',
  ],
  [
    'proof',
    'v permitv partialredemptionhintnicr guessmin guessmax guessoffchain z y a b curvedata curveassets rawdata pathindex swapparams offsets code extrastorage clearingprices',
  ],
  [
    'option',
    'mask fork direction wrapapprovedirection side location info orderinfo additionalmask intent op support referralcode ref referral allowfailuremap actions operatorbitfield newhookedops reverserecord series directions swapapitarget idslippage activeiddesired pairbinsteps binstep ncoins ok powers',
  ],
  [
    'count',
    'threshold numtoclear numberoflistings n counter totaloriginaladditionalrecipients totaloriginalconsiderationitems',
  ],
  [
    'thing',
    'wordpos i j pools position orderidx itemidx identifier considerationidentifier offeridentifier identifierorcriteria cdp cdpsrc key pid index1 index2 partition messenger fromtoken dsttoken from admin guardian profileid tokenid assettype token',
  ],
  ['network', 'destination destinationchains'],
  ['record', 'fuses ownercontrolledfuses'],
  [
    'amount',
    'amount0out amount1out outputquote dx num1155tobuy num1155tosell bridgedamt part cumulativeearnings newcol newcoltoken0 newcoltoken1 boldchange topup lusdchange lusdamount dink dart rad gemamt mkramt skyamt claimable nettokenin exactsyin exactptin exactytin netptdesired netsydesired netptin netsyin netlptoremove netpyin netlpin netytin netlptoburn addedfunds rsethunstaked deposit ordersize feeamount feeamounts tokentotalfeeamount amountwithfee amountofeeth eethamount',
  ],
];

/** Names whose words would mislead, or have none of the words above. */
const names: ReadonlyMap<string, NumberRole> = new Map(
  own.flatMap(([role, list]) => list.split(' ').map((name) => [name, role] as const)),
);
