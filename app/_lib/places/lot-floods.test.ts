import type { MultiPolygon, Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { readZone } from '@/connectors/federal-flood-hazard/read-zone'
import { MOST_CORNERS } from '@/lib/connector/area-params'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import type { FloodZone } from '@/lib/records/flood-zone/fields'
import { type FloodZoneFetcher, fetchLotFloods } from './lot-floods'
import { planPieces } from './lot-shares'

const square = (west: number, side = 0.001): Position[] => [
  [west, 25],
  [west + side, 25],
  [west + side, 25 + side],
  [west, 25 + side],
  [west, 25],
]
const piece = (ring: Position[]): Polygon => ({ type: 'Polygon', coordinates: [ring] })
const pieces = (count: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: Array.from({ length: count }, (_, index) => [square(index - 80)]),
})

describe('planPieces', () => {
  it('returns each polygon of the outline as a separate piece', () => {
    expect(planPieces(piece(square(-80)))).toEqual({ pieces: [piece(square(-80))] })
    expect(planPieces(pieces(2))).toEqual({ pieces: [piece(square(-80)), piece(square(-79))] })
  })

  it.each([
    ['in many pieces', pieces(6), /more than 5 pieces/],
    ['that is wide', piece(square(-80, 0.11)), /wider than 0.1 degrees/],
    [
      'of many corners',
      piece([...Array.from({ length: MOST_CORNERS }, (_, at) => [-80, 25 + at / 1e6]), [-80, 25]]),
      /more than \d+ corners/,
    ],
  ])('rejects the outline of a lot %s, with the reason and advice', (_, outline, why) => {
    expect(planPieces(outline)).toEqual({ why: expect.stringMatching(why) })
    expect(planPieces(outline)).toEqual({ why: expect.stringContaining('Look up a point in it instead.') })
  })
})

const zone = (FLD_ZONE: string, SFHA_TF: string, ZONE_SUBTY: string | null = null) =>
  readZone({ FLD_ZONE, SFHA_TF, ZONE_SUBTY })?.zone as FloodZone
const flooded = zone('AE', 'T')
const dry = zone('X', 'F', 'AREA OF MINIMAL FLOOD HAZARD')

type Answer = Awaited<ReturnType<FloodZoneFetcher>>

const answer = (...zones: FloodZone[]) => {
  const features = zones.map((properties) => ({ properties, geometry: null }))
  return {
    ok: true,
    data: { features, truncated: false, note: 'None here.', caveats: [disclaimer] },
    meta: {},
  } as unknown as Extract<Answer, { ok: true }>
}
const cut = (...zones: FloodZone[]): Answer => {
  const { data, ...rest } = answer(...zones)
  return { ...rest, data: { ...data, truncated: true } }
}
const failed = {
  ok: false,
  error: { code: 'upstream_unavailable', message: 'Down.', issues: [] },
} as unknown as Answer

function ask(...answers: Answer[]) {
  const left = [...answers]
  const lot = answers.map((_, index) => piece(square(index - 80)))
  return fetchLotFloods(lot, async () => left.shift() as Answer)
}

describe('fetchLotFloods', () => {
  it.each([
    ['one zone alone', [answer(dry)], [/minimal hazard: outside.*, the only one that touches the lot$/]],
    [
      'two zones, the more serious first',
      [answer(dry, flooded)],
      [/^Zone AE: a special flood hazard area, part of the lot$/, /^Zone X.*, part of the lot$/],
    ],
    ['the same zone twice', [answer(flooded), answer(flooded)], [/^Zone AE.*the only one/]],
    ['a zone on one piece and none on the other', [answer(flooded), answer()], [/^Zone AE.*part of/]],
    ['a truncated response', [cut(flooded)], [/^Zone AE.*part of the lot$/]],
    ['no zone', [answer()], []],
  ])(
    'lists the zones that touch the lot, and says if a zone is the only one: %s',
    async (_, answers, names) => {
      const outcome = await ask(...answers)
      expect(outcome).toMatchObject({
        ok: true,
        data: {
          names: names.map((name) => expect.stringMatching(name)),
          isSpecial: answers.some(
            (each) => each.ok && each.data.features.some((at) => at.properties === flooded),
          ),
          note: 'None here.',
          caveats: [disclaimer],
        },
      })
    },
  )

  it('marks the list of zones as incomplete if one response was truncated', async () => {
    expect(await ask(answer(dry), cut(dry))).toMatchObject({ data: { isCut: true } })
    expect(await ask(answer(dry), answer(dry))).toMatchObject({ data: { isCut: false } })
  })

  it('fails if the request for one piece of the lot fails, instead of describing the other pieces', async () => {
    expect(await ask(answer(flooded), failed)).toEqual(failed)
  })
})
