import type { connectors } from '@/connectors'
import type { ResultOf } from '@/lib/connector/engine/engine'

type Methods = (typeof connectors)['screening-vendor']['methods']
export type ScreeningMethodName = Exclude<keyof Methods, 'getServiceInfo'>

export const idLabels = {
  partnerEmployerId: 'Employer id',
  partnerCustomerId: 'Customer id',
  partnerOrderId: 'Order id',
} as const

export type IdentifierField = keyof typeof idLabels

export const isIdName = (text: string): text is IdentifierField => Object.hasOwn(idLabels, text)

const employer: readonly IdentifierField[] = ['partnerEmployerId']
const requestor: readonly IdentifierField[] = [...employer, 'partnerCustomerId']
const order: readonly IdentifierField[] = [...requestor, 'partnerOrderId']

export const questions = {
  getReportStatus: { label: 'How far an order is', needs: order },
  getReportData: { label: 'The report of an order, without personal data', needs: order },
  listProductBundles: { label: 'What a requestor may order', needs: requestor },
  getRequestor: { label: 'A requestor', needs: requestor },
  getEmployer: { label: 'An employer', needs: employer },
} satisfies Record<ScreeningMethodName, { label: string; needs: readonly IdentifierField[] }>

export const isQuestion = (text: string): text is ScreeningMethodName => Object.hasOwn(questions, text)

export type ScreeningMethodResult<Q extends ScreeningMethodName> = ResultOf<Methods[Q]>
export type ScreeningResult = {
  [Q in ScreeningMethodName]: { question: Q; data: ScreeningMethodResult<Q> }
}[ScreeningMethodName]

export interface SampleSignIn {
  user: string
  secret: string
  ids: Readonly<Record<IdentifierField, string>>
}
