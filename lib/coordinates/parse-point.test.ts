import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatGrid } from './format-grid'
import { looksLikeGrid } from './looks-like-grid'
import { parseCoordinates } from './parse-coordinates'
import { parsePoint } from './parse-point'
import { corpus } from './testing/corpus'
import { toUtm, zoneAt } from './utm'

const metersApart = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number => {
  const turn = ((a.longitude - b.longitude + 540) % 360) - 180
  const east = turn * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, east) * 111_320
}

function pointOf(text: string) {
  const parsed = parsePoint(text)
  if (parsed.kind !== 'point')
    throw new Error(`${text}: ${parsed.kind === 'question' ? parsed.question : parsed.kind}`)
  return parsed
}

describe('UTM coordinates', () => {
  const tampa = { latitude: 28.5482309, longitude: -81.398688 }
  it.each([
    '17R 461000 3158000',
    '17 R 461000 3158000',
    '17R 461000, 3158000',
    '17R 461,000 3,158,000',
    '17N 461000 3158000',
    '17 north 461000 3158000',
    '17 461000 3158000',
    'UTM zone 17R 461000mE 3158000mN',
    'UTM 17 461000E 3158000N',
    '17R E 461000 N 3158000',
    'Zone 17R, Easting: 461000, Northing: 3158000',
    '461000 m E, 3158000 m N, 17R',
    '17R 3158000 461000',
    '17R 3158000N 461000E',
    '17R 461000.0 3158000.0 (WGS84)',
  ])('parses the UTM coordinate %s', (text) => {
    const parsed = pointOf(text)
    expect(parsed.form).toBe('UTM')
    expect(metersApart(parsed, tampa)).toBeLessThan(2)
    expect(parsed.notes[0]).toContain('Zone 17 north, 461000 meters east')
  })

  it('reads the letter S as a latitude band if the northing fits, and as south in American Samoa', () => {
    const denver = pointOf('13S 501000 4399000')
    expect(denver.latitude).toBeCloseTo(39.74, 2)
    expect(denver.notes.join()).toContain('band from 32 to 40')
    const samoa = pointOf('2S 530000 8420000')
    expect(samoa.latitude).toBeCloseTo(-14.3, 1)
    expect(samoa.notes.join()).toContain('southern hemisphere')
  })

  it.each([
    ['461000 3158000', 'Which zone'],
    ['UTM 461000 3158000', 'Which zone'],
    ['461000mE 3158000mN', 'Which zone'],
    ['12S 345678 4567890', 'does not lie in band S'],
    ['17T 461000 3158000', 'does not lie in band T'],
    ['17R 461000 3158000 NAD 27', 'NAD 27'],
  ])('returns a clarifying question for the UTM text %s', (text, question) => {
    expect(parsePoint(text)).toMatchObject({ kind: 'question', question: expect.stringContaining(question) })
  })
})

describe('MGRS coordinates', () => {
  it.each([
    ['18SUJ2348006470', 'here 1 meter wide', 1],
    ['18S UJ 23480 06470', 'here 1 meter wide', 1],
    ['18suj23480647', 'here 10 meters wide', 10],
    ['18SUJ234064', 'here 100 meters wide', 100],
    ['18SUJ2306', 'here 1 kilometer wide', 1000],
    ['18SUJ20', 'here 10 kilometers wide', 10_000],
    ['USNG: 18S UJ 2348 0647', 'here 10 meters wide', 10],
  ])('parses the MGRS text %s, and notes the width of the square', (text, size, meters) => {
    const parsed = pointOf(text)
    expect(parsed.form).toBe('MGRS')
    expect(metersApart(parsed, { latitude: 38.8893857, longitude: -77.0352686 })).toBeLessThan(meters)
    expect(parsed.notes.join()).toContain(size)
  })

  it.each(['18SUJ234', '18SUJ123456789012', '18SAA2348006470', '18XUJ2348006470'])(
    'returns a clarifying question for the MGRS text %s',
    (text) => {
      expect(parsePoint(text).kind).toBe('question')
    },
  )
})

