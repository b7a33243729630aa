import { isOwnCall, ownDigits, ownMembers, ownNames } from './own-words.mjs';
import { pathInRepo } from './paths.mjs';

/**
 * Rule 5 of the product, as a lint: a string that is not ours is drawn by <SafeText>. Nothing is drawn unless it is
 * known to be ours: what stands as a child of an element, or in an attribute that is shown or read out, must be a
 * literal, an element, or made of names that `own-words.mjs` lists. A listed name that is an attribute is checked where
 * it is given, so that a word of ours is followed from component to component (docs/decisions/0016).
 */
export const foreignText = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^web\/src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$|\/testing\//.test(path)) return {};
    const refuse = (node, message) => context.report({ node, message });
    const check = (expression, node) => {
      const found = notOurs(expression, scopeOf(context, expression), new Set());
      if (found) refuse(node, `“${found}” may be foreign text: draw it with <SafeText>.`);
    };
    return {
      ...aroundReact(path, refuse),
      JSXExpressionContainer(node) {
        if (drawsItself.has(path)) return;
        const { parent } = node;
        const child = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
        if (child || (parent.type === 'JSXAttribute' && isShown(parent))) check(node.expression, node);
      },
      JSXSpreadAttribute(node) {
        for (const it of propertiesOf(node.argument)) {
          if (shown.has(nameOf(it.key, it.computed) ?? '')) check(it.value, it);
        }
      },
    };
  },
};

/** What the browser, or a component of ours, shows or reads out. */
const shown = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'summary',
  'children',
  'content',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'aria-placeholder',
  ...ownNames,
]);

/** Attributes that are never shown, though a word of ours may have the same name elsewhere. */
function isShown({ name, parent }) {
  if (name.type !== 'JSXIdentifier') return false;
  const drawn = parent.name.type === 'JSXIdentifier' ? parent.name.name : '';
  if (drawing.has(drawn)) return false;
  if (drawn === 'Words' && name.name === 'values') return true;
  // Of the browser’s own elements only its own attributes are shown; `content` and the like mean something else.
  const isOwn = /^[A-Z]/.test(drawn) || drawn === '';
  return (
    shown.has(name.name) &&
    (isOwn || /^(?:title|alt|placeholder|label|summary|children|aria-)/.test(name.name))
  );
}

/** The components that draw foreign text, and take it as it is. */
const drawing = new Set(['SafeText', 'SafeNode']);

/** What draws character by character, and has tests of its own. */
const drawsItself = new Set([
  'web/src/ui/text/SafeText.tsx',
  'web/src/ui/text/SafeNode.tsx',
  'web/src/ui/text/Digits.tsx',
  'web/src/ui/said/Fingerprint.tsx',
  'web/src/ui/text/Words.tsx',
  'web/src/ui/text/Listed.tsx',
]);

/** Ways onto the page that lead around React, and around this rule. */
function aroundReact(path, refuse) {
  const written = new Set(['innerHTML', 'outerHTML', 'innerText', 'textContent', 'nodeValue', 'srcdoc']);
  const called = new Set([
    'createTextNode',
    'insertAdjacentHTML',
    'insertAdjacentText',
    'createElement',
    'cloneElement',
    'setHTMLUnsafe',
    'setHTML',
    'write',
    'writeln',
    'setAttribute',
    'createContextualFragment',
  ]);
  return {
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression') return;
      const name = nameOf(left.property, left.computed);
      const names = path === 'web/src/app/useFocusOnNavigation.ts';
      if (written.has(name) || (name === 'title' && !names && /document/i.test(rootOf(left.object)))) {
        refuse(left, `“${name}” leads around React: draw text with <SafeText>.`);
      }
    },
    CallExpression({ callee, arguments: given }) {
      const name =
        callee.type === 'MemberExpression' ? nameOf(callee.property, callee.computed) : callee.name;
      const dom =
        callee.type === 'MemberExpression' &&
        /^(?:document|React)$|element|node/i.test(rootOf(callee.object));
      if (name === 'createElement' && given[0]?.type === 'Literal' && rootOf(callee.object) === 'document')
        return;
      if (name === 'setAttribute' && !shown.has(given[0]?.value ?? 'title')) return;
      if (
        called.has(name) &&
        (dom || /^(?:createElement|cloneElement|setAttribute|insertAdj|createText)/.test(name))
      )
        refuse(callee, `“${name}” leads around React: draw text with <SafeText>.`);
      if (/^(?:alert|confirm|prompt)$/.test(name ?? '') && callee.type === 'Identifier')
        refuse(callee, `“${name}” shows text as it is.`);
    },
    NewExpression({ callee }) {
      if (callee.name === 'Notification') refuse(callee, 'A notification shows text as it is.');
    },
    JSXAttribute({ name }) {
      if (name.name === 'dangerouslySetInnerHTML') refuse(name, 'Draw text with <SafeText>.');
    },
  };
}

