import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { states } from '@/lib/geography/states'
import { leastWork } from '@/lib/testing/least-work'
import { tries } from '@/lib/testing/long-run'
import { formatLegalDescription } from './format-legal-description'
import type { LegalDescription, LegalDescriptionParseResult } from './legal-description'
import { findMeridians, isUsedIn, meridians, meridiansOf } from './meridians'
import { notPlssStates } from './not-plss-states'
import { parseLegalDescription } from './parse-legal-description'
import { formatPlssId } from './plssid'
import { corpus } from './testing/corpus'

const fraction = ['', '¼', '½', '¾']

function outcome(parsed: LegalDescriptionParseResult): string {
  if (parsed.kind === 'question') return `?${parsed.field}`
  if (parsed.kind === 'not-legal') return parsed.kind
  const { state, township, range, section, aliquots, lots, meridians: codes, plssid } = parsed.description
  const parts = [
    state,
    `T${township.number}${fraction[township.fraction]}${township.direction ?? ''}`,
    `R${range.number}${fraction[range.fraction]}${range.direction ?? ''}`,
    section === undefined ? undefined : `S${section}`,
    aliquots.join('.') || undefined,
    lots.length > 0 ? `L${lots.join(',')}` : undefined,
    codes.length > 0 ? `M${codes.join('/')}` : undefined,
    plssid && `#${plssid}`,
  ]
  return parts.filter((part) => part !== undefined).join(' ')
}

describe.each(corpus)('parseLegalDescription: $about', ({ rows }) => {
  it.each(rows.map(([text, expected]) => ({ text, expected, shown: text.slice(0, 80) })))(
    'parses $shown as $expected',
    ({ text, expected }) => {
      expect(outcome(parseLegalDescription(text))).toBe(expected)
    },
  )
})

