import { pathInRepo } from './paths.mjs';

/**
 * Rule 1 of the product, as a lint: one file asks a wallet to sign. Elsewhere a provider's `request`, the names of
 * signing methods, and the signing actions of wagmi and viem are forbidden. Other files that may speak to a provider
 * do so for the connection and the network only, and are listed here.
 */
const speaksToProvider = [
  'web/src/wallet/submit.ts',
  'web/src/wallet/switchNetwork.ts',
  'web/src/wallet/base/connector.ts',
  // Asks a wallet whether it takes batches (EIP-5792), which shows nothing and signs nothing.
  'web/src/wallet/batches.ts',
  // Asks a wallet how far a batch is that it took (EIP-5792), which shows nothing and signs nothing.
  'web/src/wallet/callsStatus.ts',
  // Asks the browser for a lock (Web Locks); no provider comes into it.
  'web/src/data/appsLock.ts',
  'web/src/data/activity/handoverLock.ts',
  'web/src/data/practiceLock.ts',
  // Answers the server of this page over a socket; no provider comes into it.
  'web/src/inbox/waiting/scripts.ts',
  // The far end of a provider: hands on to the relay what the files above asked of it, and only that.
  'web/src/wallet/walletconnect/provider.ts',
];
const isPractice = (path) => path.startsWith('web/src/wallet/practice/');
const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);

const signingName =
  /^(eth_sign|eth_signTransaction|eth_signTypedData(_v[134])?|personal_sign|eth_sendTransaction|eth_sendRawTransaction|wallet_sendCalls)$/;
const signingAction =
  /^(use)?(sendTransaction|sendTransactionSync|sendRawTransaction|signMessage|signTypedData|signTransaction|signAuthorization|writeContract|writeContractSync|writeContracts|sendCalls|sendCallsSync|deployContract|prepareTransactionRequest)$/i;
const walletLibrary = /^(wagmi|@wagmi\/|viem(\/|$))/;
/** Whole clients and sets of actions, from which a signing action is one property away. */
const signingKit =
  /^(use(Wallet|Connector)Client|createWalletClient|walletActions.*|eip5792Actions|erc7715Actions|erc7739Actions)$/i;
/** What hands a call to a wallet, also by its older names. */
const asking = new Set(['request', 'send', 'sendAsync']);

export const oneSigner = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^(web|core|phrases)\/src\//.test(path) || isTest(path) || isPractice(path)) return {};
    const mayAsk = !path.startsWith('web/') || speaksToProvider.includes(path);
    const refuse = (node, message) => context.report({ node, message });
    const text = (node, value) => {
      if (
        typeof value === 'string' &&
        signingName.test(value) &&
        path !== 'core/src/request/wallet/methods.ts'
      ) {
        refuse(node, 'Names of signing methods stand once, in core/src/request/wallet/methods.ts.');
      }
    };
    const taken = (node, specifiers, from) => {
      if (!walletLibrary.test(from)) return;
      for (const it of specifiers) {
        const name = nameOf(it.type === 'ExportSpecifier' ? it.local : it.imported);
        if (name === undefined) {
          refuse(it, `Import by name what is needed of ${from}: the whole of it can sign without Review.`);
        } else if (signingAction.test(name) || signingKit.test(name)) {
          refuse(it, `${name} would sign without Review: use submit().`);
        }
      }
    };
    return {
      MemberExpression(node) {
        const name = propertyOf(node);
        const called = node.parent.type === 'CallExpression' && node.parent.callee === node;
        if (mayAsk || !asking.has(name)) return;
        if (called || (name === 'request' && isProvider(node.object))) refuse(node, onlySubmit);
      },
      VariableDeclarator(node) {
        if (mayAsk || node.id.type !== 'ObjectPattern' || !isProvider(node.init)) return;
        const found = node.id.properties.some((it) => it.type === 'Property' && asking.has(nameOf(it.key)));
        if (found) refuse(node, onlySubmit);
      },
      Literal: (node) => text(node, node.value),
      TemplateElement: (node) => text(node, node.value.cooked),
      ImportDeclaration(node) {
        if (node.importKind !== 'type') taken(node, node.specifiers, node.source.value);
      },
      ExportNamedDeclaration(node) {
        if (node.source) taken(node, node.specifiers, node.source.value);
      },
      ExportAllDeclaration: (node) => taken(node, [node], node.source.value),
      ImportExpression(node) {
        if (node.source.type === 'Literal') taken(node, [node], String(node.source.value));
      },
    };
  },
};

const onlySubmit = 'Only web/src/wallet/submit.ts asks a provider to sign.';

function propertyOf({ computed, property }) {
  if (!computed) return property.name;
  return property.type === 'TemplateLiteral' ? property.quasis[0]?.value.cooked : property.value;
}

function nameOf(node) {
  return node?.name ?? node?.value;
}

/** Whether an expression is called what providers are called here: `provider`, `wallet.provider`, `getProvider()` … */
function isProvider(node) {
  switch (node?.type) {
    case 'Identifier':
      return /(provider|ethereum|client)$/i.test(node.name);
    case 'MemberExpression':
      return /(provider|ethereum|client)$/i.test(propertyOf(node) ?? '');
    case 'AwaitExpression':
      return isProvider(node.argument);
    case 'CallExpression':
      return isProvider(node.callee);
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return isProvider(node.expression);
    default:
      return false;
  }
}