describe('plus codes', () => {
  it('parses a full plus code, and notes the size of the area', () => {
    const parsed = pointOf('849VCWC8+R9')
    expect(metersApart(parsed, { latitude: 37.4220625, longitude: -122.0840625 })).toBeLessThan(1)
    expect(parsed.notes).toEqual([
      'A plus code is an area, here about 11 meters by 14 meters; its middle is taken.',
    ])
    expect(pointOf('849VCWC8+R9 Mountain View, CA').notes).toContain('Not used: Mountain View, CA.')
  })

  it.each([
    ['CWC8+R9 Mountain View, CA', 'short plus code'],
    ['849V0000+', 'names an area of'],
    ['849VCWC8+R', 'not a plus code'],
  ])('returns a clarifying question for the plus code %s', (text, question) => {
    expect(parsePoint(text)).toMatchObject({ kind: 'question', question: expect.stringContaining(question) })
  })
})

describe('grids of the whole country', () => {
  const box = (south: number, north: number, west: number, east: number) =>
    fc.record({
      latitude: fc.double({ min: south, max: north, noNaN: true }),
      longitude: fc.double({ min: west, max: east, noNaN: true }),
    })
  const border = fc.record({
    latitude: fc.double({ min: 25, max: 71, noNaN: true }),
    longitude: fc
      .tuple(fc.integer({ min: 1, max: 19 }), fc.constantFrom(-1e-9, 0, 1e-9, -1e-4, 1e-4))
      .map(([zone, off]) => zone * 6 - 180 + off),
  })
  const anywhere = fc.oneof(
    box(24, 50, -125, -66),
    box(51, 72, -180, -129),
    box(51, 54, 172, 180),
    fc.constantFrom({ latitude: 51, longitude: 180 - 3e-14 }, { latitude: 52, longitude: -180 }),
    box(18, 29, -179, -154),
    box(17, 19, -68, -64),
    box(-15, -11, -172, -168),
    box(13, 21, 144, 147),
    border,
  )

  it.each([
    ['utm', 1.5],
    ['mgrs', 1.5],
    ['plusCode', 12],
  ] as const)('parses the notation %s back to the same place within the noted accuracy', (form, meters) => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const text = formatGrid(point.latitude, point.longitude)?.[form] ?? ''
        expect(looksLikeGrid(text), text).toBe(true)
        expect(metersApart(pointOf(text), point), text).toBeLessThan(meters)
      }),
      { numRuns: 1000 },
    )
  })

  it('parses UTM coordinates that use the neighboring zone at a border', () => {
    fc.assert(
      fc.property(border, ({ latitude, longitude }) => {
        const zone = (zoneAt(longitude) % 60) + 1
        const { easting, northing } = toUtm(latitude, longitude, zone)
        if (easting < 100_000 || easting >= 900_000) return
        const parsed = parsePoint(`${zone} north ${easting.toFixed(2)} ${northing.toFixed(2)}`)
        if (parsed.kind === 'point') expect(metersApart(parsed, { latitude, longitude })).toBeLessThan(1)
      }),
    )
  })
})

describe('parsePoint for other texts', () => {
  it('returns the result of parseCoordinates for a text without grid coordinates', () => {
    const texts = corpus
      .flatMap(({ rows }) => rows.map(([text]) => text))
      .filter((text) => !text.startsWith('12S 345678') && !text.startsWith('4398765.25 N'))
    for (const text of texts) expect(parsePoint(text), text.slice(0, 60)).toEqual(parseCoordinates(text))
  })

  it.each([
    '1600 Pennsylvania Ave NW, Washington, DC 20500',
    '12 S TH 1234',
    '27:082S305005000002',
    '08-2S-30-5005-000-002',
    '2085551234',
    'T2N R3E Sec 14',
    '123456 Main St',
  ])('finds no coordinates in %s', (text) => {
    expect(parsePoint(text).kind).toBe('not-coordinates')
  })

  it('parses any text without throwing', () => {
    const piece = fc.constantFrom(
      '17',
      'R',
      'S',
      'N',
      'E',
      ' ',
      '461000',
      '3158000',
      'UJ',
      '23480',
      '849VCWC8',
      '+',
      'R9',
      ',',
      'UTM',
      'm',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
        ),
        (text) => {
          const parsed = parsePoint(text)
          if (parsed.kind === 'point') expect(Math.abs(parsed.latitude)).toBeLessThanOrEqual(90)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
