import { SaxesParser } from 'saxes'

const ATOM = 'http://www.w3.org/2005/Atom'

interface Node {
  name: string
  attributes: Record<string, string>
  children: Node[]
  text: string
}

/** The minimum and maximum number of each element, from RFC 4287, sections 4.1.1 (feed) and 4.1.2 (entry). */
const inFeed: Readonly<Record<string, readonly [number, number]>> = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  subtitle: [0, 1],
  generator: [0, 1],
  icon: [0, 1],
  logo: [0, 1],
  rights: [0, 1],
  author: [0, 1_000],
  contributor: [0, 1_000],
  category: [0, 1_000],
  link: [0, 1_000],
  entry: [0, 1_000_000],
}

const inEntry: Readonly<Record<string, readonly [number, number]>> = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  published: [0, 1],
  summary: [0, 1],
  content: [0, 1],
  rights: [0, 1],
  source: [0, 1],
  author: [0, 1_000],
  contributor: [0, 1_000],
  category: [0, 1_000],
  link: [0, 1_000],
}

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/
const mediaType = /^[\w.+-]+\/[\w.+-]+(?:;.*)?$/
const texts = ['title', 'subtitle', 'summary', 'rights', 'content']

export function checkAtom(xml: string): string[] {
  const root = parseXml(xml)
  if (root.name !== 'feed') return [`The root is ${root.name}`]
  const entries = all(root, 'entry')
  const hasAuthor = all(root, 'author').length > 0
  const ids = entries.map((entry) => textOf(entry, 'id'))
  return [
    ...checkCounts(root, inFeed),
    ...checkParts(root),
    ...(all(root, 'link').some(({ attributes }) => attributes.rel === 'self') ? [] : ['feed: no self link']),
    ...(new Set(ids).size === ids.length ? [] : ['feed: two entries have one id']),
    ...entries.flatMap((entry) => [
      ...checkCounts(entry, inEntry),
      ...checkParts(entry),
      ...(hasAuthor || all(entry, 'author').length > 0 ? [] : ['entry: no author']),
      ...(all(entry, 'content').length > 0 || alternates(entry).length > 0
        ? []
        : ['entry: neither content nor an alternate link']),
    ]),
  ]
}

export const entriesOf = (xml: string): { id: string; title: string; content: string; updated: string }[] =>
  all(parseXml(xml), 'entry').map((entry) => ({
    id: textOf(entry, 'id'),
    title: textOf(entry, 'title'),
    content: textOf(entry, 'content'),
    updated: textOf(entry, 'updated'),
  }))

function checkCounts({ name, children }: Node, rules: typeof inFeed): string[] {
  const names = new Set([...children.map((child) => child.name), ...Object.keys(rules)])
  return [...names].flatMap((child) => {
    const rule = rules[child]
    if (!rule) return [`${name}: ${child} does not belong here`]
    const count = children.filter((each) => each.name === child).length
    return count < rule[0] || count > rule[1] ? [`${name}: ${count} of ${child}`] : []
  })
}

function checkParts(node: Node): string[] {
  const at = (name: string) => all(node, name)
  const kinds = alternates(node).map(
    ({ attributes }) => `${attributes.type ?? ''} ${attributes.hreflang ?? ''}`,
  )
  return [
    ...['updated', 'published'].flatMap(at).flatMap(({ name, text }) => {
      const isDate = dateTime.test(text) && !Number.isNaN(Date.parse(text))
      return isDate ? [] : [`${name}: “${text}” is no date of RFC 3339`]
    }),
    ...at('id').flatMap(({ text }) => (URL.canParse(text) ? [] : [`id: “${text}” is no absolute IRI`])),
    ...at('link').flatMap(checkLink),
    ...(new Set(kinds).size === kinds.length ? [] : ['link: two alternates of one type']),
    ...['author', 'contributor']
      .flatMap(at)
      .flatMap((person) => (all(person, 'name').length === 1 ? [] : ['author: not one name'])),
    ...texts.flatMap(at).flatMap(({ name, attributes, children }) => {
      const type = attributes.type ?? 'text'
      if (!['text', 'html', 'xhtml'].includes(type)) return [`${name}: type ${type}`]
      return type !== 'xhtml' && children.length > 0 ? [`${name}: elements in a text`] : []
    }),
  ]
}

const checkLink = ({ attributes: { href, type } }: Node): string[] => [
  ...(href && URL.canParse(href) ? [] : [`link: “${href}” is no absolute IRI`]),
  ...(type === undefined || mediaType.test(type) ? [] : [`link: type ${type}`]),
]

const all = ({ children }: Node, name: string) => children.filter((child) => child.name === name)

const alternates = (node: Node) =>
  all(node, 'link').filter(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')

const textOf = (node: Node, name: string) => all(node, name)[0]?.text ?? ''

/**
 * Returns the root element. An element of another namespace keeps the prefix in its name, so that the checks
 * reject it.
 */
export function parseXml(xml: string): Node {
  const document: Node = { name: '', attributes: {}, children: [], text: '' }
  const path = [document]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ uri, local, name, attributes }) => {
    const node: Node = {
      name: uri === ATOM || uri === '' ? local : name,
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.name, each.value])),
      children: [],
      text: '',
    }
    path.at(-1)?.children.push(node)
    path.push(node)
  })
  parser.on('text', (text) => {
    const node = path.at(-1)
    if (node) node.text += text
  })
  parser.on('closetag', () => {
    path.pop()
  })
  parser.write(xml).close()
  const [root] = document.children
  if (!root) throw new Error('There is no root')
  return root
}
