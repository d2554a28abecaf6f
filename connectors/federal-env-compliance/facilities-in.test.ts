import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { numbersIn } from '@/lib/sample-world/facilities/facilities'
import { tries } from '@/lib/testing/long-run'
import { facilitiesIn } from './facilities-in'
import { type ComplianceSample, sampleCompliance } from './testing/compliance-engine'

interface Box {
  c1lat: number
  c1lon: number
  c2lat: number
  c2lon: number
}

const ask = (sample: ComplianceSample, bbox: Box) =>
  dataOf(
    sample.engine.call(
      'federal-env-compliance',
      'facilitiesIn',
      { service: 'all-media', bbox },
      { internal: true },
    ),
  )
const houston: Box = { c1lat: 29.72, c1lon: -95.28, c2lat: 29.75, c2lon: -95.25 }
const corner = fc.double({ min: 0.005, max: 0.04, noNaN: true })
const anywhere = fc
  .record({
    c1lat: fc.double({ min: 29.5, max: 30.2, noNaN: true }),
    c1lon: fc.double({ min: -95.9, max: -95, noNaN: true }),
    high: corner,
    wide: corner,
  })
  .map(({ c1lat, c1lon, high, wide }) => ({ c1lat, c1lon, c2lat: c1lat + high, c2lon: c1lon + wide }))

describe('facilitiesIn', () => {
  it('returns each sample facility within the box once, and as many rows as the source counts', async () => {
    await fc.assert(
      fc.asyncProperty(anywhere, async (box) => {
        const { rows, counts } = await ask(sampleCompliance(), box)
        const [c1lat, c1lon, c2lat, c2lon] = [box.c1lat, box.c1lon, box.c2lat, box.c2lon].map((degrees) =>
          Number(degrees.toFixed(6)),
        )
        const inside = [...numbersIn([c1lon ?? 0, c1lat ?? 0, c2lon ?? 0, c2lat ?? 0])]
        expect(rows).toHaveLength(inside.length)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        expect(counts.matched).toBe(
          counts.listedWithPosition + counts.listedWithoutPosition + (counts.notLoaded ?? 0),
        )
        expect(counts).toMatchObject({ matched: inside.length, notLoaded: 0 })
      }),
      { numRuns: tries(12) },
    )
  })

  it('sorts the facilities in a box by name and returns their distances as null', async () => {
    const { rows, counts, bbox } = await ask(sampleCompliance(), houston)
    expect(rows.length).toBeGreaterThan(20)
    const names = rows.map(({ name }) => name ?? '')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    expect(rows.every(({ distanceMiles, ring }) => distanceMiles === null && ring === null)).toBe(true)
    expect(counts.sentence).toMatch(/facility records match in this box: \d+ with a position/)
    expect(bbox).toEqual(houston)
  })

  it('accepts any two opposite corners', async () => {
    const swapped = { c1lat: 29.75, c1lon: -95.25, c2lat: 29.72, c2lon: -95.28 }
    const [one, other] = [await ask(sampleCompliance(), houston), await ask(sampleCompliance(), swapped)]
    expect(other.rows).toEqual(one.rows)
    expect(other.bbox).toEqual(houston)
  })

  it('counts the facilities that the source counts but does not send as not loaded', async () => {
    const { rows, counts } = await ask(sampleCompliance({ cutShare: 0.5 }), houston)
    expect(counts.matched).toBe(rows.length + (counts.notLoaded ?? 0))
    expect(counts.notLoaded).toBeGreaterThan(0)
  })

  it('refuses a box with too many rows and names their number without requesting rows', async () => {
    const sample = sampleCompliance()
    const box = { c1lat: 29.5, c1lon: -95.8, c2lat: 30.1, c2lon: -95 }
    await expect(ask(sample, box)).rejects.toThrow(/too_broad: [\d,]+ rows lie in this box.*smaller box/)
    expect(sample.operations()).toEqual(['get_facilities'])
  })

  it.each([
    [{ ...houston, c1lat: 91 }, 'bbox.c1lat'],
    [{ ...houston, c1lon: -179, c2lon: 179 }, 'bbox'],
  ])('refuses the box %j', async (bbox, path) => {
    const sample = sampleCompliance()
    const result = await sample.engine.callNamed(
      'federal-env-compliance',
      'facilitiesIn',
      { service: 'air', bbox },
      { internal: true },
    )
    expect(result).toMatchObject({ error: { code: 'invalid_params', issues: [{ path }] } })
    expect(sample.sent).toEqual([])
  })

  it('exports every row and the sentence about the counts as the first note', async () => {
    const answer = await ask(sampleCompliance(), houston)
    const { rows, notes } = facilitiesIn.table(answer)
    expect([rows.length, notes[0]]).toEqual([answer.rows.length, answer.counts.sentence])
  })
})
