import type { RulesAnswer } from './read-rules'

type Counted = Pick<RulesAnswer['data'], 'total' | 'totalIsMinimum'>

export function sayTotal({ total, totalIsMinimum }: Counted): string {
  if (total === 0) return 'No documents'
  if (total === 1) return '1 document'
  return `${total.toLocaleString('en-US')}${totalIsMinimum ? ' or more' : ''} documents`
}