describe('corpus of legal descriptions', () => {
  it('the corpus contains at least 220 descriptions and no duplicates', () => {
    const texts = corpus.flatMap(({ rows }) => rows.map(([text]) => text))
    expect(texts.length).toBeGreaterThanOrEqual(220)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('notes of parseLegalDescription', () => {
  const notesOf = (text: string) => {
    const parsed = parseLegalDescription(text)
    return parsed.kind === 'description' ? parsed.notes.join(' ') : parsed.kind
  }

  it('adds a note for an assumed meridian and an assumed direction', () => {
    expect(notesOf('T2N R3E, Idaho')).toContain('Boise')
    expect(notesOf('T33 R15W, Kansas')).toContain('south of its base line')
    expect(notesOf('T2N R3E, Boise Meridian')).toBe('')
  })

  it('adds a note for parts that cannot be located in the section, but not for a part that can be drawn', () => {
    expect(notesOf('Lot 2, SW1/4 Sec 14 T2N R3E')).toBe(
      'We found the section. We cannot place Lot 2, SW¼ in it.',
    )
    expect(notesOf('NE1/4 SW1/4, T2N R3E, Boise Meridian')).toBe(
      'We found the township. Without a section number we cannot place NE¼ SW¼.',
    )
    expect(notesOf('NE1/4 SW1/4 sec 14 T2N R3E, Boise Meridian')).toBe('')
  })

  it('adds a note for unusual sections, several meridians, and states without the survey', () => {
    expect(notesOf('T2N R3E Sec 41')).toContain('above 36')
    expect(notesOf('T2N R3E 4th P.M.')).toContain('Fourth Principal or Fourth Principal Extended')
    expect(notesOf('T2N R3E, Texas')).toContain('abstracts')
    expect(notesOf('AK280170N0030W0PB010')).toContain('not a section')
  })
})

describe('questions of parseLegalDescription', () => {
  const asked = (text: string, answers = {}) => {
    const parsed = parseLegalDescription(text, answers)
    return parsed.kind === 'question' ? parsed : undefined
  }

  it('offers only choices that resolve the clarifying question', () => {
    const texts = corpus.flatMap(({ rows }) => rows.map(([text]) => text))
    for (const text of texts) {
      const question = asked(text)
      for (const { value } of question?.choices ?? []) {
        const field = question?.field ?? 'reading'
        expect(
          asked(text, { [field]: value })?.field,
          `${text.slice(0, 60)} with ${field} ${value}`,
        ).not.toBe(field)
      }
    }
  })

  it('offers the meridians of the state if the named meridian is not used there', () => {
    expect(asked('T2N R3E Boise Meridian, Utah')?.choices).toEqual([
      { label: 'Salt Lake', value: '26' },
      { label: 'Uintah Special', value: '30' },
    ])
  })

  it('returns the same clarifying question after an invalid choice', () => {
    expect(asked('T2N', { range: 'banana' })?.field).toBe('range')
    expect(asked('T2N R3E', { state: 'Atlantis' })?.field).toBe('state')
    expect(asked('T2N R3E', { meridian: 'Frobisher' })?.field).toBe('meridian')
    expect(asked('T2N R3E Sec 0', { section: '0' })?.field).toBe('section')
  })

  it('resolves a clarifying question by a valid choice', () => {
    expect(outcome(parseLegalDescription('T2N', { range: '3E', section: '14' }))).toBe('T2N R3E S14')
    expect(outcome(parseLegalDescription('43N 116W', { reading: 'township' }))).toBe('T43N R116W')
    expect(outcome(parseLegalDescription('43N 116W', { reading: 'coordinates' }))).toBe('not-legal')
    expect(outcome(parseLegalDescription('T2 R3', { townshipDirection: 'n', rangeDirection: 'E' }))).toBe(
      'T2N R3E',
    )
    expect(outcome(parseLegalDescription('ID080020N0030E0SN140 Sec 15', { section: '15' }))).toBe(
      'ID T2N R3E S15 M08 #ID080020N0030E0',
    )
  })
})

describe('long legal descriptions', () => {
  it.each([
    'T2N R3E Sec 14 SW1/4 ',
    'NE ',
    'T2NR3E',
    '14-12-',
    'M. D. B. & ',
    'Lots 1, 2, ',
    'WELD CO ',
    'N. ',
    'Sections 1, ',
  ])('parses in time proportional to the length of the text: %s', (piece) => {
    const workOf = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length))
      return leastWork(() => parseLegalDescription(text), 3)
    }
    // The longer text is eight times as long, so linear work grows eightfold and quadratic work
    // sixty-fourfold. The limit lies between the two.
    expect(workOf(40_000)).toBeLessThan(30 * workOf(5000) + 100)
  })
})

const measure = <D extends string>(directions: readonly [D, D]) =>
  fc.record({
    number: fc.integer({ min: 1, max: 199 }),
    fraction: fc.constantFrom<0 | 1 | 2 | 3>(0, 0, 0, 1, 2, 3),
    direction: fc.constantFrom(...directions),
  })

const tail = fc.record({
  section: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  aliquots: fc.array(fc.constantFrom('NE', 'NW', 'SE', 'SW', 'N2', 'S2', 'E2', 'W2'), { maxLength: 4 }),
  lots: fc.uniqueArray(fc.integer({ min: 1, max: 40 }).map(String), { maxLength: 4 }),
})

const place = fc.oneof(
  fc.constantFrom(...states.map((state) => state.code)).chain((state) => {
    const here = meridiansOf(state)
    const choices = here.length === 1 ? [here] : [[], ...here.map((code) => [code])]
    return fc.record({ state: fc.constant(state), meridians: fc.constantFrom(...choices) })
  }),
  fc
    .constantFrom(
      [],
      ['04', '46'],
      ...meridians.filter(({ states }) => states.length > 0).map(({ code }) => [code]),
    )
    .map((codes) => ({ meridians: codes })),
)

const describedProperty = fc
  .tuple(place, measure(['N', 'S']), measure(['E', 'W']), tail)
  .map(([where, township, range, { section, aliquots, lots }]): LegalDescription => {
    const bare = 'state' in where && notPlssStates[where.state] !== undefined
    const { direction: _, ...townshipOnly } = township
    const { direction: __, ...rangeOnly } = range
    return {
      ...where,
      township: bare ? townshipOnly : township,
      range: bare ? rangeOnly : range,
      ...(section === undefined ? {} : { section }),
      aliquots,
      lots,
    }
  })

describe('formatLegalDescription', () => {
  it('formats a description as text that parses back to the same description', () => {
    fc.assert(
      fc.property(describedProperty, (description) => {
        const text = formatLegalDescription(description)
        expect(parseLegalDescription(text), text).toMatchObject({ kind: 'description', description })
        const again = parseLegalDescription(text)
        expect(again.kind === 'description' && again.description).toEqual(description)
      }),
      { numRuns: tries(500) },
    )
  })

  it('reads an identifier of Wisconsin with the section number at the end', () => {
    expect(parseLegalDescription('WI460120N0080E0SN14, NE1/4')).toMatchObject({
      kind: 'description',
      description: { section: 14, plssid: 'WI460120N0080E0SN14', aliquots: ['NE'] },
    })
    expect(parseLegalDescription('WI460120N0080E0SN03ASWSE')).toMatchObject({
      description: { section: 3, plssid: 'WI460120N0080E0SN03', aliquots: ['SW', 'SE'] },
    })
  })

  it('reads an identifier together with the description beside it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states.filter(({ code }) => meridiansOf(code).length > 0).map(({ code }) => code)),
        measure(['N', 'S']),
        measure(['E', 'W']),
        tail,
        fc.boolean(),
        (state, township, range, { section, aliquots, lots }, whole) => {
          const meridian = meridiansOf(state)[0] ?? ''
          const number = String(section).padStart(2, '0')
          const named =
            whole && section !== undefined ? { section: { type: 'SN', number, duplicate: '0' } } : {}
          const plssid = formatPlssId({ state, meridian, township, range, duplicate: '0', ...named })
          const described = { state, meridians: [meridian], township, range, aliquots, lots, plssid }
          const description = section === undefined ? described : { ...described, section }
          const again = parseLegalDescription(formatLegalDescription(description))
          expect(again.kind === 'description' && again.description).toEqual(description)
        },
      ),
    )
  })

  it('formats a description as on a plat', () => {
    const parsed = parseLegalDescription('14-2N-3E swne lot 2 idaho')
    expect(parsed.kind === 'description' && formatLegalDescription(parsed.description)).toBe(
      'Lot 2, SW¼ NE¼, Sec. 14, T. 2 N., R. 3 E., Boise Meridian, Idaho',
    )
  })

  it('formats every corpus description so that it parses to the same fields', () => {
    for (const { rows } of corpus) {
      for (const [text] of rows) {
        const parsed = parseLegalDescription(text)
        if (parsed.kind !== 'description') continue
        const again = parseLegalDescription(formatLegalDescription(parsed.description))
        expect(again.kind === 'description' && again.description, text.slice(0, 80)).toEqual(
          parsed.description,
        )
      }
    }
  })

  it('parses any text without throwing or returning NaN', () => {
    const piece = fc.constantFrom(
      'T',
      'R',
      'N',
      'S',
      'E',
      'W',
      '2',
      '14',
      '½',
      '1/2',
      '/',
      '.',
      ',',
      '(',
      ')',
      ' ',
      'Sec',
      'NE',
      'Lot',
      'PM',
      'Idaho',
      '6th',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 30 }).map((all) => all.join('')),
        ),
        (text) => {
          const parsed = parseLegalDescription(text)
          if (parsed.kind !== 'description') return
          const { township, range, section } = parsed.description
          expect(
            [township.number, range.number, section ?? 1].every((value) => value >= 0 && value < 200),
          ).toBe(true)
        },
      ),
      { numRuns: tries(2000) },
    )
  })
})

