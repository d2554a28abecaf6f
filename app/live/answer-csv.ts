import 'server-only'
import { ConnectorError } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'
import { sendFile } from '@/lib/connector/http/export'
import { values } from '@/lib/export/csv'
import { selectRows } from '@/lib/live-links/select-rows'
import { unanswered } from '@/lib/provenance/origin-of'
import { answerLive } from './live-door'

const texts = { unknown: 'There is no table at this address. Copy the address from the page again.' }

export const answerCsv = (request: Request, service: string, file: string): Promise<Response> =>
  answerLive({
    request,
    service,
    toFailure: problemResponse,
    async answer(door) {
      const { layers, isSample } = await door.open(service)
      const layer = layers.find(({ id }) => file === `${id}.csv`)
      if (!layer) throw new ConnectorError('not_found', texts.unknown)
      const { title, attribution, columns } = layer
      const { rows, retrievedAt } = await selectRows(layer, { boxField: 'bbox' })
      return sendFile(values, {
        title,
        filename: title,
        question: {},
        table: {
          columns: columns.map(({ name, ...column }) => ({ ...column, key: name })),
          rows: rows.map(({ cells, geometry }) => ({ cells: { ...cells }, geometry })),
          notes: [],
        },
        sources: [{ ...unanswered(title), attribution, retrievedAt, ageSeconds: null, state: null }],
        caveats: [],
        sample: isSample,
        retrievedAt,
      })
    },
  })
