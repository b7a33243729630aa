import { pathInRepo } from './paths.mjs';

/**
 * Rule 1 of the product, as a lint: one file asks a wallet to sign. Elsewhere a provider's `request`, the names of
 * signing methods, and the signing actions of wagmi and viem are forbidden. Other files that may speak to a provider
 * do so for the connection and the network only, and are listed here.
 */
const speaksToProvider = [
  'web/src/wallet/submit.ts',
  'web/src/wallet/switchNetwork.ts',
  'web/src/wallet/connector.ts',
];
const isPractice = (path) => path.startsWith('web/src/wallet/practice/');
const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);

const signingName =
  /^(eth_sign|eth_signTransaction|eth_signTypedData(_v[134])?|personal_sign|eth_sendTransaction|eth_sendRawTransaction|wallet_sendCalls)$/;
const signingAction =
  /^(use)?(sendTransaction|sendTransactionSync|sendRawTransaction|signMessage|signTypedData|signTransaction|signAuthorization|writeContract|writeContractSync|writeContracts|sendCalls|sendCallsSync|deployContract|prepareTransactionRequest)$/i;
const walletLibrary = /^(wagmi|@wagmi\/|viem(\/actions|\/experimental|\/eip7702)?$)/;

export const oneSigner = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^(web|core|phrases)\/src\//.test(path) || isTest(path) || isPractice(path)) return {};
    return {
      CallExpression(node) {
        const callee = node.callee;
        const name = callee.type === 'MemberExpression' && (callee.property.name ?? callee.property.value);
        if (name === 'request' && path.startsWith('web/') && !speaksToProvider.includes(path)) {
          context.report({ node, message: 'Only web/src/wallet/submit.ts asks a provider to sign.' });
        }
      },
      Literal(node) {
        if (typeof node.value !== 'string' || !signingName.test(node.value)) return;
        if (path === 'core/src/request/methods.ts') return;
        context.report({
          node,
          message: 'Names of signing methods stand once, in core/src/request/methods.ts.',
        });
      },
      ImportDeclaration(node) {
        if (!walletLibrary.test(node.source.value)) return;
        for (const it of node.specifiers) {
          if (it.type === 'ImportSpecifier' && signingAction.test(it.imported.name ?? it.imported.value)) {
            context.report({
              node: it,
              message: `${it.imported.name} would sign without Review: use submit().`,
            });
          }
        }
      },
    };
  },
};
