import { classOf } from './personal-classes'

/**
 * Names that the vendor may use for the fields that we read, compared without case, `_`, `-` and spaces. All
 * other fields are withheld.
 */
const usualNames = {
  envelope: ['data'],
  employer: ['employer', 'company'],
  requestor: ['requestor', 'customer'],
  order: ['order', 'report'],
  bundles: ['productbundles', 'bundles', 'packages', 'items'],
  products: ['products'],
  checks: ['checks', 'screenings', 'searches'],
  partnerEmployerId: ['partneremployerid'],
  partnerCustomerId: ['partnercustomerid'],
  partnerOrderId: ['partnerorderid'],
  organization: ['name', 'legalname', 'displayname', 'companyname', 'organizationname', 'employername'],
  status: ['status', 'state'],
  stage: ['stage'],
  result: ['result', 'outcome'],
  adjudication: ['adjudication', 'decision'],
  role: ['role', 'roletype'],
  complete: ['complete', 'iscomplete'],
  hasAlerts: ['hasalerts'],
  package: ['package', 'packagename', 'bundle', 'bundlename', 'productname'],
  submittedAt: ['submittedat', 'createdat'],
  updatedAt: ['updatedat'],
  completedAt: ['completedat'],
  estimatedCompletionAt: ['estimatedcompletion', 'estimatedcompletionat'],
  code: ['code', 'bundlecode', 'productcode', 'packagecode'],
  name: ['name', 'bundlename', 'productname', 'packagename'],
  type: ['type', 'name', 'productcode'],
  price: ['price'],
  currency: ['currency'],
  turnaroundDays: ['turnaround', 'turnarounddays'],
  more: ['hasmore'],
} as const

export type VendorReportField = keyof typeof usualNames

export type VendorReportFieldNames = Readonly<Record<VendorReportField, readonly string[]>>

export const plain = (key: string): string => key.toLowerCase().replace(/[_\- ]/g, '')

const isField = (name: string): name is VendorReportField => Object.hasOwn(usualNames, name)

type VendorAlias = [field: VendorReportField, theirs: string]

export function parseRenamed(text: string): VendorAlias[] | undefined {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  const parsed = pairs.flatMap(([ours = '', theirs = '', ...rest]): VendorAlias[] =>
    isField(ours) && theirs !== '' && rest.length === 0 && !classOf(theirs) ? [[ours, theirs]] : [],
  )
  return parsed.length === pairs.length ? parsed : undefined
}

export function fieldNames(renamed: string | undefined): VendorReportFieldNames {
  const names: Record<VendorReportField, readonly string[]> = { ...usualNames }
  const renames = parseRenamed(renamed ?? '') ?? []
  for (const [field] of renames) {
    names[field] = renames.filter(([other]) => other === field).map(([, theirs]) => plain(theirs))
  }
  return names
}