describe('order of the parts', () => {
  const spellings = [
    ['T2N', 'T. 2 N.', 'Township 2 North', 'Twp 2N'],
    ['R3E', 'R. 3 E.', 'Range 3 East', 'Rge 3E'],
    ['Sec 14', 'Sec. 14', 'Section 14', 'Section Fourteen (14)'],
    ['SW1/4 NE1/4', 'SW¼NE¼', 'SWNE', 'S. W. 1/4 of N. E. 1/4'],
    ['Boise Meridian', 'B.M.', 'BM', 'B. M.'],
    ['Idaho', 'Ada County, Idaho', 'State of Idaho', 'Ida.'],
  ]

  it('ignores the order of the parts and the separators between them', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 })
    const choices = fc.array(fc.nat(3), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(order, choices, fc.constantFrom(' ', ', ', '; ', '\n'), (places, choice, between) => {
        const text = places.map((place) => spellings[place]?.[choice[place] ?? 0]).join(between)
        expect(outcome(parseLegalDescription(text)), text).toBe('ID T2N R3E S14 SW.NE M08')
      }),
      { numRuns: tries(1000) },
    )
  })
})

describe('part that can be drawn', () => {
  it.each([
    ['SW1/4 NE1/4 Sec 14 T2N R3E', ['SW', 'NE']],
    ['the north half of the southeast quarter of section 9, T2N R3E', ['N2', 'SE']],
    ['N1/2 Sec 14 T2N R3E', ['N2']],
    ['SWSWNE Sec 14-T2N-R3E', ['SW', 'SW', 'NE']],
    ['CA210060S0360E0SN350ASWSE', ['SW', 'SE']],
    ['W 1/2 of SE 1/4 & E 1/2 of SW 1/4, Sec. 21, T2N R3E', []],
    ['N2NW4, SE4 Sec 8 T30S R10W', []],
    ['NE1/4 and S1/2 Sec 14 T2N R3E', []],
    ['Lot 2, SW1/4 Sec 14 T2N R3E', []],
    ['SW1/4 T2N R3E', []],
    ['Sec 14 T2N R3E', []],
  ])('finds the drawable part, if any, of %s', (text, part) => {
    expect(parseLegalDescription(text)).toMatchObject({ kind: 'description', part })
  })
})

