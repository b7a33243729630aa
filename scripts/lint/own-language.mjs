import { pathInRepo } from './paths.mjs';

/**
 * Words that people read are in the catalogues (`phrases/src/en/`), so that another language is another folder: no
 * other file of the engine, the page and the command line has them. Where an English text is needed that is not for
 * people (a name that others gave, text of a standard), it is written so that no two of its words follow each other in
 * one literal, or it is in a place listed here.
 */
export const ownLanguage = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!held.test(path) || notHeld.some((it) => it.test(path))) return {};
    const strict = /^(?:web|cli)\//.test(path);
    const report = (node, text) =>
      context.report({ node, message: `“${text.trim()}”: write words for people in phrases/src/en/.` });
    const check = (node, text) => {
      if (isPlaced(node)) return;
      if (isSentence(text, strict) || (strict && isWord(text) && isShown(node))) report(node, text);
    };
    return {
      JSXText(node) {
        if (/\p{L}{2}/u.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('…'));
      },
    };
  },
};

const held = /^(?:web|cli|core|phrases)\/src\/.*\.tsx?$/;

const notHeld = [
  /\.test\.tsx?$|\/testing\/|\/testing\.ts$/,
  /^phrases\/src\/en\//,
  // Names that others gave, and what signs of their texts are known by.
  /^core\/src\/shipped\//,
  // Words by which texts of others are known: in messages to sign, in names of functions and of arguments.
  /^core\/src\/actions\/(?:message|purpose)\/\w+\.ts$/,
  /^core\/src\/decode\/abis\/numberRoles\.ts$/,
  /^core\/src\/text\/plainRemark\.ts$/,
  /^core\/src\/check\/messages\/englishWords\.ts$/,
  // Texts that a standard prescribes, and descriptors of our own in the form of ERC-7730, which has one language.
  /^core\/src\/label\/erc7730\/own\//,
  /^core\/src\/decode\/typed\/forms\/signed\w+\.ts$/,
  /^core\/src\/request\/message\/siwe(?:Template)?\.ts$/,
];

/** Two words in a row; in the engine, whose literals are full of signatures of functions, four. */
function isSentence(text, strict) {
  const inARow = strict ? /\p{L}{2,}[,.:;’]? \p{L}{2,}/u : /\p{L}{2,}(?: \p{Ll}{2,}){3}/u;
  return inARow.test(text) && !code.test(text);
}

/** ABI and SQL-like texts, media types, and what CSS takes. */
const code = /\b(?:function|event|error|struct|constructor|returns|uint256|address \w+[,)])\b|[{};]|^\(/;

/** The name of the product is the same in every language. */
const isWord = (text) => text !== 'Readback' && /\p{Lu}?\p{Ll}{2,}/u.test(text);

/** A place in which a single word is shown or read out. */
function isShown(node) {
  const { parent } = node;
  if (parent.type === 'JSXAttribute') return shownAttributes.test(parent.name.name ?? '');
  if (parent.type === 'JSXExpressionContainer') {
    const of = parent.parent;
    return of.type === 'JSXAttribute' ? shownAttributes.test(of.name.name ?? '') : true;
  }
  if (parent.type === 'ConditionalExpression' && parent.test !== node) return isShown(parent);
  if (parent.type === 'LogicalExpression') return isShown(parent);
  if (parent.type === 'Property' && parent.value === node) {
    return (
      /^(?:title|label|says|said|text|name|hint|lead|remedy|why|what)$/.test(parent.key.name ?? '') &&
      /^\p{Lu}/u.test(node.value ?? '')
    );
  }
  return false;
}

const shownAttributes =
  /^(?:title|alt|placeholder|label|summary|hint|says|lead|empty|action|aria-(?:label|description|valuetext|roledescription|placeholder))$/;

const placed =
  /^(?:className|style|d|viewBox|id|key|href|rel|data-.*|aria-(?:controls|describedby|labelledby|owns))$/;

/** Sources of imports, types, and what only a developer meets: the text of an invariant that broke. */
function isPlaced(node) {
  for (let it = node.parent; it; it = it.parent) {
    if (it.type.startsWith('Import') || (it.type.startsWith('TS') && !it.type.endsWith('Expression')))
      return true;
    if (it.type === 'NewExpression' && /^(?:Range|Syntax|Type)?Error$/.test(it.callee.name)) return true;
    if (it.type === 'JSXAttribute') return placed.test(it.name.name ?? '');
    if (it.type === 'ExpressionStatement' && it.directive) return true;
    if (it.type === 'BlockStatement' || it.type === 'Program') return false;
  }
  return false;
}
