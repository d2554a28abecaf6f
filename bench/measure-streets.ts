import { createApp } from '@/connectors/engine'
import type { Transport } from '@/lib/connector/upstream/transport'
import { type Tile, tileAt } from '@/lib/tiles/tile-grid'
import { type BenchMeasurement, median } from './measurement'

const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }
const WARM_UP = 5
const ROUNDS = 25
const tile = tileAt(-87.63, 41.88, 14)

export async function measureStreets(): Promise<BenchMeasurement[]> {
  const answers = await recordAnswers(tile)
  const rounds: { cold: number; warm: number; bytes: number }[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const app = await createApp({
      environment,
      transport: () => async (request) =>
        new Response(answers.get(request.url) ?? null, { headers: JSON_TYPE }),
    })
    const ask = async () => {
      const started = performance.now()
      const answer = await app.engine.call('streets', 'streetTile', tile, { internal: true })
      const bytes = answer.ok ? (answer.data?.bytes.length ?? 0) : 0
      if (bytes === 0) throw new Error('There is no such street tile.')
      return { took: performance.now() - started, bytes }
    }
    const cold = await ask()
    const warm = await ask()
    if (round >= WARM_UP) rounds.push({ cold: cold.took, warm: warm.took, bytes: cold.bytes })
  }
  const [cold, warm] = [median(rounds.map((each) => each.cold)), median(rounds.map((each) => each.warm))]
  const bytes = rounds[0]?.bytes ?? 0
  return [
    {
      what: 'a street tile, kept / read anew',
      ratio: (warm / cold).toFixed(2),
      figures: `${cold.toFixed(1)} ms beyond the source's own time, ${warm.toFixed(1)} ms kept, ${(bytes / 1000).toFixed(1)} kB gzip`,
      method: `median of ${ROUNDS} new houses: the tile of level 14 over downtown Chicago in the sample country, its ${answers.size} answers of the source given at once, then the same tile again`,
    },
  ]
}

const JSON_TYPE = { 'content-type': 'application/geo+json' }

async function recordAnswers(tile: Tile): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const recording =
    (inner: Transport): Transport =>
    async (request) => {
      const response = await inner(request)
      answers.set(request.url, await response.clone().text())
      return response
    }
  const scout = await createApp({ environment, transport: recording })
  await scout.engine.call('streets', 'streetTile', tile, { internal: true })
  return answers
}
