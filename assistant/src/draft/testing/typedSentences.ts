import type { Language } from './sentences.ts';

/**
 * What people type, with the fields that are meant, by a writer who had not seen the parser. `asks` are fields that the words
 * leave open; of several requests in one sentence, a field has the values of all of them. `kept` ones are only measured: nothing may be tuned by them.
 */
export type TypedSentence = Readonly<{
  language: Language;
  text: string;
  kind: string;
  fields: Readonly<Record<string, string>>;
  asks: readonly string[];
  kept: boolean;
}>;

type Row = readonly [
  text: string,
  kind: string,
  fields: Readonly<Record<string, string>>,
  asks?: readonly string[],
];

const seen: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ['send 20 usdc to ana pls', 'send', { amount: '20', token: 'USDC', to: 'Ana' }],
    ['i owe carol a tenner, pay her back in usdc', 'send', { amount: '10', token: 'USDC', to: 'Carol' }],
    [
      'move everything but 10 dai over to my safe',
      'send',
      { amount: 'all but 10', token: 'DAI', to: 'my Safe' },
    ],
    ['snd bob 0,25 eth', 'send', { amount: '0.25', token: 'ETH', to: 'Bob' }],
    ['give bob back the 40 bucks from saturday', 'send', { amount: '40', to: 'Bob' }, ['token']],
    ['all my uni -> ana', 'send', { amount: 'all', token: 'UNI', to: 'Ana' }],
    ['wire dave 200 dai', 'send', { amount: '200', token: 'DAI' }, ['to']],
    [
      '2 hundred usdc to 0x71C7656EC7ab88b098defB751B7401B5f6d8976F thx',
      'send',
      { amount: '200', token: 'USDC', to: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' },
    ],
    ['is the 50 from bob in yet', 'unclear', {}, ['kind']],
    ['let uniswap use up to 500 usdc', 'allow', { spender: 'Uniswap', amount: '500', token: 'USDC' }],
    [
      'approve 1inch for my weth, only for today tho',
      'allow',
      { spender: '1inch', token: 'WETH', until: 'today' },
      ['amount'],
    ],
    [
      'bob may pull 50 usdc from me whenever he wants',
      'allow',
      { spender: 'Bob', amount: '50', token: 'USDC' },
    ],
    ['stop uniswap from spending my usdc', 'revoke', { spender: 'Uniswap', token: 'USDC' }],
    ['kick opensea out of everything', 'revoke', { spender: 'OpenSea', token: 'all' }],
    ['nobody should be able to touch my weth anymore', 'revoke', { token: 'WETH', spender: 'all' }],
    [
      'i dont want aave to have permission for dai but usdc is fine',
      'revoke',
      { spender: 'Aave', token: 'DAI' },
    ],
    [
      'swap 100 usdc for eth on uniswap',
      'swap',
      { amount: '100', token: 'USDC', tokenOut: 'ETH', at: 'Uniswap' },
    ],
    [
      'dump half of my uni into usdc via cow',
      'swap',
      { amount: 'half of balance', token: 'UNI', tokenOut: 'USDC', at: 'CoW' },
    ],
    ['turn my dai to usdc', 'swap', { token: 'DAI', tokenOut: 'USDC' }, ['amount']],
    [
      'usdc to dai, 750, 1inch, min 749',
      'swap',
      { amount: '750', token: 'USDC', tokenOut: 'DAI', at: '1inch', atLeast: '749' },
    ],
    ['ana usdc 20 uniswap aave ??', 'unclear', {}, ['kind']],
    [
      'weth back to normal eth, keep 2 wrapped',
      'unwrap',
      { amount: 'all but 2', token: 'WETH', tokenOut: 'ETH' },
    ],
    ['stake 3 eth with lido', 'deposit', { amount: '3', token: 'ETH', at: 'Lido' }],
    [
      'get 1 and a half grand of dai out of aave and to my wallet',
      'withdraw',
      { amount: '1500', token: 'DAI', at: 'Aave' },
    ],
    ['unstake my lido eth', 'withdraw', { at: 'Lido', token: 'stETH' }, ['amount']],
    ['collect what lido finished withdrawing for me', 'claim', { at: 'Lido' }],
    [
      'get 600 usdc from arbitrum over to mainnet',
      'bridge',
      { amount: '600', token: 'USDC', fromChain: 'Arbitrum', toChain: 'Ethereum', to: 'self' },
    ],
    [
      'buy azuki #4412 on opensea for max 2.1 eth',
      'buy',
      { item: 'Azuki #4412', at: 'OpenSea', atMost: '2.1', token: 'ETH' },
    ],
    ['sell my ens name on opensea', 'list', { at: 'OpenSea' }, ['item', 'price', 'until']],
    ['sign in to app.safe.global w/o approving any money', 'sign-in', { at: 'app.safe.global' }],
    ['10 usdc to ana and 15 to bob', 'several', { amount: '10 / 15', token: 'USDC', to: 'Ana / Bob' }],
    ['do the usual', 'unclear', {}, ['kind']],
    ['dont send ana anything yet', 'unclear', { nothing: 'to be done' }],
  ],
  de: [
    ['schick ana 1.500,50 usdc', 'send', { amount: '1500.50', token: 'USDC', to: 'Ana' }],
    [
      'überweis die hälfte meiner eth an meinen safe',
      'send',
      { amount: 'half of balance', token: 'ETH', to: 'my Safe' },
    ],
    [
      'uniswap darf höchstens 250 usdc nehmen, bis freitag',
      'allow',
      { spender: 'Uniswap', amount: '250', token: 'USDC', until: 'friday' },
    ],
    ['alle freigaben für weth wegmachen', 'revoke', { token: 'WETH', spender: 'all' }],
    ['0,75 weth wieder auspacken', 'unwrap', { amount: '0.75', token: 'WETH', tokenOut: 'ETH' }],
    [
      '300 usdc rüber nach base an mich selbst, mit across',
      'bridge',
      { amount: '300', token: 'USDC', toChain: 'Base', at: 'Across', to: 'self' },
    ],
    [
      'meinen doodle #88 für 1,4 eth reinstellen, eine woche lang',
      'list',
      { item: 'Doodles #88', price: '1.4', token: 'ETH', until: 'in one week' },
    ],
    ['mach das mit uniswap weg oder so, keine ahnung', 'unclear', {}, ['kind']],
  ],
  es: [
    ['mandale 50 usdc a bob', 'send', { amount: '50', token: 'USDC', to: 'Bob' }],
    ['devuélvele a ana los 30 pavos del otro dia', 'send', { amount: '30', to: 'Ana' }, ['token']],
    ['deja que 1inch gaste hasta 2 mil usdc', 'allow', { spender: '1inch', amount: '2000', token: 'USDC' }],
    ['quitale a opensea todos los permisos', 'revoke', { spender: 'OpenSea', token: 'all' }],
    [
      'cambia medio eth por usdc en uniswap',
      'swap',
      { amount: '0.5', token: 'ETH', tokenOut: 'USDC', at: 'Uniswap' },
    ],
    ['quiero meter 4 eth en lido pa hacer staking', 'deposit', { amount: '4', token: 'ETH', at: 'Lido' }],
    [
      'pasar 0,05 eth a arbitrum, a mi misma cuenta',
      'bridge',
      { amount: '0.05', token: 'ETH', toChain: 'Arbitrum', to: 'self' },
    ],
    [
      'comprame el milady 7001 por 3 eth como mucho',
      'buy',
      { item: 'Milady #7001', atMost: '3', token: 'ETH' },
    ],
  ],
  fr: [
    ['envoie 75 dai à ana stp', 'send', { amount: '75', token: 'DAI', to: 'Ana' }],
    ['rembourse carol, 12,50 usdc', 'send', { amount: '12.5', token: 'USDC', to: 'Carol' }],
    ['autorise aave à prendre 800 usdc au plus', 'allow', { spender: 'Aave', amount: '800', token: 'USDC' }],
    [
      'enleve toutes les autorisations dangereuses',
      'revoke',
      { which: 'risky', spender: 'all risky', token: 'all' },
    ],
    [
      '500 usdc en eth, pas moins de 0,12 eth',
      'swap',
      { amount: '500', token: 'USDC', tokenOut: 'ETH', atLeast: '0.12' },
    ],
    ['place 1,5k dai chez compound', 'deposit', { amount: '1500', token: 'DAI', at: 'Compound' }],
    [
      "mets en vente mon moonbird 310 à 0,9 weth jusqu'à dimanche",
      'list',
      { item: 'Moonbirds #310', price: '0.9', token: 'WETH', until: 'sunday' },
    ],
    [
      '20 usdc pour ana et la même chose pour carol',
      'several',
      { amount: '20', token: 'USDC', to: 'Ana / Carol' },
    ],
  ],
  zh: [
    ['给ana转20个usdc', 'send', { amount: '20', token: 'USDC', to: 'Ana' }],
    ['还carol一百五 usdc', 'send', { amount: '150', token: 'USDC', to: 'Carol' }],
    ['除了留0.1,剩下的eth全转给ana', 'send', { amount: 'all but 0.1', token: 'ETH', to: 'Ana' }],
    ['不要再让1inch动我的weth了', 'revoke', { spender: '1inch', token: 'WETH' }],
    [
      '用1000u换eth,至少要0.25个',
      'swap',
      { amount: '1000', token: 'USDC', tokenOut: 'ETH', atLeast: '0.25' },
    ],
    ['存一半dai进aave', 'deposit', { amount: 'half of balance', token: 'DAI', at: 'Aave' }],
    [
      '跨链0.3 eth去optimism给我自己',
      'bridge',
      { amount: '0.3', token: 'ETH', toChain: 'Optimism', to: 'self' },
    ],
    ['帮我弄一下那个', 'unclear', {}, ['kind']],
  ],
};

