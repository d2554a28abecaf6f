import { z } from 'zod'
import { fieldComparison } from '@/lib/connector/field-comparison'
import type { Method } from '@/lib/connector/method'
import { agenciesUrl, BASE, wireDocument } from './wire'

const params = z.strictObject({})
const result = fieldComparison.pick({ findings: true })

const anything = z.record(z.string(), z.unknown())
const questions = [
  {
    what: 'document',
    url: `${BASE}/documents/2024-31396.json`,
    answer: anything,
    fields: Object.keys(wireDocument.shape),
  },
  {
    what: 'agencies',
    url: agenciesUrl,
    answer: z.array(anything).transform(([first = {}]) => first),
    fields: 'id name short_name slug parent_id child_slugs url'.split(' '),
  },
]

/** For the doctor: does a document as it comes unasked, and an agency, still have the fields we read? */
export const checkFields = {
  summary: 'Compares the fields of a document and of an agency with those this connector reads.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, { upstream }) {
    const findings = questions.map(async ({ what, url, answer, fields }) => {
      const given = await upstream.json({ url }, answer)
      return { what, missing: fields.filter((field) => !Object.hasOwn(given, field)) }
    })
    return { findings: await Promise.all(findings) }
  },
} satisfies Method<typeof params, typeof result>
