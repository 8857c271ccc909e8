import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * A browser's translator replaces each text node by an element. React can still update a text that is the only child of
 * an HTML element, since it then sets the element's `textContent`. A text beside siblings, in a fragment or returned by
 * a component has its own text node, which is detached after translation: React would update it without effect or throw.
 */

/** Paths of all `.tsx` files that islands import, directly or indirectly, and of the islands, sorted. */
function drawnByIslands(): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const imported = ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles;
    for (const { fileName } of imported) if (/^\..*\.tsx?$/.test(fileName)) visit(join(dirname(file), fileName));
  };
  for (const island of globSync('apps/site/src/**/*.island.tsx')) visit(island);
  return [...found].filter((file) => file.endsWith('.tsx')).sort();
}

const { options } = ts.parseJsonConfigFileContent(
  { extends: './tsconfig.json', compilerOptions: {} },
  ts.sys,
  resolve('.'),
);
const files = drawnByIslands();
const program = ts.createProgram(
  [...files, 'apps/site/.astro/types.d.ts', 'apps/site/src/env.d.ts'].filter((file) => ts.sys.fileExists(file)),
  options,
);
const checker = program.getTypeChecker();

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** Whether a type accepts any React node; a text passed to it is checked at the caller. */
const isSlot = (type: ts.Type | undefined): boolean =>
  type?.aliasSymbol?.name === 'ReactNode' ||
  (type?.isUnion() === true && type.types.some(({ symbol }) => symbol?.name === 'Iterable'));

/** Whether React may render a value of this type as a text node. */
function mayBeText(type: ts.Type): boolean {
  if (isSlot(type)) return false;
  if (type.isUnion())
    return type.types.some((part) => !(part.isStringLiteral() && part.value === '') && mayBeText(part));
  if (type.flags & textual) return true;
  const [itemType] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  return itemType !== undefined && mayBeText(itemType);
}

const meant = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

function isTextual(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isTextual(expression.expression);
  // Translators skip white space.
  if (ts.isStringLiteral(expression)) return expression.text.trim() !== '';
  if (ts.isConditionalExpression(expression)) return isTextual(expression.whenTrue) || isTextual(expression.whenFalse);
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return isTextual(expression.right);
  return mayBeText(checker.getTypeAtLocation(expression));
}

function isText(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  return ts.isJsxExpression(child) && child.expression !== undefined && isTextual(child.expression);
}

/** Whether a child is always rendered and never changes: an element or a literal text. */
const isFixed = (child: ts.JsxChild) =>
  !ts.isJsxExpression(child) || (child.expression !== undefined && ts.isStringLiteral(child.expression));

/** Whether the node is inside an element with `translate="no"`. */
function isUntranslated(node: ts.Node): boolean {
  const { attributes } = ts.isJsxElement(node) ? node.openingElement : { attributes: undefined };
  const isMarked = attributes?.properties.some(
    (property) => ts.isJsxAttribute(property) && property.getText() === 'translate="no"',
  );
  return isMarked === true || (node.parent !== undefined && isUntranslated(node.parent));
}

const componentTag = (name: ts.JsxTagNameExpression) => (/^[a-z]/.test(name.getText()) ? undefined : name);

function findFault(node: ts.Node): string | undefined {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const children = node.children.filter(meant);
    const texts = children.filter(isText);
    const component = ts.isJsxElement(node) && componentTag(node.openingElement.tagName);
    if (texts.length > 0 && children.length > 1 && !children.every(isFixed)) return 'a text beside what changes';
    if (texts.length > 0 && ts.isJsxFragment(node)) return 'a text in a fragment';
    if (component && texts.length > 0) {
      const [signature] = checker.getTypeAtLocation(component).getCallSignatures();
      const props = signature?.parameters[0] && checker.getTypeOfSymbol(signature.parameters[0]);
      const slot = props?.getProperty('children');
      if (slot && isSlot(checker.getTypeOfSymbol(slot))) return 'a text in a slot for elements';
    }
  }
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
    const type = checker.getTypeAtLocation(node.expression);
    if (checker.isArrayType(type) && mayBeText(type)) return 'a list of texts';
  }
  // Our own components render a slot as an only child; a library's component may add siblings.
  if (ts.isJsxAttribute(node) && ts.isPropertyAccessExpression(node.parent.parent.tagName)) {
    const { initializer } = node;
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    if (value && isSlot(checker.getContextualType(value)) && isTextual(value)) return 'a text in a slot for elements';
  }
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    const component = componentTag(node.tagName);
    const signatures = component ? checker.getTypeAtLocation(component).getCallSignatures() : [];
    if (signatures.some((signature) => mayBeText(signature.getReturnType()))) return 'a component that returns a text';
  }
  return undefined;
}

test('a text that an island changes is the only child of an element', { timeout: 180_000 }, () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not in the program`);
    const faults: string[] = [];
    const visit = (node: ts.Node) => {
      const fault = findFault(node);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (fault && !isUntranslated(node))
        faults.push(`${relative('.', file)}:${line + 1} ${fault}: ${node.getText().replace(/\s+/g, ' ').slice(0, 90)}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return faults;
  });
  expect(found).toEqual([]);
});
