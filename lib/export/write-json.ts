interface Layout {
  depth: number
  space?: number
  margin?: string
}

/** Yields pieces, so that a large file does not fill the memory. Writes an iterable as a list. */
export function* writeJson(
  value: unknown,
  { depth, space = 0, margin = '' }: Layout,
): Generator<string, void, undefined> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield (JSON.stringify(value, null, space) ?? 'null').replaceAll('\n', `\n${margin}`)
    return
  }
  const [open, close] = isList(value) ? '[]' : '{}'
  const inner = margin + ' '.repeat(space)
  const [before, after] = space > 0 ? [`\n${inner}`, `\n${margin}`] : ['', '']
  let isEmpty = true
  for (const [name, member] of isList(value) ? unnamed(value) : named(value, space)) {
    yield `${isEmpty ? open : ','}${before}${name}`
    yield* writeJson(member, { depth: depth - 1, space, margin: inner })
    isEmpty = false
  }
  yield isEmpty ? `${open}${close}` : `${after}${close}`
}

const isList = (value: object): value is Iterable<unknown> => Symbol.iterator in value

function* unnamed(list: Iterable<unknown>): Generator<[string, unknown]> {
  for (const member of list) yield ['', member]
}

function* named(value: object, space: number): Generator<[string, unknown]> {
  for (const [name, member] of Object.entries(value))
    if (member !== undefined) yield [`${JSON.stringify(name)}:${space > 0 ? ' ' : ''}`, member]
}
