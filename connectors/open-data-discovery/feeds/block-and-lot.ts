import { all, type Condition, equal } from '@/lib/table-query/condition'

/** San Francisco keeps the two of `0576/026` apart, as text with its zeros. */
export function blockAndLot(text: string): Condition {
  const [block = '', lot = ''] = text.split('/')
  return all(equal('block', block), equal('lot', lot))
}
