/** @typedef {{ kind: string, line: number, before: string, after: string }} Change */

/** @typedef {{ kind: string, from: RegExp, to: string | ((text: string) => string | undefined) }} Rule */

/** @type {Rule[]} */
const rules = [
  { kind: 'condition negated', from: /(?<=\bif )\(.+/, to: negated },
  { kind: 'comparison moved by one', from: / (<=?|>=?) (?=[\w.]+)/, to: withOrWithoutEqual },
  { kind: 'equality turned', from: / [=!]== /, to: swapped(' === ', ' !== ') },
  { kind: 'and, or swapped', from: / (&&|\|\|) /, to: swapped(' && ', ' || ') },
  {
    kind: 'number plus one',
    from: /(?<![\w.$-])\d[\d_]*(?![\w.:])/,
    to: (number) => String(Number(number.replaceAll('_', '')) + 1),
  },
  { kind: 'text emptied', from: /(?<=[=(:?,[] ?)'[^']+'(?! \|)/, to: "''" },
  { kind: 'true, false swapped', from: /\b(true|false)\b/, to: swapped('true', 'false') },
  { kind: 'plus, minus swapped', from: /(?<=[\w)]) [+-] (?=[\w(])/, to: swapped(' + ', ' - ') },
  { kind: 'call dropped', from: /(?<=^\s+)(await )?\w[\w.]*\(.*\)$/, to: 'void 0' },
  { kind: 'result dropped', from: /(?<=^\s+)return [^{[(]+(\(.*\))?$/, to: 'return undefined as never' },
]

const inert =
  /^\s*(\/\/|\/?\*|import\b|export (type|interface|\*|\{)|type\b|interface\b|\} from\b|(readonly )?\w+\?: |\| ')|=> void\b/

/**
 * @param {string} source
 * @returns {Change[]}
 */
export function changesOf(source) {
  return source.split('\n').flatMap((before, index) => {
    if (inert.test(before)) return []
    return rules.flatMap(({ kind, from, to }) => {
      const match = from.exec(before)
      if (!match || isInText(before, match.index)) return []
      const [text] = match
      const other = typeof to === 'string' ? to : to(text)
      if (other === undefined || depthOf(other) !== depthOf(text)) return []
      const after = before.slice(0, match.index) + other + before.slice(match.index + text.length)
      return [{ kind, line: index + 1, before, after }]
    })
  })
}

/** @param {string} one @param {string} other */
function swapped(one, other) {
  return (/** @type {string} */ text) => (text === one ? other : one)
}

/** @param {string} sign */
function withOrWithoutEqual(sign) {
  return sign.includes('=') ? sign.replace('=', '') : sign.replace(/[<>]/, '$&=')
}

/**
 * Returns undefined if the condition does not end on its line.
 * @param {string} text begins with the condition and its parentheses
 */
function negated(text) {
  let depth = 0
  for (const [index, letter] of [...text].entries()) {
    depth += depthOf(letter)
    if (depth === 0) return `(!${text.slice(0, index + 1)})${text.slice(index + 1)}`
  }
  return undefined
}

/** @param {string} text */
function depthOf(text) {
  return (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0)
}

/** Regular expressions count as text. @param {string} line @param {number} place */
function isInText(line, place) {
  const before = line.slice(0, place)
  return /^\s*\./.test(line) || ["'", '`', '"', '/'].some((sign) => before.split(sign).length % 2 === 0)
}
