import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCoordinates } from './format-coordinates'
import { type CoordinatesParseResult, parseCoordinates } from './parse-coordinates'
import { corpus } from './testing/corpus'

function outcome(parsed: CoordinatesParseResult): string {
  if (parsed.kind !== 'point') return parsed.kind === 'question' ? '?' : 'no'
  return `${parsed.latitude} ${parsed.longitude}${parsed.notes.length > 0 ? '*' : ''}`
}

describe.each(corpus)('parseCoordinates: $about', ({ rows }) => {
  it.each(rows.map(([text, expected]) => ({ text, expected, shown: text.slice(0, 80) })))(
    'parses $shown as $expected',
    ({ text, expected }) => {
      expect(outcome(parseCoordinates(text))).toBe(expected)
    },
  )
})

describe('coordinate corpus', () => {
  it('the corpus contains at least 110 different texts', () => {
    const texts = corpus.flatMap(({ rows }) => rows.map(([text]) => text))
    expect(texts.length).toBeGreaterThanOrEqual(110)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('notes and questions of parseCoordinates', () => {
  const parsedText = (text: string) => {
    const parsed = parseCoordinates(text)
    if (parsed.kind === 'question') return parsed.question
    return parsed.kind === 'point' ? parsed.notes.join(' ') : parsed.kind
  }

  it('suggests a correction for an invalid coordinate', () => {
    expect(parsedText('39°60′N 104°59′W')).toBe('Minutes run from 0 to 59; 60 is too many.')
    expect(parsedText('95.5000, -104.9903')).toContain('-90 to 90; 95.5 is outside')
    expect(parsedText('39.7392, -204.9903')).toContain('-180 to 180; -204.9903 is outside')
    expect(parsedText('39.7392 N')).toContain('Add the longitude')
    expect(parsedText('104.9903 W')).toContain('Add the latitude')
    expect(parsedText('39.7392 N, -104.9903 E')).toContain('contradict')
    expect(parsedText('4398765.25 N, 500123.75 E')).toContain('grid meters')
  })

  it('adds a note for every guess', () => {
    expect(parsedText('39.7392, 104.9903')).toContain('read as west')
    expect(parsedText('13.4443, 144.7937')).toContain('read as east: Guam')
    expect(parsedText('-104.9903, 39.7392')).toContain('longitude was written first')
    expect(parsedText('-80.1918, 25.7617')).toContain('Swap')
    expect(parsedText('39, -105')).toContain('Whole degrees')
  })
})

describe('decimal commas', () => {
  const part = fc.integer({ min: 0, max: 99 })
  const halves = fc.tuple(
    fc.integer({ min: 25, max: 49 }),
    part,
    fc.integer({ min: 67, max: 124 }),
    part,
    fc.constantFrom(' -', '; -', ', -', '\t-', ' ', '; ', ',-', ','),
  )

  it('reads commas as decimal points or returns a clarifying question, but never reads commas as minutes', () => {
    fc.assert(
      fc.property(halves, ([north, tenths, west, hundredths, between]) => {
        const parsed = parseCoordinates(`${north},${tenths}${between}${west},${hundredths}`)
        if (parsed.kind === 'question') return
        expect(parsed).toMatchObject({
          kind: 'point',
          latitude: Number(`${north}.${tenths}`),
          longitude: -Number(`${west}.${hundredths}`),
        })
        const surely = tenths >= 60 || hundredths >= 60
        if (parsed.kind === 'point' && !surely) expect(parsed.notes.join()).toContain('decimal points')
      }),
      { numRuns: 1000 },
    )
  })

  it('adds a note if it reads commas as decimal points', () => {
    expect(parseCoordinates('43,6 -116,2')).toMatchObject({
      notes: [
        'The commas are read as decimal points: 43.6 and -116.2. Write 39° 44′ where minutes are meant.',
      ],
    })
  })
})

describe('latitude out of range', () => {
  it('reports that the first of two numbers is out of range for a latitude', () => {
    expect(parseCoordinates('91, 200')).toMatchObject({
      kind: 'question',
      question: expect.stringContaining('A latitude runs from -90 to 90; 91 is outside'),
    })
  })
})

describe('formatCoordinates', () => {
  it('formats a point in three notations', () => {
    expect(formatCoordinates(39.7392, -104.9903)).toEqual({
      decimal: '39.739200, -104.990300',
      degreesMinutes: '39° 44.3520′ N, 104° 59.4180′ W',
      degreesMinutesSeconds: '39° 44′ 21.12″ N, 104° 59′ 25.08″ W',
    })
  })

  it('carries 60 seconds and 60 minutes over to the next unit', () => {
    const texts = formatCoordinates(39.999999999, -104.99999999)
    expect(texts.degreesMinutes).toBe('40° 0.0000′ N, 105° 0.0000′ W')
    expect(texts.degreesMinutesSeconds).toBe('40° 0′ 0.00″ N, 105° 0′ 0.00″ W')
  })

  const latitude = fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, -0, 0, 90, 0.5),
  )
  const longitude = fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, -0, 0, 180, 105),
  )

  it.each(['decimal', 'degreesMinutes', 'degreesMinutesSeconds'] as const)(
    'parses the notation %s back to the same place',
    (form) => {
      fc.assert(
        fc.property(latitude, longitude, (lat, lon) => {
          const text = formatCoordinates(lat, lon)[form]
          const parsed = parseCoordinates(text)
          expect(parsed.kind, text).toBe('point')
          if (parsed.kind !== 'point') return
          expect(Math.abs(parsed.latitude - lat)).toBeLessThan(2e-6)
          expect(Math.abs(parsed.longitude - lon)).toBeLessThan(2e-6)
        }),
        { numRuns: 500 },
      )
    },
  )
})

describe('parseCoordinates for any text', () => {
  it('returns a valid point, a clarifying question or "not coordinates" for any text', () => {
    const piece = fc.constantFrom(
      '39',
      '104.99',
      '-',
      '+',
      '°',
      "'",
      '"',
      'N',
      'S',
      'E',
      'W',
      ',',
      ';',
      ' ',
      ':',
      'lat',
      '.',
      '/',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 20 }).map((all) => all.join('')),
        ),
        (text) => {
          const parsed = parseCoordinates(text)
          if (parsed.kind !== 'point') return
          expect(Math.abs(parsed.latitude)).toBeLessThanOrEqual(90)
          expect(Math.abs(parsed.longitude)).toBeLessThanOrEqual(180)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