describe('meridian without the word "meridian"', () => {
  const stateNames = ['LOUISIANA', 'MICHIGAN', 'MONTANA', 'NEW MEXICO', 'NM', 'N MEX', 'WASHINGTON']
  const bare = meridians
    .filter(({ states }) => states.length > 0)
    .flatMap(({ names }) => names)
    .filter((name) => !stateNames.includes(name))
  const around = fc.constantFrom<(name: string) => string>(
    (name) => `T2S R3W sec 14 ${name}`,
    (name) => `sec 14 T2S R3W ${name.toLowerCase()}`,
    (name) => `${name}, T2S R3W, sec 14`,
    (name) => `sec 14, Township 2 South, Range 3 West of the ${name}`,
  )

  it('recognizes the name of a meridian without the word "meridian"', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bare), around, (name, spell) => {
        const parsed = parseLegalDescription(spell(name))
        expect(parsed, spell(name)).toMatchObject({
          kind: 'description',
          description: { meridians: findMeridians(name), section: 14 },
        })
      }),
      { numRuns: tries(500) },
    )
  })

  it('asks for the meridian if the named meridian is not used in the state', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bare),
        fc.constantFrom(...states.filter(({ code }) => meridiansOf(code).length > 0)),
        (name, { code, name: state }) => {
          const parsed = parseLegalDescription(`T2S R3W sec 14, ${name}, ${state}`)
          const here = findMeridians(name).filter((each) => isUsedIn(each, code))
          if (here.length === 0) expect(parsed).toMatchObject({ kind: 'question', field: 'meridian' })
          else if (parsed.kind === 'description') expect(parsed.description.meridians).toEqual(here)
        },
      ),
      { numRuns: tries(500) },
    )
  })

  it.each([
    ['T2N R3E near Boise', ['Boise']],
    ['T2N R3E, 5 miles north of Boise', ['Boise']],
    ['T2N R3E Sec 14 Boise Cascade tract', ['Boise Cascade']],
    ['T2N R3E Sec 14, Ada County, Idaho', ['Ada County']],
    ['T2N R3E Sec 14, County of Ada, State of Idaho', ['Ada County']],
    ['T2N R68W, Weld Co', ['Weld County']],
    ['T2N R3E Sec 14 Provo', ['Provo']],
    ['T2N R3E Sec 14, Boise', []],
    ['T2N R3E Sec 14, Boise Meridian, Idaho', []],
    ['Beginning at a stone, thence North 20 feet to a pin in Sec 14 T2N R3E', []],
  ])('lists the place names that are not a meridian as unused: %s', (text, unused) => {
    const parsed = parseLegalDescription(text)
    expect(parsed.kind === 'description' && parsed.unused).toEqual(unused)
  })

  it('returns a clarifying question if a named meridian contradicts the identifier', () => {
    expect(parseLegalDescription('ID080020N0030E0 Willamette')).toMatchObject({ kind: 'question' })
    expect(parseLegalDescription('ID080020N0030E0, 6th P.M.')).toMatchObject({ kind: 'question' })
    expect(parseLegalDescription('ID080020N0030E0, Boise Meridian')).toMatchObject({ kind: 'description' })
  })
})

describe('meridians by name', () => {
  it('finds each meridian by its own name in each of its states', () => {
    for (const { code, name, states: of } of meridians) {
      for (const state of of)
        expect(findMeridians(`${name} Meridian`, state), `${name} ${state}`).toEqual([code])
    }
  })
})
