import { z } from 'zod'
import { operationStatuses, problemName } from '@/lib/connector/http/openapi-components'
import { jobReport } from './job-report'
import { newJob } from './start-job'

const TAG = 'lists'

export const listsTag = {
  name: TAG,
  description:
    'Up to 1,000 places with several facts each, worked on the server. Start a list, ask for its state, and take its result as a file.',
}

const started = jobReport.extend({
  key: z.string().describe('Needed to stop or remove the list. It is shown once.'),
  estimatedSeconds: z.int().describe('About how long the list takes, at the pace that each source allows.'),
})

const json = (schema: z.ZodType) => ({
  'application/json': { schema: z.toJSONSchema(z.object({ data: schema }), { io: 'input' }) },
})

const problems = Object.fromEntries(
  operationStatuses.map(({ status }) => [
    String(status),
    { $ref: `#/components/responses/${problemName(status)}` },
  ]),
)

export const jobPaths = {
  '/api/v1/jobs': {
    post: {
      operationId: 'start_list',
      summary: 'Start a list of places.',
      tags: [TAG],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: z.toJSONSchema(newJob, { io: 'input' }),
            example: { places: ['742 W Inkwell St, Chicago, IL'], facts: ['flood', 'elevation'] },
          },
        },
      },
      responses: { '202': { description: 'The list waits or runs.', content: json(started) }, ...problems },
    },
  },
  '/api/v1/jobs/{id}': {
    get: {
      operationId: 'get_list',
      summary: 'State of a list of places, and where its result is.',
      tags: [TAG],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { '200': { description: 'The list as it is now.', content: json(jobReport) }, ...problems },
    },
  },
}
