import type { Meta } from '@/lib/connector/result'
import type { Batch, BatchFindings } from '../batch-schema'
import { readRows } from '../list/read-list'
import { emptyBatch, openQuestions, reduceBatch } from '../reduce-batch'

export function exampleMeta(changes: Partial<Meta> = {}): Meta {
  return {
    connector: 'federal-land-survey',
    method: 'getTownshipSection',
    source: 'Survey',
    publisher: 'Example Bureau',
    attribution: 'Example Bureau',
    licence: 'US public domain',
    requests: [{ method: 'GET', url: 'https://survey.example/query?at=1' }],
    retrievedAt: '2026-01-02T03:04:05.000Z',
    ageSeconds: 10,
    state: 'fresh',
    sample: false,
    ...changes,
  }
}

const elevationMeta = exampleMeta({
  method: 'getElevation',
  source: 'Elevation',
  publisher: 'Example Survey',
  requests: [{ method: 'GET', url: 'https://elevation.example/point' }],
  retrievedAt: '2026-01-02T03:04:06.000Z',
  ageSeconds: 20,
})

export const sectionAnswer = (finding: object = {}, meta = exampleMeta()): BatchFindings['section'] => ({
  state: 'answered',
  finding: {
    outcome: 'found',
    message: '',
    places: [
      {
        label: 'Section 9, T2S R31E, Montana',
        parts: ['SWNW'],
        state: 'MT',
        plssid: 'MT200020S0310E0',
        sectionId: 'MT200020S0310E0SN090',
      },
    ],
    ...finding,
  },
  meta,
})

export const elevationAnswer = (finding: object = {}): BatchFindings['elevation'] => ({
  state: 'answered',
  finding: {
    outcome: 'found',
    message: '',
    feet: 3375.5,
    meters: 1028.9,
    measuredOn: '2023-08-14',
    ...finding,
  },
  meta: elevationMeta,
})

export function listed(...lines: string[]): Batch {
  return reduceBatch(emptyBatch, { type: 'listed', rows: readRows(lines) })
}

export function answered(batch: Batch, ...answers: Partial<BatchFindings>[]): Batch {
  const questions = openQuestions(batch)
  return answers.reduce<Batch>((state, findings, index) => {
    const key = questions[index]?.key ?? ''
    return reduceBatch(state, { type: 'answered', key, answers: findings })
  }, batch)
}
