import { QuestionRefused, sourceChanged } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('open-table.fit-columns', {
  noLongerHasWhat: '{title} no longer has what we cannot do without: {lost}.',
})

/** The columns that a reader asks a table for, by the reader's own names. */
export interface WantedColumns {
  /** Without these there is no answer: key, address, the value asked for. */
  essential: readonly string[]
  /** A table that does not have them any more still answers, and the answer says what is missing. */
  optional: readonly string[]
  /** What else a column is called: the first name that the table lists is asked for. */
  spellings?: Readonly<Record<string, readonly string[]>>
}

/** What of it a table has. */
export interface FittedColumns {
  /** The table's name of each column, by the reader's name, in the order they are asked for. */
  names: ReadonlyMap<string, string>
  /** Optional columns that the table does not have. */
  missing: readonly string[]
}

/** Everything as it was declared: nobody has looked at the table. */
const asDeclared = ({ essential, optional }: WantedColumns): FittedColumns => ({
  names: new Map([...essential, ...optional].map((column) => [column, column])),
  missing: [],
})

/** Names go by any case: tables answer to each. */
function fitColumns(
  { essential, optional, spellings = {} }: WantedColumns,
  listed: readonly string[],
  title: string,
): FittedColumns {
  const byName = new Map(listed.map((name) => [name.toLowerCase(), name]))
  const find = (column: string) =>
    [column, ...(spellings[column] ?? [])]
      .map((name) => byName.get(name.toLowerCase()))
      .find((name) => name !== undefined)
  const lost = essential.filter((column) => find(column) === undefined)
  if (lost.length > 0) throw sourceChanged(texts.noLongerHasWhat({ title, lost: lost.join(', ') }))
  const wanted = [...essential, ...optional].map((column) => [column, find(column)] as const)
  return {
    names: new Map(wanted.flatMap(([column, name]) => (name === undefined ? [] : [[column, name] as const]))),
    missing: wanted.filter(([, name]) => name === undefined).map(([column]) => column),
  }
}

interface Asking<T> {
  wanted: WantedColumns
  title: string
  /** The columns that the table lists now, on its own page. */
  describe: () => Promise<readonly string[]>
  ask: (columns: FittedColumns) => Promise<T>
  /** Editions of the table differ, so its own page is read before it is asked. */
  looksFirst?: boolean
}

/** One column that is gone fails a whole question: then the table's page is read, and the rest is asked for. */
export async function askFitting<T>({ wanted, title, describe, ask, looksFirst }: Asking<T>): Promise<T> {
  if (looksFirst) return ask(fitColumns(wanted, await describe(), title))
  try {
    return await ask(asDeclared(wanted))
  } catch (error) {
    if (!(error instanceof QuestionRefused)) throw error
    const listed = await describe().catch(() => null)
    if (listed === null) throw error
    const fitted = fitColumns(wanted, listed, title)
    // It has them all as they were asked for, so the refusal is about something else.
    if (fitted.missing.length === 0 && [...fitted.names].every(isSameName)) throw error
    return ask(fitted)
  }
}

const isSameName = ([column, name]: [string, string]) => column.toLowerCase() === name.toLowerCase()
