import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** @typedef {import('./rules.mjs').Passage} Passage */

const isDirective = /^\s*(?:biome-ignore|@ts-|@vitest-|eslint|\/)/
const titled = new Set(['it', 'test'])

/**
 * @param {string} file
 * @param {string} code
 * @returns {Passage[]}
 */
export function readCode(file, code) {
  const { program, comments } = parseSync(file, code)
  const lineOf = createLineFinder(code)
  /** @type {Passage[]} */
  const passages = [{ kind: 'file', file, line: 1, text: posix.basename(file).replace(/\..*$/, '') }]
  /** @param {Passage['kind']} kind @param {number} start @param {string} text */
  const add = (kind, start, text) => passages.push({ kind, file, line: lineOf(start), text })

  for (const { start, text } of joinComments(comments, code)) add('comment', start, text)

  /** @param {any} pattern each name that the pattern binds is added */
  function addBindings(pattern) {
    if (!pattern) return
    if (pattern.type === 'Identifier') add('value', pattern.start, pattern.name)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) addBindings(property.value ?? property.argument)
    else if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) addBindings(element)
    else addBindings(pattern.left ?? pattern.argument ?? pattern.parameter)
  }
  /** @param {any} node */
  const addParams = ({ params }) => {
    for (const param of params.items ?? params) addBindings(param)
  }
  const isFunction = (/** @type {any} */ node) => /Function/.test(node?.type ?? '')

  new Visitor({
    TSTypeAliasDeclaration: ({ id }) => add('type', id.start, id.name),
    TSInterfaceDeclaration: ({ id }) => add('type', id.start, id.name),
    VariableDeclarator: ({ id, init }) => {
      if (!isFunction(init)) addBindings(id)
    },
    FunctionDeclaration: addParams,
    FunctionExpression: addParams,
    ArrowFunctionExpression: addParams,
    CallExpression: ({ callee, arguments: [title] }) => {
      const text = title && titleText(title)
      if (text && titled.has(rootName(callee)) && !isDescribe(callee)) add('title', title.start, text)
    },
  }).visit(program)
  return passages
}

/**
 * @param {string} file
 * @param {string} markdown
 * @returns {Passage[]}
 */
export function readDocument(file, markdown) {
  let isCode = false
  return markdown.split('\n').flatMap((row, at) => {
    if (/^\s*```/.test(row)) isCode = !isCode
    if (isCode) return []
    const line = at + 1
    const text = row.replace(/`[^`]*`/g, 'x').replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    if (/^#/.test(text)) return [{ kind: 'heading', file, line, text: text.replace(/^#+ */, '') }]
    const prose = text.replace(/^\s*(?:[-*|]|\d+\.)\s*/, '').trim()
    return prose
      .split(/(?<=[.!?])\s+|\s*\|\s*/)
      .filter((sentence) => /[a-z]{2}/i.test(sentence))
      .map((sentence) => /** @type {Passage} */ ({ kind: 'sentence', file, line, text: sentence }))
  })
}

/**
 * @param {string} file
 * @param {string} markdown
 * @returns {Passage[]}
 */
export function readSentences(file, markdown) {
  return readParagraphs(markdown).flatMap(({ line, text }) =>
    text
      .replace(/^\*\*[^*]+[.:]\*\*\s*/, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*/g, '')
      .split(/(?<=[.!?][”"')]?)(?<!\b(?:[A-Z]\.)+)\s+(?=[^a-z])/)
      .filter((sentence) => /\w.*\s.*[.!?][”"')]?$/.test(sentence))
      .map((sentence) => /** @type {Passage} */ ({ kind: 'sentence', file, line, text: sentence })),
  )
}

/** @param {string} markdown */
function readParagraphs(markdown) {
  /** @type {{ line: number, text: string }[]} */
  const paragraphs = []
  let isCode = false
  let isOpen = false
  for (const [at, row] of markdown.split('\n').entries()) {
    const isFence = /^\s*```/.test(row)
    if (isFence) isCode = !isCode
    const text = row.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').trim()
    if (isFence || isCode || text === '' || /^[#|]|^!\[/.test(text)) {
      isOpen = false
      continue
    }
    const last = paragraphs.at(-1)
    if (isOpen && last && text === row.trim()) last.text += ` ${text}`
    else paragraphs.push({ line: at + 1, text })
    isOpen = true
  }
  return paragraphs
}

/**
 * @param {readonly { type: string, value: string, start: number, end: number }[]} comments
 * @param {string} code
 */
function joinComments(comments, code) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const joined = []
  for (const { type, value, start, end } of comments) {
    if (isDirective.test(value)) continue
    const text = type === 'Line' ? value.trim() : blockText(value)
    const last = joined.at(-1)
    if (type === 'Line' && last && /^\n[ \t]*$/.test(code.slice(last.end, start))) {
      last.text += ` ${text}`
      last.end = end
    } else joined.push({ start, end, text })
  }
  return joined.filter(({ text }) => /[a-z]{2}/i.test(text))
}

/**
 * Removes the stars and everything from the first tag on, because tags only describe types.
 * @param {string} value
 */
const blockText = (value) =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replace(/(?:^|\s)@\w+.*$/, '')
    .trim()

/** @param {any} node */
const titleText = (node) =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateLiteral'
      ? node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked).join('…')
      : ''

/**
 * Returns the base name of `it.each(rows)('title')` or `test.skip('title')`.
 * @param {any} callee
 * @returns {string}
 */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name
  return rootName(callee.object ?? callee.callee ?? callee.tag ?? { type: 'Identifier', name: '' })
}

/**
 * Returns true for Playwright's `test.describe('unit')`, which names a unit and is not a title.
 * @param {any} callee
 * @returns {boolean}
 */
const isDescribe = (callee) =>
  callee.property?.name === 'describe' || (callee.object !== undefined && isDescribe(callee.object))

/** @param {string} code */
function createLineFinder(code) {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (/** @type {number} */ offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
