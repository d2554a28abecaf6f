import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { orderState, readOrderState } from './get-report-status'
import { aboutOrder, exampleOrder } from './identifiers'
import { common } from './privacy'
import type { VendorReportNode } from './privacy/part'
import { describeWithheld } from './withhold-fields'

const check = z.object({
  type: z.string().nullable(),
  status: z.string().nullable(),
  result: z.string().nullable(),
  completedAt: z.string().nullable(),
})

const result = z.object({
  partnerEmployerId: z.string(),
  partnerCustomerId: z.string(),
  partnerOrderId: z.string(),
  package: z.string().nullable(),
  ...orderState,
  result: z.string().nullable(),
  adjudication: z.string().nullable(),
  hasAlerts: z.boolean().nullable(),
  checks: z.array(check),
  ...common,
})

export const getReportData = {
  summary:
    'One report without the person: status, outcome and the state of each check. Personal data, documents and privileged links are withheld; a report that is a document is withheld whole.',
  params: aboutOrder,
  result,
  example: exampleOrder,
  cache: false,
  run(params, context) {
    return describeWithheld('report', params, context, {
      inside: ['envelope', 'order'],
      needs: ['status', 'result', 'checks'],
      toRecord: (report) => ({
        package: report.words('package'),
        ...readOrderState(report),
        result: report.words('result'),
        adjudication: report.words('adjudication'),
        hasAlerts: report.flag('hasAlerts'),
        checks: (report.list('checks') ?? []).map(readCheck),
      }),
    })
  },
} satisfies ConnectorMethod<typeof aboutOrder, typeof result>

const readCheck = (part: VendorReportNode): z.output<typeof check> => ({
  type: part.words('type'),
  status: part.words('status'),
  result: part.words('result'),
  completedAt: part.moment('completedAt'),
})
