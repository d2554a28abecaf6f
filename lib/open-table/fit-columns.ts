import { QuestionRefused, sourceChanged } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('open-table.fit-columns', {
  noLongerHasWhat: '{title} no longer has what we cannot do without: {lost}.',
})

export interface ColumnRequirements {
  essential: readonly string[]
  optional: readonly string[]
  /** Alternative names of a column. The first one that the table has is used. */
  spellings?: Readonly<Record<string, readonly string[]>>
}

export interface ColumnNameMatches {
  names: ReadonlyMap<string, string>
  missing: readonly string[]
}

const asDeclared = ({ essential, optional }: ColumnRequirements): ColumnNameMatches => ({
  names: new Map([...essential, ...optional].map((column) => [column, column])),
  missing: [],
})

function fitColumns(
  { essential, optional, spellings = {} }: ColumnRequirements,
  listed: readonly string[],
  title: string,
): ColumnNameMatches {
  const byName = new Map(listed.map((name) => [name.toLowerCase(), name]))
  const find = (column: string) =>
    [column, ...(spellings[column] ?? [])]
      .map((name) => byName.get(name.toLowerCase()))
      .find((name) => name !== undefined)
  const lost = essential.filter((column) => find(column) === undefined)
  if (lost.length > 0) throw sourceChanged(texts.noLongerHasWhat({ title, lost: lost.join(', ') }))
  const pairs = [...essential, ...optional].map((column) => [column, find(column)] as const)
  return {
    names: new Map(pairs.flatMap(([column, name]) => (name === undefined ? [] : [[column, name] as const]))),
    missing: pairs.filter(([, name]) => name === undefined).map(([column]) => column),
  }
}

interface ColumnFit<T> {
  target: ColumnRequirements
  title: string
  describe: () => Promise<readonly string[]>
  ask: (columns: ColumnNameMatches) => Promise<T>
  /**
   * True if the table's description must be read before the query, because the columns of the table change
   * from release to release.
   */
  looksFirst?: boolean
}

/**
 * A source refuses a query that names a missing column. The query is then repeated with those of its columns
 * that the table's description lists.
 */
export async function fetchFitting<T>({
  target,
  title,
  describe,
  ask,
  looksFirst,
}: ColumnFit<T>): Promise<T> {
  if (looksFirst) return ask(fitColumns(target, await describe(), title))
  try {
    return await ask(asDeclared(target))
  } catch (error) {
    if (!(error instanceof QuestionRefused)) throw error
    const listed = await describe().catch(() => null)
    if (listed === null) throw error
    const fitted = fitColumns(target, listed, title)
    // The table has all columns under the names of the query, so the refusal has another cause.
    if (fitted.missing.length === 0 && [...fitted.names].every(isSameName)) throw error
    return ask(fitted)
  }
}

const isSameName = ([column, name]: [string, string]) => column.toLowerCase() === name.toLowerCase()