const kept: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ['can u shoot bob 1.5k dai', 'send', { amount: '1500', token: 'DAI', to: 'Bob' }],
    ['half my eth to bob', 'send', { amount: 'half of balance', token: 'ETH', to: 'Bob' }],
    ['$20 worth of eth for ana', 'send', { valueUsd: '20', token: 'ETH', to: 'Ana' }],
    ['ana gets 300', 'send', { amount: '300', to: 'Ana' }, ['token']],
    ['Please transfer 1,250.75 USDC to Carol.', 'send', { amount: '1250.75', token: 'USDC', to: 'Carol' }],
    [
      'send 5 usdc to vitalik.eth not to ana this time',
      'send',
      { amount: '5', token: 'USDC', to: 'vitalik.eth' },
    ],
    ['pay ana', 'send', { to: 'Ana' }, ['amount', 'token']],
    [
      'as my Safe, pay carol 3k usdc for november',
      'send',
      { from: 'my Safe', amount: '3000', token: 'USDC', to: 'Carol' },
    ],
    ['tip bob a gwei lol', 'send', { amount: '0.000000001', token: 'ETH', to: 'Bob' }],
    [
      'aave can take max 1k dai until friday, not a cent more',
      'allow',
      { spender: 'Aave', amount: '1000', token: 'DAI', until: 'friday' },
    ],
    [
      'give cow unlimited access to dai, yes im sure',
      'allow',
      { spender: 'CoW', token: 'DAI', amount: 'unlimited' },
    ],
    [
      'lower what compound is allowed to spend to 100 usdc',
      'allow',
      { spender: 'Compound', amount: '100', token: 'USDC' },
    ],
    ['1inch may no longer take my dai', 'revoke', { spender: '1inch', token: 'DAI' }],
    ['take away all risky approvals', 'revoke', { which: 'risky', token: 'all', spender: 'all risky' }],
    ['revoke that uniswap thing', 'revoke', { spender: 'Uniswap' }, ['token']],
    ['nuke every approval i ever gave, all of em', 'revoke', { spender: 'all', token: 'all' }],
    [
      'get me at least 0.5 eth for 2k dai',
      'swap',
      { amount: '2000', token: 'DAI', tokenOut: 'ETH', atLeast: '0.5' },
    ],
    [
      'buy exactly 1 eth w usdc, dont pay more than 4000',
      'swap',
      { amountOut: '1', tokenOut: 'ETH', token: 'USDC', atMost: '4000' },
    ],
    [
      'i want some eth for 50 dollars of usdc, 0.5% slippage tops',
      'swap',
      { amount: '50', token: 'USDC', tokenOut: 'ETH', slippage: '0.5%' },
    ],
    ['wrap .3 eth', 'wrap', { amount: '0.3', token: 'ETH', tokenOut: 'WETH' }],
    ['unwrap all my weth', 'unwrap', { amount: 'all', token: 'WETH', tokenOut: 'ETH' }],
    ['put 2500 usdc in aave', 'deposit', { amount: '2500', token: 'USDC', at: 'Aave' }],
    [
      'lend out the rest of my dai on compound except for 200',
      'deposit',
      { amount: 'all but 200', token: 'DAI', at: 'Compound' },
    ],
    ['pull everything from compound', 'withdraw', { amount: 'all', at: 'Compound' }, ['token']],
    ['claim my uni rewards', 'claim', { token: 'UNI' }, ['at']],
    [
      'bridge 0.2 eth to base with across, to myself',
      'bridge',
      { amount: '0.2', token: 'ETH', toChain: 'Base', at: 'Across', to: 'self' },
    ],
    ['move my usdc to optimism', 'bridge', { token: 'USDC', toChain: 'Optimism', to: 'self' }, ['amount']],
    [
      'list my pudgy penguin 221 at 9 weth, 3 days',
      'list',
      { item: 'Pudgy Penguins #221', price: '9', token: 'WETH', until: 'in 3 days' },
    ],
    ['just logging in at opensea nothing else', 'sign-in', { at: 'OpenSea' }],
    ['cancel the last one its stuck', 'cancel', { which: 'last pending transaction' }],
    [
      'pay carol .1 eth, then revoke 1inch on usdc',
      'several',
      { amount: '0.1', token: 'ETH / USDC', to: 'Carol', spender: '1inch' },
    ],
    ['make me rich', 'unclear', {}, ['kind']],
    ['should i put my eth in lido or aave?', 'unclear', {}, ['kind']],
  ],
  de: [
    ['bob kriegt noch nen zwanni von mir, in dai bitte', 'send', { amount: '20', token: 'DAI', to: 'Bob' }],
    ['zahl carol die 2.000 zurück', 'send', { amount: '2000', to: 'Carol' }, ['token']],
    ['aave soll nicht mehr an mein dai ran dürfen', 'revoke', { spender: 'Aave', token: 'DAI' }],
    [
      'tausch 1,2 eth in usdc aber mindestens 3.800 sollen rauskommen',
      'swap',
      { amount: '1.2', token: 'ETH', tokenOut: 'USDC', atLeast: '3800' },
    ],
    ['leg 1000 dai bei aave an', 'deposit', { amount: '1000', token: 'DAI', at: 'Aave' }],
    ['will mich nur bei uniswap einlogen, sonst nix', 'sign-in', { at: 'Uniswap' }],
    ['ana 5 dai und carol doppelt so viel', 'several', { amount: '5 / 10', token: 'DAI', to: 'Ana / Carol' }],
    ['wieso ist mein geld weg??', 'unclear', {}, ['kind']],
  ],
  es: [
    ['envía 1.200,75 dai a carol porfa', 'send', { amount: '1200.75', token: 'DAI', to: 'Carol' }],
    ['todo mi dai menos 100 a mi safe', 'send', { amount: 'all but 100', token: 'DAI', to: 'my Safe' }],
    [
      'permitir a compound usar mi dai hasta el domingo',
      'allow',
      { spender: 'Compound', token: 'DAI', until: 'sunday' },
      ['amount'],
    ],
    ['que cow ya no pueda tocar mis usdc', 'revoke', { spender: 'CoW', token: 'USDC' }],
    ['envuelve 2 eth', 'wrap', { amount: '2', token: 'ETH', tokenOut: 'WETH' }],
    [
      'saca la mitad de mi usdc de aave',
      'withdraw',
      { amount: 'half of the deposit', token: 'USDC', at: 'Aave' },
    ],
    ['anula la ultima transacción que sigue pendiente', 'cancel', { which: 'last pending transaction' }],
    ['hola, q tal funciona esto?', 'unclear', {}, ['kind']],
  ],
  fr: [
    ['file 2 500 usdc à bob', 'send', { amount: '2500', token: 'USDC', to: 'Bob' }],
    [
      'depuis mon safe, paie bob 0,4 eth',
      'send',
      { from: 'my Safe', amount: '0.4', token: 'ETH', to: 'Bob' },
    ],
    ['uniswap ne doit plus pouvoir dépenser mon weth', 'revoke', { spender: 'Uniswap', token: 'WETH' }],
    [
      'échange la moitié de mes uni contre des dai sur cow',
      'swap',
      { amount: 'half of balance', token: 'UNI', tokenOut: 'DAI', at: 'CoW' },
    ],
    ['déballe tout mon weth', 'unwrap', { amount: 'all', token: 'WETH', tokenOut: 'ETH' }],
    ['recuperer mes recompenses aave', 'claim', { at: 'Aave' }],
    ["je veux juste me connecter à lido, rien signer d'autre", 'sign-in', { at: 'Lido' }],
    ['bah comme hier', 'unclear', {}, ['kind']],
  ],
  zh: [
    ['打5千dai给bob', 'send', { amount: '5000', token: 'DAI', to: 'Bob' }],
    ['转1.2万usdc到我的safe', 'send', { amount: '12000', token: 'USDC', to: 'my Safe' }],
    [
      '允许uniswap最多花三百usdc,到星期五为止',
      'allow',
      { spender: 'Uniswap', amount: '300', token: 'USDC', until: 'friday' },
    ],
    ['把所有授权都取消掉', 'revoke', { spender: 'all', token: 'all' }],
    ['把两个eth包成weth', 'wrap', { amount: '2', token: 'ETH', tokenOut: 'WETH' }],
    ['从compound里取出800 usdc', 'withdraw', { amount: '800', token: 'USDC', at: 'Compound' }],
    ['只是登录opensea,别的什么都不签', 'sign-in', { at: 'OpenSea' }],
    ['eth会涨吗?', 'unclear', {}, ['kind']],
  ],
};

function rowsOf(rows: typeof seen, isKept: boolean): readonly TypedSentence[] {
  return (Object.keys(rows) as Language[]).flatMap((language) =>
    rows[language].map(([text, kind, fields, asks = []]) => ({
      language,
      text,
      kind,
      fields,
      asks,
      kept: isKept,
    })),
  );
}

export const typedSentences: readonly TypedSentence[] = [...rowsOf(seen, false), ...rowsOf(kept, true)];
