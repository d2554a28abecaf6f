import type { Fact } from '@/components/ui/facts'
import { Moment } from '@/components/ui/moment'
import type { AnswerTo, ScreeningAnswer } from './questions'

const NOT_TOLD = 'Not told'

const fact = (label: string, value: string | null): Fact => ({ label, value: value ?? NOT_TOLD })
const flag = (label: string, value: boolean | null): Fact[] =>
  value === null ? [] : [{ label, value: value ? 'Yes' : 'No' }]
const moment = (label: string, iso: string | null): Fact[] =>
  iso === null ? [] : [{ label, value: <Moment iso={iso} /> }]

/** An answer as labels and values; what was not told is said, what the service has no field for is left out. */
export function factsOf(answer: ScreeningAnswer): Fact[] {
  const { data } = answer
  const employer = fact('Employer id', data.partnerEmployerId)
  switch (answer.question) {
    case 'getEmployer':
      return [employer, fact('Organization', answer.data.name), fact('Status', answer.data.status)]
    case 'getRequestor':
      return [
        employer,
        fact('Customer id', answer.data.partnerCustomerId),
        fact('Role', answer.data.role),
        fact('Status', answer.data.status),
      ]
    case 'listProductBundles':
      return [employer, fact('Customer id', answer.data.partnerCustomerId)]
    case 'getReportStatus':
      return stateOf(answer.data)
    case 'getReportData':
      return [
        ...stateOf(answer.data),
        fact('Outcome', answer.data.result),
        fact('Decision recorded', answer.data.adjudication),
        ...flag('Has alerts', answer.data.hasAlerts),
        fact('Package', answer.data.package),
      ]
  }
}

const stateOf = (order: AnswerTo<'getReportStatus'>): Fact[] => [
  fact('Order id', order.partnerOrderId),
  fact('Status', order.status),
  ...(order.stage === null ? [] : [fact('Stage', order.stage)]),
  ...flag('Complete', order.complete),
  ...moment('Submitted', order.submittedAt),
  ...moment('Updated', order.updatedAt),
  ...moment('Completed', order.completedAt),
  ...moment('Expected', order.estimatedCompletionAt),
]
