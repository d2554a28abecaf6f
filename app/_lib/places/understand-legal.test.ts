import { describe, expect, it } from 'vitest'
import { createApp } from '@/connectors/engine'
import { describeUnlocatable } from '@/lib/survey/describe-unlocatable'
import { meridians } from '@/lib/survey/meridians'
import type { EngineCaller } from '../read/reading-scope'
import { findPoint } from './find-point'
import { resolveLegal } from './understand-legal'

const app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const call = ((connector, method, params) =>
  app.engine.call(connector, method, params, { internal: true })) as EngineCaller
const understand = (text: string) => resolveLegal(text, {}, call)

async function idOf(text: string): Promise<string> {
  const place = await understand(text)
  if (place.kind === 'section') return place.id
  return place.kind === 'places' ? place.outlines.features.map(({ id }) => id).join(' ') : place.kind
}

describe('names in a legal description', () => {
  it('the name of a meridian in the text selects that meridian', async () => {
    expect(await idOf('T3N R2E sec 15 Boise')).toBe('ID080030N0020E0SN150')
    const half = await understand('T1 1/2N R2E sec 3 Boise')
    expect(half).toMatchObject({ kind: 'places', outlines: { count: 0 } })
    expect(half.kind === 'places' && half.notes).toContain('“Boise” is read as the Boise Meridian.')
  })

  it('a name of a meridian that contradicts the state leads to a question', async () => {
    expect(await understand('T3N R2E sec 15 Idaho Willamette')).toMatchObject({
      kind: 'question',
      question: { field: 'meridian', question: expect.stringContaining('not surveyed from the Willamette') },
    })
  })

  it('a description with a meridian never resolves to a place of another meridian', async () => {
    for (const { code, names, states } of meridians) {
      if (states.length === 0) continue
      for (const name of names.filter((each) => !stateNames.has(each))) {
        const place = await understand(`T2S R3W sec 14 ${name}`)
        const ids =
          place.kind === 'section'
            ? [place.id]
            : place.kind === 'places'
              ? place.outlines.features.map(({ id }) => id)
              : []
        for (const id of ids) expect(namesakes(name), `${name} ${code}`).toContain(id.slice(2, 4))
      }
    }
  })

  it('an unused name is reported as a doubt if only the township, range and section numbers determine the place', async () => {
    const place = await understand('T1 1/2N R2E sec 3 Frobisher')
    expect(place).toMatchObject({ kind: 'places', outlines: { count: 1 } })
    expect(place.kind === 'places' && place.doubt).toContain('Frobisher was not used')
    expect(place.kind === 'places' && place.notes).toContain('Not used: Frobisher.')
  })

  it('an unused name is listed in the notes of the section that the other parts determine', async () => {
    const place = await understand('Lincoln, Montana: T14N R8W Sec 23')
    expect(place.kind === 'section' && place.notes).toContain('Not used: Lincoln.')
  })
})

describe('descriptions without a township', () => {
  it.each([
    [
      'Lot 4, Block 7, Maple Grove Subdivision',
      'lot-and-block description. The county recorder keeps the plat',
    ],
    ['N 1/2 of Lot 5, Block 3, Sunny Acres', 'lot-and-block'],
    ['LOT 12 BLK B OAK PARK ADDN', 'lot-and-block'],
    ['Blk 3 Lot 7', 'lot-and-block'],
    [
      'BEG at the NE cor of Sec 14, th S 00°12\'30" W',
      'metes-and-bounds description starts at the NE corner of section 14. Of which township?',
    ],
    [
      'Beginning at the southwest corner of Section 9; thence N 45° E 200 feet',
      'at the SW corner of section 9',
    ],
    ["Commencing at a stone, thence N 89°15' E 1320 feet to the point of beginning", 'metes-and-bounds'],
  ])('a question explains why the description %s cannot be located', async (text, sentence) => {
    expect(await understand(text)).toMatchObject({
      kind: 'question',
      question: { question: expect.stringContaining(sentence) },
    })
    expect(await findPoint(text, 'unreadable', call)).toMatchObject({ kind: 'question' })
  })

  it.each([
    '1200 Oak Estates Dr Lot 4, Tampa, FL',
    '742 W Inkwell St, Chicago, IL',
    '12 Block St, Boise, ID',
    '300 Phase Dr Lot 2, Tampa, FL',
    'Begin Rd 5, Bozeman, MT',
  ])('describeUnlocatable returns undefined for an address: %s', (text) => {
    expect(describeUnlocatable(text)).toBeUndefined()
  })

  it('metes and bounds with a township and two sections lead to a question about the section', async () => {
    const two = await understand(
      'Beginning at the NE corner of Section 12, T2N R3E, thence N 45° E 20 feet to Section 13',
    )
    expect(two).toMatchObject({ kind: 'question', question: { field: 'section' } })
  })

  it('metes and bounds in one section resolve to the section, with a note that the courses are not drawn', async () => {
    const deed =
      "Beginning at the NW corner of Section 12, Township 3 South, Range 2 West of the Willamette Meridian, Oregon; thence N 89°15' E 1320 feet"
    const place = await understand(deed)
    expect(place.kind === 'section' && place.notes.join()).toContain('its courses are not drawn')
  })
})

describe('understandLegal with a county', () => {
  it('the county selects one of several places in different states', async () => {
    const place = await understand('T3N R2E sec 15, Ada County')
    expect(place).toMatchObject({ kind: 'section', id: 'ID080030N0020E0SN150' })
    expect(place.kind === 'section' && place.notes.join()).toContain('Only places in Ada County')
  })

  it('a county outside of the described place is reported as a doubt', async () => {
    const place = await understand('T3N R2E sec 15, Bonner County, Idaho')
    expect(place.kind === 'places' && place.doubt).toContain('Bonner County was not used')
  })
})

const stateNames = new Set(['LOUISIANA', 'MICHIGAN', 'MONTANA', 'NEW MEXICO', 'NM', 'N MEX', 'WASHINGTON'])
const namesakes = (name: string) =>
  meridians.filter(({ names }) => names.includes(name)).map(({ code }) => code)
