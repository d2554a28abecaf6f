import { arcgis } from '@/lib/conditions/dialects'
import { type ColumnAccessor, compile } from '@/lib/conditions/evaluate'
import { parse } from '@/lib/conditions/parse'
import { Refusal } from '@/lib/conditions/refusal'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { LiveColumn, LiveLayer, LiveRow } from './live-layer'
import { OBJECT_ID } from './select-rows'

const texts = defineSentences('live-links.row-filter', {
  tooLong: 'A condition has at most {most, number} characters.',
  tooDeep: 'A condition has fewer than {most, number} parentheses.',
  where:
    'We cannot read this condition ({reason}). Compare a column with a value, such as {example}, and join conditions by AND and OR.',
  number: 'This column has numbers. Give a number.',
})

const MOST_LETTERS = 4_000
/** Bounds the recursion of the parser, which calls itself for each open parenthesis. */
const MOST_PARENTHESES = 100

type RowTest = (row: LiveRow) => boolean

/** Compiles the condition of a client into a test of loaded rows. The text never reaches a source. */
export function parseWhere(text: string, { columns }: LiveLayer): RowTest {
  if (text.length > MOST_LETTERS) throw refuse('where', texts.tooLong({ most: MOST_LETTERS }))
  if (text.split('(').length > MOST_PARENTHESES)
    throw refuse('where', texts.tooDeep({ most: MOST_PARENTHESES }))
  const [, left, right] = /^\s*(\w+)\s*=\s*(\w+)\s*$/.exec(text) ?? []
  try {
    // Map programs write "OBJECTID = OBJECTID" to request all rows.
    if (left && left === right && !/^\d/.test(left)) {
      conditionColumn(columns, left)
      return () => true
    }
    return compile(parse(text, arcgis), arcgis, (name) => conditionColumn(columns, name))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refuse('where', texts.where({ reason: error.message, example: exampleOf(columns) }))
  }
}

/** ArcGIS ignores the case of column names. */
function conditionColumn(columns: readonly LiveColumn[], name: string): ColumnAccessor<LiveRow> {
  const folded = name.toLowerCase()
  if (folded === OBJECT_ID.toLowerCase()) return { kind: 'number', of: ({ number }) => number }
  const column = columns.find((each) => each.name.toLowerCase() === folded)
  if (!column) throw new Refusal(`no column ${name}`, 'no-such-column')
  const isNumber = column.type === 'number'
  return {
    kind: isNumber ? 'number' : 'text',
    of: ({ cells }) => {
      const cell = cells[column.name] ?? null
      return cell === null || isNumber ? cell : String(cell)
    },
  }
}

function exampleOf(columns: readonly LiveColumn[]): string {
  const column = columns.find(({ type }) => type === 'number')
  return column ? `${column.name} > 10` : `${OBJECT_ID} > 10`
}

export function equalTo({ name, type }: LiveColumn, value: string): RowTest {
  if (type !== 'number') return ({ cells }) => String(cells[name] ?? '') === value
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) throw refuse(name, texts.number)
  return ({ cells }) => cells[name] === number
}

export const refuse = (field: string, message: string) =>
  new ConnectorError('invalid_params', withSubject(field, message), { field })
