import type { Issue } from '@/lib/connector/errors'
import { and, contains, or, type Soql } from '@/lib/socrata/where'
import { fitsAddress } from './fits-address'
import type { DatasetSchema } from './get-dataset-schema'
import type { Known } from './row-question'

/**
 * The portal's own search for words reads all columns, and so would tell who is named in a withheld one.
 * A dataset that has such columns is therefore asked column by column.
 */
export function anywhere(
  text: string,
  columns: readonly Known[],
  { withheldFields }: DatasetSchema,
  issues: Issue[],
): { words?: string; where?: Soql | undefined } {
  if (withheldFields.length === 0) return { words: text }
  const path = 'fullText'
  const searched = columns.filter((column) => column.operators.includes('contains'))
  if (searched.length === 0) {
    issues.push({ path, message: 'None of the fields holds text to look in. Name others in fields.' })
    return {}
  }
  const words = text.split(/\s+/u).filter(Boolean)
  const where = and(...words.map((word) => or(...searched.map(({ field }) => contains(field, word)))))
  if (!fitsAddress(where)) {
    const message = `${words.length} words in ${searched.length} columns of text make too long a question. Give fewer words, or name fewer fields to look in.`
    issues.push({ path, message })
    return {}
  }
  return { where }
}