function notOursOf(nodes, scope, seen) {
  for (const it of nodes) {
    const found = it && notOurs(it, scope, seen);
    if (found) return found;
  }
  return undefined;
}

/** What of an expression is not known to be ours; undefined when all of it is. `seen` ends circles. */
function notOurs(node, scope, seen) {
  const some = (nodes) => notOursOf(nodes, scope, seen);
  switch (node?.type) {
    case undefined:
    case 'Literal':
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    case 'UnaryExpression':
      return undefined;
    case 'TemplateLiteral':
      return some(node.expressions);
    case 'BinaryExpression':
      return node.operator === '+' ? some([node.left, node.right]) : undefined;
    case 'LogicalExpression':
      // Of `a && b` only an empty `a` is drawn, which is nothing.
      return some(node.operator === '&&' ? [node.right] : [node.left, node.right]);
    case 'ConditionalExpression':
      return some([node.consequent, node.alternate]);
    case 'ArrayExpression':
      return some(node.elements);
    case 'SequenceExpression':
      return some([node.expressions.at(-1)]);
    case 'AssignmentExpression':
      return some([node.right]);
    case 'SpreadElement':
      return some([node.argument]);
    case 'ObjectExpression':
      return some(node.properties.map((it) => it.value ?? it.argument));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return some([node.expression]);
    case 'Identifier':
      return notOursNamed(node, scope, seen);
    case 'MemberExpression':
      return notOursMember(node, scope, seen);
    case 'CallExpression':
      return notOursCall(node, scope, seen);
    case 'NewExpression':
      return node.callee.name === 'Set' ? some(node.arguments) : 'an object';
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return notOursReturned(node, seen, scope);
    default:
      return node.type;
  }
}

function notOursNamed(node, scope, seen) {
  const { name } = node;
  if (name === 'undefined') return undefined;
  const variable = variableOf(name, scope);
  const [definition] = variable?.defs ?? [];
  if (!definition || seen.has(variable)) return seen.has(variable) ? undefined : name;
  seen.add(variable);
  const written = variable.defs.length > 1 || variable.references?.some((it) => it.isWrite() && !it.init);
  switch (definition.type) {
    case 'ImportBinding':
      return isOurModule(definition.parent?.source?.value ?? definition.node?.parent?.source?.value)
        ? undefined
        : name;
    case 'Variable': {
      const { id, init } = definition.node;
      if (id.type === 'Identifier' && init && !written) return notOurs(init, variable.scope, seen);
      if (id.type === 'ArrayPattern' && isOwn(name)) return undefined;
      const path = pathOf(id, name);
      if (path === undefined || written) return name;
      const from = init && path.length === 1 ? [holderOf(unchained(init)), ...path] : path;
      if (isOwnPath(from)) return undefined;
      return init && isTable(init, variable.scope) ? notOurs(init, variable.scope, seen) : name;
    }
    case 'FunctionName':
      return notOursReturned(definition.node, seen, variable.scope);
    case 'Parameter':
      return notOursParameter(definition, name, variable, seen);
    default:
      return name;
  }
}

/** A parameter: of a component, a word of ours by its name; of a callback over words of ours, one of them. */
function notOursParameter({ node: given }, name, variable, seen) {
  if (drawsTag(given)) return undefined;
  const of = given.params.find((it) => namesIn(unwrapped(it)).includes(name));
  const pattern = unwrapped(of);
  const call = given.parent;
  const over =
    call?.type === 'CallExpression' && call.callee.type === 'MemberExpression' ? call.callee : undefined;
  const list = over && iterating.has(nameOf(over.property, over.computed)) ? over.object : undefined;
  if (isCounted(of?.typeAnnotation?.typeAnnotation) || (list && given.params.indexOf(of) === 1))
    return undefined;
  if (pattern?.type === 'ObjectPattern') {
    const path = pathOf(pattern, name) ?? [];
    const from = list && path.length === 1 ? [holderOf(unchained(list)), ...path] : path;
    if (isOwnPath(from) || isCounted(propType(pattern, path[0], variable.scope))) return undefined;
  }
  if (pattern?.type === 'ArrayPattern' ? isOwn(name) : pattern?.type === 'Identifier' && ownDigits.has(name))
    return undefined;
  return list && notOurs(list, variable.scope.upper, seen) === undefined ? undefined : name;
}

/** Whether a function draws the words of a tag: one of the `values` of `<Words>`, each of which is judged itself. */
function drawsTag(fn) {
  const values = fn.parent?.type === 'Property' ? fn.parent.parent : undefined;
  const attribute = values?.parent?.type === 'JSXExpressionContainer' ? values.parent.parent : undefined;
  return attribute?.name?.name === 'values' && attribute.parent.name.name === 'Words';
}

