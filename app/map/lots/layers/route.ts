import { scriptRoute } from '@/app/_lib/read/script-route'

/**
 * A file may have lots of every state. The terms are in our registry of parcel layers, so they cost no
 * request to a source.
 */
const MOST_STATES = 50

export const GET = scriptRoute({
  async answer(query, call) {
    const ids = (query.get('ids') ?? '').split(',')
    const states = [...new Set(ids.map((id) => id.slice(0, 2)))].slice(0, MOST_STATES)
    const answers = await Promise.all(
      states.map((state) => call('us-parcels', 'listParcelLayers', { state })),
    )
    const failed = answers.find((answer) => !answer.ok)
    if (failed && !failed.ok) return failed.error
    const rows = answers.flatMap((answer) => (answer.ok ? answer.data.layers : []))
    const layers = rows.flatMap(({ id, title, url, license, attribution, publisherPage }) =>
      ids.includes(id) ? [{ id, title, url, license, attribution, publisherPage }] : [],
    )
    return { data: { layers } }
  },
})
