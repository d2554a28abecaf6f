import { guidanceFor } from '@/connectors/us-public-assessments/public'
import type { SaleWindow } from '@/lib/records/sale/window'

export function floridaSaleWindow(): SaleWindow {
  const rule = guidanceFor('florida-assessments')?.rules.saleDates
  const { first, last } = (rule !== 'not confirmed' && rule?.window) || {}
  return { ...(first ? { first } : {}), ...(last ? { last } : {}) }
}