/** The names that a parameter brings. */
function namesIn(pattern) {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap((it) => namesIn(unwrapped(it)));
  if (pattern?.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((it) => namesIn(unwrapped(it.type === 'Property' ? it.value : it)));
}

/** The type that the parameter of a component declares for a prop, where it is in the same file. */
function propType(pattern, key, scope) {
  for (const it of typesIn(pattern.typeAnnotation?.typeAnnotation, scope)) {
    const member = it.members.find(
      (one) => one.type === 'TSPropertySignature' && nameOf(one.key, one.computed) === key,
    );
    if (member) return member.typeAnnotation?.typeAnnotation;
  }
  return undefined;
}

function typesIn(type, scope) {
  if (type?.type === 'TSTypeLiteral') return [type];
  if (type?.type === 'TSIntersectionType') return type.types.flatMap((it) => typesIn(it, scope));
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  if (type.typeName.name === 'Readonly') return typesIn(type.typeArguments?.params[0], scope);
  const declared = variableOf(type.typeName.name, scope)?.defs[0]?.node;
  return declared?.type === 'TSTypeAliasDeclaration' ? typesIn(declared.typeAnnotation, scope) : [];
}

/** Whether nothing foreign can be of this type: numbers, and words that the type itself lists. */
function isCounted(type) {
  switch (type?.type) {
    case 'TSNumberKeyword':
    case 'TSBigIntKeyword':
    case 'TSBooleanKeyword':
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
    case 'TSLiteralType':
      return true;
    case 'TSUnionType':
      return type.types.every(isCounted);
    default:
      return false;
  }
}

function notOursMember(node, scope, seen) {
  const name = nameOf(node.property, node.computed);
  const object = unchained(node.object);
  if (node.computed && typeof node.property.value === 'number') return notOurs(object, scope, seen);
  if (name !== undefined) {
    if (isOwn(name) || counted.has(name)) return undefined;
    if (ownMembers.has(`${holderOf(object)}.${name}`)) return undefined;
  }
  // Of a table of words that is written out here, or in another module of ours, each part is ours.
  return isTable(object, scope) ? notOurs(object, scope, new Set(seen)) : (name ?? 'a value');
}

/** What the object of a property is called: `network` of `it.network.name` and of `networkOf(id)?.name`. */
function holderOf(object) {
  if (object.type === 'CallExpression') return `${object.callee.name ?? ''}()`;
  return object.type === 'MemberExpression' ? nameOf(object.property, object.computed) : object.name;
}

/** Whether a value is written out as an object or a list, in this file or in a module of ours. */
function isTable(node, scope, depth = 0) {
  const it = unchained(node);
  if (it.type === 'ObjectExpression' || it.type === 'ArrayExpression') return true;
  if (it.type === 'TSAsExpression' || it.type === 'TSSatisfiesExpression')
    return isTable(it.expression, scope, depth);
  if (it.type === 'MemberExpression') return isTable(it.object, scope, depth);
  if (it.type !== 'Identifier' || depth > 4) return false;
  const [definition] = variableOf(it.name, scope)?.defs ?? [];
  if (definition?.type === 'ImportBinding') return true;
  const { id, init } = definition?.type === 'Variable' ? definition.node : {};
  return id?.type === 'Identifier' && Boolean(init) && isTable(init, scope, depth + 1);
}

function notOursCall(node, scope, seen) {
  const { callee, arguments: given } = node;
  if (callee.type === 'Identifier') {
    if (isOwnCall(callee.name)) return undefined;
    if (callee.name === 'fill') return notOursOf(given, scope, seen);
    if (callee.name === 'useMemo') return notOurs(given[0], scope, seen);
    if (callee.name === 'String') return notOurs(given[0], scope, seen);
    const [definition] = variableOf(callee.name, scope)?.defs ?? [];
    if (definition?.type === 'FunctionName') return notOursReturned(definition.node, seen, scope);
    const made = definition?.type === 'Variable' ? definition.node.init : undefined;
    if (isFunction(made)) return notOursReturned(made, seen, scope);
    return `${callee.name}()`;
  }
  if (callee.type !== 'MemberExpression') return 'a call';
  const name = nameOf(callee.property, callee.computed);
  // One of several functions that are in a table of this file.
  if (name === undefined && isTable(callee.object, scope)) return notOurs(callee.object, scope, seen);
  if (name === 'from' && isFunction(given[1])) return notOursReturned(given[1], seen, scope);
  if (isOwnCall(name ?? '')) return undefined;
  if (name === 'map' || name === 'flatMap') {
    return isFunction(given[0]) ? notOursReturned(given[0], seen, scope) : notOurs(given[0], scope, seen);
  }
  if (keeping.has(name)) {
    for (const it of [
      callee.object,
      ...(name === 'concat' || name.startsWith('replace') || name.startsWith('pad') ? given : []),
    ]) {
      const found = isFunction(it) ? notOursReturned(it, seen, scope) : notOurs(it, scope, seen);
      if (found) return found;
    }
    return undefined;
  }
  return `${name ?? 'a method'}()`;
}

/** What a function gives, of all its returns. Its parameters are judged by their names. */
function notOursReturned(fn, seen, outer) {
  if (seen.has(fn)) return undefined;
  seen.add(fn);
  if (fn.body?.type !== 'BlockStatement') return notOurs(fn.body, scopeFor(fn) ?? outer, seen);
  for (const value of returnsOf(fn.body)) {
    const found = notOurs(value, scopeFor(fn) ?? outer, seen);
    if (found) return found;
  }
  return undefined;
}

function returnsOf(node) {
  if (!node || typeof node !== 'object' || isFunction(node)) return [];
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  const found = [];
  for (const key of ['body', 'consequent', 'alternate', 'cases', 'block', 'handler', 'finalizer']) {
    const inner = node[key];
    for (const it of Array.isArray(inner) ? inner : [inner]) found.push(...returnsOf(it));
  }
  return found;
}

/** Methods that leave a text as foreign as it was; what they join or cut is judged. */
const keeping = new Set([
  'trim',
  'slice',
  'substring',
  'at',
  'charAt',
  'toUpperCase',
  'toLowerCase',
  'toString',
  'toLocaleString',
  'toLocaleUpperCase',
  'replace',
  'replaceAll',
  'concat',
  'padStart',
  'padEnd',
  'normalize',
  'join',
  'filter',
  'toSorted',
  'reverse',
  'trimStart',
  'trimEnd',
  'repeat',
  'split',
  'toReversed',
  'flat',
  'valueOf',
  'find',
]);
const iterating = new Set(['map', 'flatMap', 'filter', 'find']);

/** Numbers. */
const counted = new Set(['length', 'size']);

function isOurModule(from) {
  return typeof from === 'string' && /^(?:\.|@readback\/)/.test(from);
}

function isFunction(node) {
  return (
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'FunctionDeclaration'
  );
}

function propertiesOf(node) {
  return node.type === 'ObjectExpression' ? node.properties.filter((it) => it.type === 'Property') : [];
}

/** The name of a property, also where it is written as a string. */
function nameOf(property, computed) {
  if (!computed) return property.name ?? property.value;
  if (property.type === 'Literal') return String(property.value);
  if (property.type === 'TemplateLiteral' && property.expressions.length === 0)
    return property.quasis[0].value.cooked;
  return undefined;
}

function rootOf(node) {
  let it = node;
  while (
    it?.type === 'MemberExpression' ||
    it?.type === 'ChainExpression' ||
    it?.type === 'TSNonNullExpression'
  ) {
    if (it.type === 'MemberExpression' && /document/i.test(nameOf(it.property, it.computed) ?? ''))
      return 'document';
    it = it.object ?? it.expression;
  }
  return it?.name ?? '';
}

function unwrapped(node) {
  return node?.type === 'AssignmentPattern'
    ? unwrapped(node.left)
    : node?.type === 'RestElement'
      ? node.argument
      : node;
}

function unchained(node) {
  return node.type === 'ChainExpression' || node.type === 'TSNonNullExpression'
    ? unchained(node.expression)
    : node;
}

/** The properties that lead to a name in a pattern: `a`, `b` of `{ a: { b: name } }`. */
function pathOf(pattern, name) {
  if (pattern?.type !== 'ObjectPattern') return undefined;
  for (const it of pattern.properties) {
    if (it.type !== 'Property') continue;
    const key = nameOf(it.key, it.computed);
    const value = unwrapped(it.value);
    if (value.type === 'Identifier' && value.name === name) return [key];
    const deeper = pathOf(value, name);
    if (deeper !== undefined) return [key, ...deeper];
  }
  return undefined;
}

function isOwn(name) {
  return ownNames.has(name) || ownDigits.has(name);
}

function isOwnPath(path) {
  return isOwn(path.at(-1)) || ownMembers.has(path.slice(-2).join('.'));
}

let source;

function scopeOf(context, node) {
  source = context.sourceCode;
  return source.getScope(node);
}

function scopeFor(fn) {
  return source.getScope(fn.body ?? fn);
}

function variableOf(name, scope) {
  for (let it = scope; it; it = it.upper) {
    const found = it.set.get(name);
    if (found) return found;
  }
  return undefined;
}
