import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type PublishedRollRow, rollValues } from '@/connectors/us-florida-parcels/public'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { ParcelColumnsTable } from './parcel-columns-table'
import { ParcelLandFacts } from './parcel-land-facts'
import { describeSurvey, ParcelPlaceFacts, surveyQuestion } from './parcel-place-facts'
import { ParcelSaleFacts } from './parcel-sale-facts'
import { ParcelValueFacts } from './parcel-value-facts'

const recorded: PublishedRollRow = {
  PARCEL_ID: '082S305005000002',
  CO_NO: 27,
  ASMNT_YR: 2026,
  DOR_UC: '086',
  PA_UC: '10',
  JV: 72680,
  AV_SD: 72680,
  AV_NSD: 65565,
  TV_SD: 0,
  TV_NSD: 0,
  JV_HMSTD: 0,
  LND_VAL: 71400,
  SPEC_FEAT_: 1280,
  LND_SQFOOT: 35702,
  DT_LAST_IN: 1125,
  IMP_QUAL: ' ',
  CONST_CLAS: 0,
  EFF_YR_BLT: 0,
  ACT_YR_BLT: 0,
  NO_RES_UNT: 0,
  SALE_PRC1: 0,
  SALE_YR1: 0,
  QUAL_CD1: ' ',
  PUBLIC_LND: 'C',
  TWN: '02S',
  RNG: '30W',
  SEC: '8',
  PHY_ADDR1: '4109 N PALAFOX ST',
  PHY_CITY: 'PENSACOLA',
  PHY_ZIPCD: 32505,
}

const sold: PublishedRollRow = {
  ...recorded,
  SALE_PRC1: 310000,
  SALE_YR1: 2024,
  SALE_MO1: '05',
  QUAL_CD1: '01',
  VI_CD1: 'I',
  M_PAR_SAL1: ' ',
  OR_BOOK1: '8123',
  OR_PAGE1: '0044',
  SALE_PRC2: 100,
  SALE_YR2: 2019,
  SALE_MO2: ' ',
  QUAL_CD2: '11',
  VI_CD2: 'V',
  M_PAR_SAL2: 'C',
}

function factsOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<span popover.*?<\/span>/g, '')
    .replace(/<\/dt>/g, ': ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\(definition\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ :/g, ':')
}

describe('ParcelValueFacts', () => {
  const text = factsOf(<ParcelValueFacts values={rollValues(recorded)} />)

  it('shows the kinds of value and the levies separately, and shows 0 for an exempt parcel', () => {
    expect(text).toContain('Just value: $72,680 The county’s assessment as of January 1, 2026. Not a price.')
    expect(text).toContain('Assessed value: $65,565 For school levies $72,680')
    expect(text).toContain('Taxable value: $0 For school levies $0')
    expect(text).toContain('Homestead portion: None on this roll')
  })

  it('lists the building value as not published', () => {
    expect(text).toContain('Not published on this roll: building value.')
    expect(text).not.toContain('1,280 $')
  })

  it('lists missing values as not published instead of showing 0', () => {
    const unknown = factsOf(<ParcelValueFacts values={rollValues({ ...recorded, JV: 0, AV_NSD: 0 })} />)
    expect(unknown).toMatch(/Not published on this roll: just value; taxable value; building value\./)
    expect(unknown).not.toContain('Just value:')
    expect(unknown).toContain('Assessed value: For school levies $72,680')
  })
})

describe('ParcelSaleFacts', () => {
  it('reports that no sale is recorded instead of showing a price of 0', () => {
    expect(factsOf(<ParcelSaleFacts values={rollValues(recorded)} />)).toMatch(/No sale is on this roll/)
    expect(factsOf(<ParcelSaleFacts values={rollValues(recorded)} />)).not.toContain('$')
  })

  it('shows the code, the book and the page of each sale, and a note on a doubtful sale', () => {
    const text = factsOf(<ParcelSaleFacts values={rollValues(sold)} />)
    expect(text).toContain('May 2024')
    expect(text).toContain('$310,000')
    expect(text).toContain('01: qualified, a sale between independent parties')
    expect(text).toContain('not by a list of the roll')
    expect(text).toContain('I: Land with a building when it was sold')
    expect(text).toContain('book 8123, page 0044')
    expect(text).toMatch(/ 2019 .*\$100/)
    expect(text).toContain('usually a formality of the deed')
    expect(text).toContain('Not decoded here')
    expect(text).toContain('Several parcels were sold for this price (C)')
  })
})

describe('ParcelLandFacts', () => {
  it('decodes the use, marks derived acres, and treats year 0 as unknown', () => {
    const text = factsOf(<ParcelLandFacts values={rollValues(recorded)} />)
    expect(text).toContain('Counties (code 086)')
    expect(text).toContain('County code 10')
    expect(text).toContain('Land area: 35,702 square feet')
    expect(text).toContain('0.82 acres, derived by us')
    expect(text).toMatch(/Not published on this roll: year built; effective year built;/)
    expect(text).not.toContain('Year built:')
    expect(text).toContain('November 2025')
  })

  it('labels the effective year built as such, and does not describe a tower as one home', () => {
    const text = factsOf(
      <ParcelLandFacts
        values={rollValues({ ...recorded, ACT_YR_BLT: 1925, EFF_YR_BLT: 2015, NO_RES_UNT: 312 })}
      />,
    )
    expect(text).toContain('Year built: 1925')
    expect(text).toContain('2015 Not the year in which it was built.')
    expect(text).toContain('312 A whole building can be one parcel')
  })
})

describe('ParcelPlaceFacts', () => {
  it('names county, public owner and section, and links to the section', () => {
    const text = factsOf(<ParcelPlaceFacts values={rollValues(recorded)} />)
    expect(text).toContain('Escambia Number 27')
    expect(text).toContain('Owned by the county (C)')
    expect(text).toContain('Township 02S, range 30W, section 8')
    expect(renderToStaticMarkup(<ParcelPlaceFacts values={rollValues(recorded)} />)).toContain(
      'href="/land?q=Sec.',
    )
  })

  it('formats a section description that our own parser understands', () => {
    const parsed = parseLegalDescription(surveyQuestion(rollValues(recorded)) ?? '')
    expect(parsed).toMatchObject({
      kind: 'description',
      description: {
        section: 8,
        township: { number: 2, direction: 'S' },
        range: { number: 30, direction: 'W' },
        meridians: ['29'],
      },
    })
  })

  it('formats no section description for land that was not surveyed by sections', () => {
    expect(surveyQuestion(rollValues({ ...recorded, SEC: '00G' }))).toBeUndefined()
    expect(describeSurvey(rollValues({ ...recorded, SEC: ' ', RNG: ' ' }))).toBe('Township 02S')
    expect(describeSurvey({})).toBe('')
  })
})

describe('ParcelColumnsTable', () => {
  it('shows every column, including a column that we do not describe', () => {
    const markup = renderToStaticMarkup(<ParcelColumnsTable attributes={{ ...recorded, ORIG_FID: 7 }} />)
    for (const name of Object.keys(recorded)) expect(markup).toContain(`<code>${name}</code>`)
    expect(markup).toContain('<code>ORIG_FID</code>')
    expect(markup).toContain('Not described here')
    expect(markup).toContain('which the roll also writes for unknown')
    expect(markup).toContain('Blank')
    expect(markup).not.toContain('style=')
  })
})
